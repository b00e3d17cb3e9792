import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { createContext, type ReactNode, useContext, useTransition } from 'react'
import { PROPOSED_DAYCARES } from '#app/lib/constants.ts'
import { Button } from '../button/button.tsx'
import { Banner } from '../feedback/banner.tsx'
import { Spinner } from '../feedback/progress.tsx'
import { Icon } from '../icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../popover/menu.tsx'
import { usePopover } from '../popover/use-popover.ts'
import { ALL_DAYCARES_LABEL, type DaycareSelectorProps, daycareName } from './shell-user.ts'

/** What the frame knows of the daycares that she may choose, for the pages that need one. */
export const DaycareChoice = createContext<DaycareSelectorProps | null>(null)

function useDaycareMenu({ user, daycares, onSelectDaycare }: DaycareSelectorProps) {
  const popover = usePopover()
  const [isBusy, startSelection] = useTransition()
  const navigate = useNavigate()
  const isSuperadmin = user.role === 'SUPERADMIN'
  const select = (daycareId: string | undefined) => {
    if (daycareId === (user.selectedDaycareId ?? undefined)) return
    startSelection(async () => {
      await onSelectDaycare(daycareId)
    })
  }
  const menu = (
    <Menu popover={popover} label="Choisir un milieu">
      {isSuperadmin && (
        <MenuItem checked={user.selectedDaycareId === null} onSelect={() => select(undefined)}>
          {ALL_DAYCARES_LABEL}
        </MenuItem>
      )}
      {daycares.map((daycare) => (
        <MenuItem key={daycare.id} checked={daycare.id === user.selectedDaycareId} onSelect={() => select(daycare.id)}>
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
  )
  return { triggerProps: popover.triggerProps, isBusy, menu }
}

/** Menu that selects the daycare to work in; a superadmin may select none. */
export function DaycareSelector(props: DaycareSelectorProps) {
  const { triggerProps, isBusy, menu } = useDaycareMenu(props)
  const name = daycareName(props.user)
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-busy={isBusy || undefined}
        aria-label={`Milieu\u00A0: ${name}. Changer de milieu`}
        {...triggerProps}
        className={clsx(
          'tap flex min-w-0 max-w-full items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-left text-sm lg:w-full',
          'hover:border-ink-2 hover:bg-sunken focus-visible:rounded-md',
        )}
      >
        <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
        {isBusy ? <Spinner /> : <Icon as="lucide-chevrons-up-down" size={16} className="text-ink-2" />}
      </button>
      {menu}
    </>
  )
}

/** Says, to a superadmin who has selected none, why a daycare is needed here, and lets her choose it on the spot. */
export function NeedsDaycare({ children, className }: { children: ReactNode; className?: string }) {
  const choice = useContext(DaycareChoice)
  return (
    <Banner className={clsx('no-print', className)} action={choice && <ChooseDaycare {...choice} />}>
      {children}
    </Banner>
  )
}

function ChooseDaycare(props: DaycareSelectorProps) {
  const { triggerProps, isBusy, menu } = useDaycareMenu(props)
  return (
    <>
      <Button aria-haspopup="menu" busy={isBusy} {...triggerProps}>
        Choisir un milieu
      </Button>
      {menu}
    </>
  )
}
