import { fullName } from '#app/domain/full-name.ts'
import { ofName } from '#app/lib/french/grammar.ts'
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { managerWords } from '#content/pages/managers.ts'
import { OrphanedDaycares } from './daycare-picker.tsx'
import { useDeleteManager, useRestoreManager } from './functions.ts'
import type { PresetManager } from './schema.ts'

/** Confirms the deletion. When she is the only manager of a daycare, her name must be typed. */
export function DeleteManager({ manager, onClose }: { manager: PresetManager; onClose: () => void }) {
  const remove = useDeleteManager()
  const restore = useRestoreManager()
  const name = fullName(manager)
  const orphaned = manager.daycares.filter(({ isOnlyManager }) => isOnlyManager)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Supprimer ${name}?`}
      confirmLabel={`Supprimer ${name}`}
      {...(orphaned.length > 0 && { typedText: name })}
      onConfirm={async () => {
        await remove.mutateAsync({ managerId: manager.id, leaves: orphaned.map(({ id }) => id) })
        notify.success(managerWords.deleted(ofName(name)), {
          undo: () => restore.mutateAsync(manager.id),
          undone: 'Compte rétabli',
        })
      }}
    >
      <div className="flex flex-col gap-4">
        <OrphanedDaycares daycares={orphaned} />
        <p>{managerWords.deleteEffect}</p>
      </div>
    </ConfirmDialog>
  )
}
