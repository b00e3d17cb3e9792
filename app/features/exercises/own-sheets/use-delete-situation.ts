import { parseError } from '#app/lib/parse-error.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { useDeleteSituation, useRestoreSituation } from '../queries.ts'

/** Deletes at once and offers to take it back. `onDeleted` comes before the offer. */
export function useDeleteWithUndo(onDeleted?: () => Promise<unknown>) {
  const { mutateAsync: remove, isPending } = useDeleteSituation()
  const { mutateAsync: restore } = useRestoreSituation()
  const deleteIt = async (id: string) => {
    try {
      await remove(id)
      await onDeleted?.()
      notify.success('Fiche supprimée', { id, undo: () => restore(id), undone: 'Fiche rétablie' })
    } catch (error) {
      notify.error(parseError(error).sentence, { id })
    }
  }
  return { deleteIt, isDeleting: isPending }
}
