import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import type { ListedDaycare } from '../schema.ts'
import { useDeleteAnyDaycare, useRestoreAnyDaycare } from './admin-daycares.queries.ts'

/** Asks for the name; who is there is asked by the frame of the page when the last proof is too old. */
export function DeleteAnyDaycare({ daycare: { id, name }, onClose }: { daycare: ListedDaycare; onClose: () => void }) {
  const remove = useDeleteAnyDaycare()
  const restore = useRestoreAnyDaycare()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Supprimer ${name}?`}
      confirmLabel={`Supprimer ${name}`}
      typedText={name}
      onConfirm={async () => {
        await remove.mutateAsync({ daycareId: id, name })
        notify.success(`${name} est supprimé`, { undo: () => restore.mutateAsync(id), undone: `${name} est rétabli` })
      }}
    >
      Son équipe n’y entre plus. Vous pouvez le rétablir pendant 30 jours; ensuite, tout ce qui s’y trouve est effacé.
    </ConfirmDialog>
  )
}
