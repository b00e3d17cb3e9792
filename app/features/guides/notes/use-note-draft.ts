import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { keptStore } from '#app/lib/kept/kept-store.ts'

// What is longer than the server takes is still hers to shorten.
const noteDrafts = keptStore('guide-note', z.object({ text: z.string(), seen: z.nullable(z.number()) }))

/** Whether this device keeps a text that was not saved, for a field that opens on demand. */
export const hasNoteDraft = (owner: string, id: string): boolean => noteDrafts.find(owner, id) !== null

type NoteDraftOptions = {
  /** Of `useGuarded`. */
  base: { read: () => number | null; resume: (version: number | null) => void }
  /** The page went away before this text was saved. */
  onRestored: (text: string) => void
}

/**
 * Keeps the text of a note on this device until it is saved.
 * @param owner the daycare and the person whose note it is
 */
export function useNoteDraft(owner: string | null, id: string, { base, onRestored }: NoteDraftOptions) {
  const restore = useEffectEvent(() => {
    const kept = noteDrafts.find(owner, id)?.value
    if (!kept) return
    base.resume(kept.seen)
    onRestored(kept.text)
  })
  useEffect(() => restore(), [])
  return {
    keep: (text: string) => noteDrafts.keep(owner, id, { text, seen: base.read() }),
    /** @param saved forgets this text only: more may have been written while it was sent */
    forget: (saved?: string) => {
      if (saved === undefined || noteDrafts.find(owner, id)?.value.text.trim() === saved) noteDrafts.forget(owner, id)
    },
  }
}
