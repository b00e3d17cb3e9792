import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useTransition } from 'react'
import { PROPOSED_DAYCARES } from '#app/lib/constants.ts'
import { Spinner } from '../feedback/progress.tsx'
import { Icon } from '../icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../popover/menu.tsx'
import { usePopover } from '../popover/use-popover.ts'
import { type DaycareSelectorProps, daycareName, EVERY_DAYCARE } from './shell-user.ts'

/** The menu of those who have several daycares. */
export function DaycareSelector({ user, daycares, onSelectDaycare }: DaycareSelectorProps) {
  const menu = usePopover()
  const [busy, start] = useTransition()
  const navigate = useNavigate()
  const everywhere = user.role === 'SUPERADMIN'
  const name = daycareName(user)
  const select = (daycareId: string | undefined) => {
    if (daycareId === (user.selectedDaycareId ?? undefined)) return
    start(async () => {
      await onSelectDaycare(daycareId)
    })
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-busy={busy || undefined}
        aria-label={`Milieu : ${name}. Changer de milieu`}
        {...menu.triggerProps}
        className={clsx(
          'tap flex min-w-0 max-w-full items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-left text-sm lg:w-full',
          'hover:border-ink-2 hover:bg-sunken focus-visible:rounded-md',
        )}
      >
        <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
        {busy ? <Spinner /> : <Icon as={ChevronsUpDown} size={16} className="text-ink-2" />}
      </button>
      <Menu popover={menu} label="Choisir un milieu">
        {everywhere && (
          <MenuItem checked={user.selectedDaycareId === null} onSelect={() => select(undefined)}>
            {EVERY_DAYCARE}
          </MenuItem>
        )}
        {daycares.map((daycare) => (
          <MenuItem
            key={daycare.id}
            checked={daycare.id === user.selectedDaycareId}
            onSelect={() => select(daycare.id)}
          >
            {daycare.name}
          </MenuItem>
        ))}
        {everywhere && daycares.length >= PROPOSED_DAYCARES && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={() => void navigate({ to: '/admin/daycares' })}>Chercher un milieu…</MenuItem>
          </>
        )}
      </Menu>
    </>
  )
}
