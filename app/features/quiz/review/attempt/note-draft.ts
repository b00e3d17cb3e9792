import { useEffect, useState } from 'react'
import type { NoteInput } from '../schema.ts'

const keyOf = (quizId: string) => `brindille.review-note.${quizId}`

function read(quizId: string): NoteInput | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(quizId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('note' in kept) || !('visible' in kept)) return null
    return typeof kept.note === 'string' ? { note: kept.note, visible: kept.visible === true } : null
  } catch {
    return null
  }
}

function write(quizId: string, draft: NoteInput | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(quizId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(quizId))
  } catch {
    // A browser that keeps nothing keeps the page at least.
  }
}

/**
 * A note being written: it outlives a reload and an ended session, in this tab only, because others may use the device.
 * `null` when there is nothing that is not saved.
 */
export function useNoteDraft(quizId: string): [draft: NoteInput | null, setDraft: (draft: NoteInput | null) => void] {
  const [draft, setDraft] = useState<NoteInput | null>(null)
  useEffect(() => setDraft(read(quizId)), [quizId])
  return [
    draft,
    (next) => {
      write(quizId, next)
      setDraft(next)
    },
  ]
}
