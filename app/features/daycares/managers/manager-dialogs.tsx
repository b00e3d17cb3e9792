import { fullName } from '#app/domain/full-name.ts'
import { EndSessionsDialog } from '#app/features/account/session/end-sessions-dialog.tsx'
import { ofName } from '#app/lib/french/grammar.ts'
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { LinkDialog } from '#app/ui/dialog/link-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { managerWords } from '#content/pages/managers.ts'
import { AddManager } from './add-manager.tsx'
import { DeleteManager } from './delete-manager.tsx'
import { EditManager } from './edit-manager.tsx'
import { useManagerLink, useRemoveSecondFactor } from './functions.ts'
import type { PresetManager } from './schema.ts'

export type ManagerDialog =
  | { kind: 'add'; sendsMail: boolean }
  | { kind: 'link'; manager: PresetManager }
  | { kind: 'edit'; manager: PresetManager }
  | { kind: 'sessions'; manager: PresetManager }
  | { kind: 'secondFactor'; manager: PresetManager }
  | { kind: 'delete'; manager: PresetManager }

/** The dialog that is open over the list. */
export function ManagerDialogs({ dialog, onClose }: { dialog: ManagerDialog; onClose: () => void }) {
  if (dialog.kind === 'add') return <AddManager sendsMail={dialog.sendsMail} onClose={onClose} />
  const { manager } = dialog
  if (dialog.kind === 'edit') return <EditManager manager={manager} onClose={onClose} />
  if (dialog.kind === 'delete') return <DeleteManager manager={manager} onClose={onClose} />
  if (dialog.kind === 'sessions')
    return <EndSessionsDialog userId={manager.id} name={fullName(manager)} onClose={onClose} />
  if (dialog.kind === 'secondFactor') return <RemoveSecondFactor manager={manager} onClose={onClose} />
  return <ManagerLink manager={manager} onClose={onClose} />
}

/** Takes the second factor of a manager away, who has lost her device. */
function RemoveSecondFactor({ manager, onClose }: { manager: PresetManager; onClose: () => void }) {
  const remove = useRemoveSecondFactor()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={managerWords.removeFactorTitle(ofName(fullName(manager)))}
      confirmLabel={managerWords.removeFactor}
      onConfirm={async () => {
        await remove.mutateAsync(manager.id)
        notify.success(managerWords.factorRemoved)
      }}
    >
      <p>{managerWords.removeFactorEffect}</p>
    </ConfirmDialog>
  )
}

/** A link to show, for when e-mail cannot be used. */
function ManagerLink({ manager, onClose }: { manager: PresetManager; onClose: () => void }) {
  const makeLink = useManagerLink()
  return <LinkDialog name={fullName(manager)} makeLink={() => makeLink(manager.id)} onClose={onClose} />
}
