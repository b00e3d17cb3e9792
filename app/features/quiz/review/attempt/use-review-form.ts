import { useState } from 'react'
import * as z from 'zod/mini'
import { keptStore, useDraft } from '#app/lib/kept/kept-store.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { useChildDataCheck } from '#app/ui/form/use-child-data-check.ts'
import { NOTE_LIMIT, reviewSentences } from '#content/pages/quiz-reviews.ts'
import { useRemoveReview, useSaveReview } from '../queries.ts'
import type { AttemptReview } from '../schema.ts'

// Without the length limit of the server: a draft that is too long is kept until it is shortened.
const noteDrafts = keptStore('review-note', z.object({ note: z.string(), visible: z.boolean() }))

export type ReviewForm = ReturnType<typeof useReviewForm>

/**
 * The review of an attempt as it is being written. The note is a draft on the device until it is saved; a text that may
 * identify a child is asked about first. What saves resolves to whether the review is stored; otherwise `failure` is set.
 */
export function useReviewForm({ id: quizId, review }: AttemptReview, userId: string) {
  const { mutateAsync: saveReview, isPending: isSaving } = useSaveReview()
  const { mutateAsync: removeReview, isPending: isRemoving } = useRemoveReview()
  const [failure, setFailure] = useState<unknown>(null)
  const [draft, setDraft] = useDraft(noteDrafts, userId, quizId)
  const warning = useChildDataCheck()
  const version = review?.version ?? 0
  const stored = { note: review?.note ?? '', visible: review?.visible ?? false }
  const fields = draft ?? stored
  const note = fields.note.trim()
  const isTooLong = note.length > NOTE_LIMIT
  const isMissing = !note && !stored.note
  const isBusy = isSaving || isRemoving

  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setFailure(null)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(error)
      return false
    }
  }
  const markAsReviewed = async () => {
    const marked = await saveReview({ quizId, version, note: '', visible: false })
    notify.success('Quiz marqué comme revu', {
      id: quizId,
      undo: () => removeReview({ quizId, version: marked.version }),
    })
  }
  const saveNote = async () => {
    await saveReview({ quizId, version, note, visible: fields.visible })
    const saved = fields.visible ? 'Note enregistrée, visible par la personne' : 'Note enregistrée'
    notify.success(saved, { id: quizId })
  }
  const store = () =>
    run(async () => {
      await (isMissing ? markAsReviewed() : saveNote())
      setDraft(null)
    })
  const save = async (): Promise<boolean> => {
    if (isTooLong || isBusy || (note && !(await warning.check(note)))) return false
    return store()
  }
  /** After the warning: the text is kept as it is. */
  const keepAndSave = (): Promise<boolean> => {
    warning.allow(note)
    return store()
  }
  /** Takes back the mark, and the note with it. */
  const remove = () =>
    run(async () => {
      await removeReview({ quizId, version })
      notify.success(stored.note ? 'Marque et note retirées' : 'Marque retirée', {
        id: quizId,
        undo: () => saveReview({ quizId, version: 0, ...stored }),
      })
    })
  return {
    fields,
    setFields: setDraft,
    isTooLong,
    noteError: isTooLong ? reviewSentences.noteTooLong : isMissing ? reviewSentences.noteMissing : undefined,
    warning,
    isBusy,
    failure,
    save,
    keepAndSave,
    remove,
  }
}
