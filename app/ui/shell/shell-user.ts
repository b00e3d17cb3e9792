import type { ReactNode } from 'react'
import type { ShellRole } from './nav.ts'

/** What the shell shows of a person; a structural part of the application's own user. */
export type ShellUser = {
  firstName: string
  lastName: string
  email: string
  role: ShellRole
  selectedDaycareId: string | null
  selectedDaycareName: string | null
}

export type DaycareSelectorProps = {
  user: ShellUser
  /** Those the person may choose from, or a superadmin's first ones; one or none shows a name only. */
  daycares: { id: string; name: string }[]
  /** `undefined`, for the superadmin: all daycares together. */
  onSelectDaycare: (daycareId: string | undefined) => Promise<void> | void
}

export type AppShellProps = Pick<DaycareSelectorProps, 'daycares' | 'onSelectDaycare'> & {
  user: ShellUser
  onLogout: () => Promise<void> | void
  /** Opens the search: `compact` for the bar of a small screen, where it also listens to its shortcut. */
  search?: (compact: boolean) => ReactNode
  children: ReactNode
}

/** Whether there is something to choose. */
export function hasDaycareChoice(user: ShellUser, daycares: DaycareSelectorProps['daycares']): boolean {
  return user.role === 'SUPERADMIN' || daycares.length > 1
}

export const EVERY_DAYCARE = 'Tous les milieux'

/** In which daycare she works, in words; nothing when she works in none. */
export function daycareName(user: ShellUser): string {
  return user.selectedDaycareName ?? (user.role === 'SUPERADMIN' ? EVERY_DAYCARE : '')
}
