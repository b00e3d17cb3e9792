import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { daycareWords } from '#content/pages/daycares.ts'
import { useDeleteDaycare } from './manage-daycares.queries.ts'

type DeleteDaycareProps = {
  daycare: { id: string; name: string }
  /** Refreshes the page. */
  onDeleted: () => Promise<unknown>
  /** Adds an undo button to the toast, for a page without another way to restore the daycare. */
  onUndo?: () => Promise<unknown>
  onClose: () => void
}

/** Asks for the name to be typed. `SessionKeeper` asks for a proof of identity when the last one is too old. */
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
