import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { daycareWords } from '#content/pages/daycares.ts'
import type { DaycareSummary } from '../schema.ts'
import { useDeleteDaycare } from './manage-daycares.queries.ts'

type DeleteDaycareDialogProps = { daycare: DaycareSummary; onClose: () => void }

/** The name typed back: nobody deletes a daycare by a slip. Who is there is asked by the frame of the page. */
export function DeleteDaycareDialog({ daycare: { id: daycareId, name }, onClose }: DeleteDaycareDialogProps) {
  const remove = useDeleteDaycare()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={daycareWords.deleteTitle(name)}
      confirmLabel={`Supprimer ${name}`}
      typedText={name.trim()}
      onConfirm={async () => {
        await remove.mutateAsync({ daycareId, name })
        notify.success(daycareWords.removed(name))
      }}
    >
      {daycareWords.deleteEffect}
    </ConfirmDialog>
  )
}
