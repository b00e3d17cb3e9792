import { useNavigate } from '@tanstack/react-router'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lastSearch } from '../library/list-memory.ts'
import { useDeleteActivity, useForgetActivity, useRestoreActivity } from '../library/queries.ts'

/** Deletes without confirmation, goes back to the list, and offers to undo. */
export function DeleteActivity({ activityId }: { activityId: string }) {
  const navigate = useNavigate()
  const remove = useDeleteActivity()
  const restore = useRestoreActivity()
  const forget = useForgetActivity()

  const deleteIt = async () => {
    await remove.mutateAsync(activityId)
    await navigate({ to: '/activities', search: lastSearch() })
    forget(activityId)
    notify.success('Activité supprimée', {
      id: activityId,
      undo: () => restore.mutateAsync(activityId),
      undone: 'Activité rétablie',
    })
  }
  return (
    <>
      <Button
        variant="danger"
        icon={<Icon as="lucide-trash" />}
        busy={remove.isPending}
        onClick={() => deleteIt().catch(() => undefined)}
      >
        Supprimer
      </Button>
      {remove.isError && <ErrorMessage error={remove.error} />}
    </>
  )
}
