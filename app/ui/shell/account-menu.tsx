import { clsx } from 'clsx'
import { fullName } from '#app/domain/full-name.ts'
import { ROLE_LABELS } from '#content/labels.ts'
import { Icon } from '../icon.tsx'
import { Avatar } from '../person.tsx'
import { PopoverPanel } from '../popover/popover.tsx'
import { usePopover } from '../popover/use-popover.ts'
import { AccountPanel } from './account-panel.tsx'
import type { AppShellProps } from './shell-user.ts'

/** The signed-in person, and the menu of her account. `compact` shows the initials only. */
export function AccountMenu({
  user,
  onLogout,
  onShowKeys,
  detail,
  compact = false,
}: Pick<AppShellProps, 'user' | 'onLogout' | 'onShowKeys'> & {
  compact?: boolean
  /** Text under the name; her role by default. */
  detail?: string | null | undefined
}) {
  const panel = usePopover({ align: compact ? 'end' : 'start' })
  const name = fullName(user)
  return (
    <>
      <button
        type="button"
        {...panel.triggerProps}
        className={clsx(
          'tap flex items-center gap-3 rounded-md text-left hover:bg-sunken focus-visible:rounded-md',
          compact ? 'justify-center' : 'w-full px-3 py-2',
        )}
      >
        <span className="sr-only">Compte : {name}</span>
        <Avatar firstName={user.firstName} lastName={user.lastName} />
        {!compact && (
          <>
            <span aria-hidden="true" className="min-w-0 flex-1 text-sm leading-5">
              <span className="block truncate font-semibold">{name}</span>
              <span className="block truncate text-ink-2">{detail ?? ROLE_LABELS[user.role]}</span>
            </span>
            <Icon as="lucide-chevrons-up-down" size={16} className="text-ink-2" />
          </>
        )}
      </button>
      <PopoverPanel popover={panel} label="Compte">
        <AccountPanel user={user} onLogout={onLogout} onShowKeys={onShowKeys} onClose={panel.close} />
      </PopoverPanel>
    </>
  )
}
