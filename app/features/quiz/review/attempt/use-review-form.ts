import * as z from 'zod/mini'
import { keptStore, useDraft } from '#app/lib/kept/kept-store.ts'
import { useChildDataCheck } from '#app/ui/form/use-child-data-check.ts'
import { NOTE_LIMIT, reviewSentences } from '#content/pages/quiz-reviews.ts'
import type { AttemptReview } from '../schema.ts'
import { useReviewActions } from './use-review-actions.ts'

// Without the length limit of the server: a draft that is too long is kept until it is shortened.
const noteDrafts = keptStore('review-note', z.object({ note: z.string(), visible: z.boolean() }))

export type ReviewForm = ReturnType<typeof useReviewForm>

/**
 * The review of an attempt as it is being written. The note is a draft on the device until it is saved; a text that may
 * identify a child is asked about first. What saves resolves to whether the review is stored.
 */
export function useReviewForm({ id, review }: AttemptReview, userId: string) {
  const actions = useReviewActions(id, review)
  const [draft, setDraft] = useDraft(noteDrafts, userId, id)
  const warning = useChildDataCheck()
  const stored = { note: review?.note ?? '', visible: review?.visible ?? false }
  const fields = draft ?? stored
  const note = fields.note.trim()
  const isTooLong = note.length > NOTE_LIMIT
  const isMissing = !note && !stored.note

  const store = async (): Promise<boolean> => {
    const isStored = await (isMissing ? actions.markAsReviewed() : actions.saveNote({ note, visible: fields.visible }))
    if (isStored) setDraft(null)
    return isStored
  }
  const save = async (): Promise<boolean> => {
    if (isTooLong || actions.isBusy || (note && !(await warning.check(note)))) return false
    return store()
  }
  /** After the warning: the text is kept as it is. */
  const keepAndSave = (): Promise<boolean> => {
    warning.allow(note)
    return store()
  }
  return {
    fields,
    setFields: setDraft,
    isTooLong,
    noteError: isTooLong ? reviewSentences.noteTooLong : isMissing ? reviewSentences.noteMissing : undefined,
    warning,
    actions,
    save,
    keepAndSave,
  }
}
