import { useState } from 'react'
import { notify } from '#app/ui/feedback/toast.tsx'
import { useRemoveReview, useSaveReview } from '../queries.ts'
import type { NoteInput, Review } from '../schema.ts'

const WITHOUT_NOTE: NoteInput = { note: '', visible: false }

/** Marks an attempt as reviewed, with a note or without, takes that back, and takes the taking back back. */
export function useReview(quizId: string, review: Review | null) {
  const { mutateAsync: save, isPending: isSaving } = useSaveReview()
  const { mutateAsync: remove, isPending: isRemoving } = useRemoveReview()
  const [failure, setFailure] = useState<unknown>(null)
  const version = review?.version ?? 0

  const attempted = async (work: () => Promise<void>): Promise<boolean> => {
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
    mark: () =>
      attempted(async () => {
        const stored = await save({ quizId, version, ...WITHOUT_NOTE })
        notify.success('Quiz marqué comme revu', {
          id: quizId,
          undo: () => remove({ quizId, version: stored.version }),
        })
      }),
    write: (words: NoteInput) =>
      attempted(async () => {
        await save({ quizId, version, ...words })
        notify.success(words.visible ? 'Note enregistrée, visible par la personne' : 'Note enregistrée', { id: quizId })
      }),
    unmark: () =>
      attempted(async () => {
        if (!review) return
        await remove({ quizId, version })
        const { note, visible } = review
        notify.success(note ? 'Marque et note retirées' : 'Marque retirée', {
          id: quizId,
          undo: () => save({ quizId, version: 0, note, visible }),
        })
      }),
  }
}
