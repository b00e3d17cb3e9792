import { useState } from 'react'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Menu, MenuItem, MenuSeparator } from '#app/ui/popover/menu.tsx'
import { usePopover } from '#app/ui/popover/use-popover.ts'
import { daycareWords } from '#content/pages/daycares.ts'
import { useSelectDaycare } from '../queries.ts'
import type { ListedDaycare } from '../schema.ts'
import { anyDaycareQuery, useRefreshDaycares, useRestoreAnyDaycare } from './admin-daycares.queries.ts'

const SeatsDialog = lazyPart(() => import('./seats-dialog.tsx'), 'SeatsDialog', { isOverlay: true })
const EditDaycare = lazyPart(() => import('./edit-daycare.tsx'), 'EditDaycare', { isOverlay: true })
const DeleteDaycare = lazyPart(() => import('./delete-daycare.tsx'), 'DeleteDaycare', { isOverlay: true })

/** The superadmin's actions on one daycare. */
export function AdminDaycareMenu({ daycare }: { daycare: ListedDaycare }) {
  const menu = usePopover({ align: 'end' })
  const select = useSelectDaycare()
  const restoreMutation = useRestoreAnyDaycare()
  const refresh = useRefreshDaycares()
  const [dialog, setDialog] = useState<'edit' | 'seats' | 'delete' | null>(null)
  const { id, name, deletedAt } = daycare
  // `mutateAsync`, not callbacks of `mutate`: this row leaves the list of the deleted, and these are not called once
  // it has.
  const restoreDaycare = () =>
    restoreMutation.mutateAsync(id).then(() => notify.success(daycareWords.restored(name)), notify.failure)
  const close = () => setDialog(null)
  return (
    <>
      <IconButton
        icon="lucide-ellipsis"
        label={`Actions pour ${name}`}
        aria-haspopup="menu"
        busy={select.isPending || restoreMutation.isPending}
        {...menu.triggerProps}
      />
      <Menu popover={menu} label={`Actions pour ${name}`}>
        {!deletedAt && <MenuItem onSelect={() => select.mutate(id)}>Travailler dans ce milieu</MenuItem>}
        {deletedAt ? (
          <MenuItem onSelect={restoreDaycare}>Rétablir</MenuItem>
        ) : (
          <>
            <MenuItem onSelect={() => setDialog('edit')}>Modifier la fiche</MenuItem>
            <MenuItem onSelect={() => setDialog('seats')}>Changer le nombre de places</MenuItem>
            <MenuSeparator />
            <MenuItem danger onSelect={() => setDialog('delete')}>
              Supprimer
            </MenuItem>
          </>
        )}
      </Menu>
      {dialog === 'edit' && <EditDaycare name={name} query={anyDaycareQuery(id)} onClose={close} />}
      {dialog === 'seats' && <SeatsDialog daycare={daycare} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteDaycare
          daycare={daycare}
          onDeleted={refresh}
          onUndo={() => restoreMutation.mutateAsync(id)}
          onClose={close}
        />
      )}
    </>
  )
}
