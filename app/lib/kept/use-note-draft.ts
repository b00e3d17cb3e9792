import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { keptStore } from './kept-store.ts'

// Without the limit of the server: a text that is too long must survive until she has shortened it.
const noteDrafts = keptStore('guide-note', z.object({ text: z.string(), seen: z.nullable(z.number()) }))

/** Whether this device has an unsaved text, for a field that opens on demand. */
export const hasNoteDraft = (owner: string, id: string): boolean => noteDrafts.find(owner, id) !== null

type NoteDraftOptions = {
  /** Of `useVersionedSave`. */
  seenVersion: { get: () => number | null; set: (version: number | null) => void }
  /** Receives a text that was not saved before the page was left. */
  onRestored: (text: string) => void
}

/**
 * Stores the text of a note on this device until it is saved.
 * @param owner the daycare and the person
 */
export function useNoteDraft(owner: string | null, id: string, { seenVersion, onRestored }: NoteDraftOptions) {
  const restore = useEffectEvent(() => {
    const kept = noteDrafts.find(owner, id)?.value
    if (!kept) return
    seenVersion.set(kept.seen)
    onRestored(kept.text)
  })
  useEffect(() => restore(), [])
  return {
    keep: (text: string) => noteDrafts.keep(owner, id, { text, seen: seenVersion.get() }),
    /** @param saved deletes the draft only if it is this text: more may have been typed during the save */
    forget: (saved?: string) => {
      if (saved === undefined || noteDrafts.find(owner, id)?.value.text.trim() === saved) noteDrafts.forget(owner, id)
    },
  }
}
