import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import CircleUser from 'lucide-react/icons/circle-user'
import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import { useTransition } from 'react'
import { ROLE_LABELS } from '#content/labels.ts'
import { Avatar } from '../avatar.tsx'
import { Icon } from '../icon.tsx'
import { PopoverPanel } from '../popover/popover.tsx'
import { usePopover } from '../popover/use-popover.ts'
import { Spinner } from '../spinner.tsx'
import { TextSizeSwitcher, ThemeSwitcher } from '../theme/display-settings.tsx'
import type { AppShellProps } from './app-shell.tsx'

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-2 text-left text-ink text-sm no-underline hover:bg-sunken'

/** Who is signed in, how the page looks, password, way out. `compact`: the initials only. */
export function AccountMenu({
  user,
  onLogout,
  detail,
  compact = false,
}: Pick<AppShellProps, 'user' | 'onLogout'> & {
  compact?: boolean /** Under the name. */
  detail?: string | null | undefined
}) {
  const panel = usePopover({ align: compact ? 'end' : 'start' })
  const [leaving, start] = useTransition()
  const fullName = `${user.firstName} ${user.lastName}`
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
        <span className="sr-only">Compte de {fullName}</span>
        <Avatar firstName={user.firstName} lastName={user.lastName} />
        {!compact && (
          <>
            <span aria-hidden="true" className="min-w-0 flex-1 text-sm leading-5">
              <span className="block truncate font-semibold">{fullName}</span>
              <span className="block truncate text-ink-2">{detail ?? ROLE_LABELS[user.role]}</span>
            </span>
            <Icon as={ChevronsUpDown} size={16} className="text-ink-2" />
          </>
        )}
      </button>
      <PopoverPanel popover={panel} label="Compte">
        <p className="font-semibold">{fullName}</p>
        <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">{user.email}</p>
        <p className="text-ink-2 text-sm">{ROLE_LABELS[user.role]}</p>
        <div className="my-4 flex flex-col gap-4 border-line border-y py-4">
          <ThemeSwitcher />
          <TextSizeSwitcher />
        </div>
        <Link to="/account" onClick={panel.close} className={entry}>
          <Icon as={CircleUser} className="text-ink-2" />
          Mon compte
        </Link>
        <Link to="/change-password" onClick={panel.close} className={entry}>
          <Icon as={KeyRound} className="text-ink-2" />
          Changer de mot de passe
        </Link>
        <button
          type="button"
          aria-busy={leaving || undefined}
          onClick={() => start(async () => void (await onLogout()))}
          className={entry}
        >
          {leaving ? <Spinner /> : <Icon as={LogOut} className="text-ink-2" />}
          Se déconnecter
        </button>
      </PopoverPanel>
    </>
  )
}
