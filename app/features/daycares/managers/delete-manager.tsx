import { ofName } from '#app/lib/french/grammar.ts'
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { managerWords } from '#content/pages/managers.ts'
import { LeftDaycares } from './daycare-picker.tsx'
import { useDeleteManager, useRestoreManager } from './queries.ts'
import type { PresetManager } from './schema.ts'

/** Says what it does and, when a daycare rests on her alone, asks for her name to be typed. */
export function DeleteManager({ manager, onClose }: { manager: PresetManager; onClose: () => void }) {
  const remove = useDeleteManager()
  const restore = useRestoreManager()
  const name = `${manager.firstName} ${manager.lastName}`.trim()
  const left = manager.daycares.filter(({ only }) => only)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Supprimer ${name}?`}
      confirmLabel={`Supprimer ${name}`}
      {...(left.length > 0 && { typedText: name })}
      onConfirm={async () => {
        await remove.mutateAsync({ managerId: manager.id, leaves: left.map(({ id }) => id) })
        notify.success(managerWords.deleted(ofName(name)), {
          undo: () => restore.mutateAsync(manager.id),
          undone: 'Compte rétabli',
        })
      }}
    >
      <div className="flex flex-col gap-4">
        <LeftDaycares daycares={left} />
        <p>{managerWords.deleteEffect}</p>
      </div>
    </ConfirmDialog>
  )
}
