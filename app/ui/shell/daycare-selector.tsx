import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useTransition } from 'react'
import { PROPOSED_DAYCARES } from '#app/lib/constants.ts'
import { Spinner } from '../feedback/progress.tsx'
import { Icon } from '../icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../popover/menu.tsx'
import { usePopover } from '../popover/use-popover.ts'
import { ALL_DAYCARES_LABEL, type DaycareSelectorProps, daycareName } from './shell-user.ts'

/** Menu that selects the daycare to work in; a superadmin may select none. */
export function DaycareSelector({ user, daycares, onSelectDaycare }: DaycareSelectorProps) {
  const menu = usePopover()
  const [isBusy, startSelection] = useTransition()
  const navigate = useNavigate()
  const isSuperadmin = user.role === 'SUPERADMIN'
  const name = daycareName(user)
  const select = (daycareId: string | undefined) => {
    if (daycareId === (user.selectedDaycareId ?? undefined)) return
    startSelection(async () => {
      await onSelectDaycare(daycareId)
    })
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-busy={isBusy || undefined}
        aria-label={`Milieu : ${name}. Changer de milieu`}
        {...menu.triggerProps}
        className={clsx(
          'tap flex min-w-0 max-w-full items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-left text-sm lg:w-full',
          'hover:border-ink-2 hover:bg-sunken focus-visible:rounded-md',
        )}
      >
        <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
        {isBusy ? <Spinner /> : <Icon as="lucide-chevrons-up-down" size={16} className="text-ink-2" />}
      </button>
      <Menu popover={menu} label="Choisir un milieu">
        {isSuperadmin && (
          <MenuItem checked={user.selectedDaycareId === null} onSelect={() => select(undefined)}>
            {ALL_DAYCARES_LABEL}
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
        {isSuperadmin && daycares.length >= PROPOSED_DAYCARES && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={() => void navigate({ to: '/admin/daycares' })}>Chercher un milieu…</MenuItem>
          </>
        )}
      </Menu>
    </>
  )
}
