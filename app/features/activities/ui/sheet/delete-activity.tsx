import { useNavigate } from '@tanstack/react-router'
import Trash2 from 'lucide-react/icons/trash-2'
import { parseError } from '#app/lib/parse-error.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Failure } from '#app/ui/inline-error.tsx'
import { notify } from '#app/ui/toast.tsx'
import { useDeleteActivity, useForgetActivity, useRestoreActivity } from '../../activities.queries.ts'
import { lastSearch } from '../library/last-search.ts'

/** Deletes at once, goes back to the list, and offers to take it back: no question before, a way out after. */
export function DeleteActivity({ activityId }: { activityId: string }) {
  const navigate = useNavigate()
  const remove = useDeleteActivity()
  const restore = useRestoreActivity()
  const forget = useForgetActivity()

  // A promise and not the callbacks of `mutate`: this component is gone when the answer comes.
  const takeBack = () =>
    restore.mutateAsync(activityId).then(
      () => notify.success('Activité rétablie', { id: activityId }),
      (error) => notify.error(parseError(error).sentence, { id: activityId }),
    )
  const deleteIt = async () => {
    await remove.mutateAsync(activityId)
    await navigate({ to: '/activities', search: lastSearch() })
    forget(activityId)
    notify.success('Activité supprimée', {
      id: activityId,
      action: { label: 'Annuler', onClick: () => void takeBack() },
    })
  }
  return (
    <>
      <Button
        variant="danger"
        icon={<Icon as={Trash2} />}
        busy={remove.isPending}
        onClick={() => deleteIt().catch(() => undefined)}
      >
        Supprimer
      </Button>
      {remove.isError && <Failure error={remove.error} />}
    </>
  )
}
