import { useState } from 'react'
import { notify } from '#app/ui/feedback/toast.tsx'
import { useRemoveReview, useSaveReview } from '../queries.ts'
import type { NoteInput, Review } from '../schema.ts'

const NO_NOTE: NoteInput = { note: '', visible: false }

/**
 * Marks an attempt as reviewed, saves a note, or removes both; the toasts offer an undo. Each action resolves to whether
 * it succeeded; otherwise `failure` is set.
 */
export function useReviewActions(quizId: string, review: Review | null) {
  const { mutateAsync: saveReview, isPending: isSaving } = useSaveReview()
  const { mutateAsync: removeReview, isPending: isRemoving } = useRemoveReview()
  const [failure, setFailure] = useState<unknown>(null)
  const version = review?.version ?? 0

  const runAction = async (work: () => Promise<void>): Promise<boolean> => {
    setFailure(null)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(error)
      return false
    }
  }
  return {
    isBusy: isSaving || isRemoving,
    failure,
    markAsReviewed: () =>
      runAction(async () => {
        const stored = await saveReview({ quizId, version, ...NO_NOTE })
        notify.success('Quiz marqué comme revu', {
          id: quizId,
          undo: () => removeReview({ quizId, version: stored.version }),
        })
      }),
    saveNote: (input: NoteInput) =>
      runAction(async () => {
        await saveReview({ quizId, version, ...input })
        notify.success(input.visible ? 'Note enregistrée, visible par la personne' : 'Note enregistrée', { id: quizId })
      }),
    remove: () =>
      runAction(async () => {
        if (!review) return
        await removeReview({ quizId, version })
        const { note, visible } = review
        notify.success(note ? 'Marque et note retirées' : 'Marque retirée', {
          id: quizId,
          undo: () => saveReview({ quizId, version: 0, note, visible }),
        })
      }),
  }
}
