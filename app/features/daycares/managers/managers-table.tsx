import { fullName } from '#app/domain/full-name.ts'
import { longDate } from '#app/lib/dates/dates.ts'
import { ofName } from '#app/lib/french/grammar.ts'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { Tag } from '#app/ui/chips.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { EmailAddress } from '#app/ui/person.tsx'
import { Menu, MenuItem, MenuSeparator } from '#app/ui/popover/menu.tsx'
import { usePopover } from '#app/ui/popover/use-popover.ts'
import { RelativeTime } from '#app/ui/time.tsx'
import { sessionWords } from '#content/pages/auth.ts'
import { MANAGER_STATE_LABELS, managerWords } from '#content/pages/managers.ts'
import { useRestoreManager, useSendManagerLink } from './functions.ts'
import type { ManagerDialog } from './manager-dialogs.tsx'
import type { PresetManager } from './schema.ts'

type ManagersTableProps = {
  managers: PresetManager[]
  sendsMail: boolean
  onOpen: (dialog: ManagerDialog) => void
}

const COLUMNS: Column<PresetManager>[] = [
  {
    key: 'name',
    header: 'Nom',
    rowHeader: true,
    className: 'min-w-44',
    cell: (manager) => (
      <>
        {fullName(manager)}
        <span className="block font-normal text-ink-2">
          <EmailAddress address={manager.email} />
        </span>
      </>
    ),
  },
  { key: 'state', header: 'État', className: 'min-w-40', cell: (manager) => <State manager={manager} /> },
  { key: 'daycares', header: 'Milieux', className: 'min-w-48', cell: (manager) => <Daycares manager={manager} /> },
  {
    key: 'lastLogin',
    header: 'Dernière connexion',
    cell: ({ lastLogin }) => (lastLogin ? <RelativeTime date={lastLogin} /> : 'Jamais'),
  },
]

type ActionsProps = Pick<ManagersTableProps, 'sendsMail' | 'onOpen'>

const actionsColumn = (props: ActionsProps): Column<PresetManager> => ({
  key: 'actions',
  header: 'Actions',
  unlabelled: true,
  align: 'end',
  cell: (manager) => <Actions manager={manager} {...props} />,
})

export function ManagersTable({ managers, ...props }: ManagersTableProps) {
  return (
    <DataTable
      caption="Gestionnaires, par nom"
      hideCaption
      columns={[...COLUMNS, actionsColumn(props)]}
      rows={managers}
      rowKey={({ id }) => id}
    />
  )
}

function State({ manager: { state, link, deletedAt } }: { manager: PresetManager }) {
  const isWaiting = link && (state === 'invited' || state === 'opened' || state === 'expired')
  return (
    <>
      <Tag>{MANAGER_STATE_LABELS[state]}</Tag>
      {isWaiting && (
        <span className="mt-1 block text-ink-2 text-xs">
          {state === 'expired' ? 'depuis le' : 'jusqu’au'} {longDate(link.expiresAt)}
        </span>
      )}
      {deletedAt && <span className="mt-1 block text-ink-2 text-xs">le {longDate(deletedAt)}</span>}
    </>
  )
}

function Daycares({ manager: { daycares } }: { manager: PresetManager }) {
  if (daycares.length === 0) return <span className="text-ink-2">Aucun</span>
  return (
    <ul className="flex flex-col gap-1">
      {daycares.map(({ id, name, isOnlyManager }) => (
        <li key={id}>
          {name}
          {isOnlyManager && <span className="block text-ink-2 text-xs">seule gestionnaire</span>}
        </li>
      ))}
    </ul>
  )
}

function Actions({ manager, sendsMail, onOpen }: ActionsProps & { manager: PresetManager }) {
  const menu = usePopover({ align: 'end' })
  const sendLink = useSendManagerLink()
  const restoreMutation = useRestoreManager()
  const name = fullName(manager)
  const send = () =>
    sendLink.mutate(manager.id, {
      onSuccess: () => notify.success(`Lien envoyé à ${name}`, { description: managerWords.linkSent }),
      onError: (error) => notify.failure(error),
    })
  // `mutateAsync`, not callbacks of `mutate`: this row leaves the list of the deleted, and these are not called once
  // it has.
  const restoreManager = () =>
    restoreMutation
      .mutateAsync(manager.id)
      .then(() => notify.success(managerWords.restored(ofName(name))), notify.failure)
  return (
    <>
      <IconButton
        icon="lucide-ellipsis"
        label={`Actions pour ${name}`}
        aria-haspopup="menu"
        busy={sendLink.isPending || restoreMutation.isPending}
        {...menu.triggerProps}
      />
      <Menu popover={menu} label={`Actions pour ${name}`}>
        {manager.deletedAt ? (
          <MenuItem onSelect={restoreManager}>Rétablir</MenuItem>
        ) : (
          <>
            {sendsMail && <MenuItem onSelect={send}>{manager.link ? 'Renvoyer le lien' : 'Envoyer le lien'}</MenuItem>}
            <MenuItem onSelect={() => onOpen({ kind: 'link', manager })}>Montrer un lien</MenuItem>
            <MenuItem onSelect={() => onOpen({ kind: 'edit', manager })}>Modifier</MenuItem>
            {manager.lastLogin && (
              <MenuItem onSelect={() => onOpen({ kind: 'sessions', manager })}>{sessionWords.endOf}</MenuItem>
            )}
            {manager.secondFactorSince && (
              <MenuItem onSelect={() => onOpen({ kind: 'secondFactor', manager })}>
                {managerWords.removeFactor}
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem danger onSelect={() => onOpen({ kind: 'delete', manager })}>
              Supprimer
            </MenuItem>
          </>
        )}
      </Menu>
    </>
  )
}
