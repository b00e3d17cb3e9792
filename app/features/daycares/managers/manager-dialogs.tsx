import { AddManager } from './add-manager.tsx'
import { DeleteManager } from './delete-manager.tsx'
import { EditManager } from './edit-manager.tsx'
import { ManagerLink } from './manager-link.tsx'
import type { PresetManager } from './schema.ts'

/** What is open over the list. */
export type ManagerDialog =
  | { kind: 'add' }
  | { kind: 'link'; manager: PresetManager }
  | { kind: 'edit'; manager: PresetManager }
  | { kind: 'delete'; manager: PresetManager }

/** The dialog that is open over the list. */
export function ManagerDialogs({ dialog, onClose }: { dialog: ManagerDialog; onClose: () => void }) {
  if (dialog.kind === 'add') return <AddManager onClose={onClose} />
  const { manager } = dialog
  if (dialog.kind === 'edit') return <EditManager manager={manager} onClose={onClose} />
  if (dialog.kind === 'delete') return <DeleteManager manager={manager} onClose={onClose} />
  return <ManagerLink manager={manager} onClose={onClose} />
}
