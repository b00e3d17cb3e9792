import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { daycareWords } from '#content/pages/daycares.ts'
import { useDeleteDaycare } from './manage-daycares.queries.ts'

type DeleteDaycareProps = {
  daycare: { id: string; name: string }
  /** Reads again what is on the page. */
  onDeleted: () => Promise<unknown>
  /** Where nothing on the page takes it back. */
  onUndo?: () => Promise<unknown>
  onClose: () => void
}

/** Asks for the name; who is there is asked by the frame of the page when the last proof is too old. */
export function DeleteDaycare({ daycare: { id: daycareId, name }, onDeleted, onUndo, onClose }: DeleteDaycareProps) {
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
        await onDeleted()
        notify.success(daycareWords.removed(name), onUndo && { undo: onUndo, undone: daycareWords.restored(name) })
      }}
    >
      {daycareWords.deleteEffect}
    </ConfirmDialog>
  )
}
