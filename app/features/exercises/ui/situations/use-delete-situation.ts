import { parseError } from '#app/lib/parse-error.ts'
import { notify } from '#app/ui/toast.tsx'
import { useDeleteSituation, useRestoreSituation } from '../../exercises.queries.ts'

/** Deletes at once and offers to take it back. `onDeleted` comes before the offer. */
export function useDeleteWithUndo(onDeleted?: () => Promise<unknown>) {
  const { mutateAsync: remove, isPending } = useDeleteSituation()
  const { mutate: restore } = useRestoreSituation()
  const deleteIt = async (id: string) => {
    const takeBack = () =>
      restore(id, {
        onSuccess: () => notify.success('Fiche rétablie', { id }),
        onError: (error) => notify.error(parseError(error).sentence, { id }),
      })
    try {
      await remove(id)
      await onDeleted?.()
      notify.success('Fiche supprimée', { id, action: { label: 'Annuler', onClick: takeBack } })
    } catch (error) {
      notify.error(parseError(error).sentence, { id })
    }
  }
  return { deleteIt, isDeleting: isPending }
}
