import type { ReactNode } from 'react'
import type { ShellRole } from './nav.ts'

/** What the shell shows of a person: the fields that it needs of the current user. */
export type ShellUser = {
  firstName: string
  lastName: string
  email: string
  role: ShellRole
  selectedDaycareId: string | null
  selectedDaycareName: string | null
  /** The path of who starts is not in her menu. */
  knowsBrindille?: boolean
}

/** A number of things that wait on a page, and the same in words. */
export type Waiting = { count: number; label: string }

export type DaycareSelectorProps = {
  user: ShellUser
  /** Daycares to choose from: all of hers, or the first ones for a superadmin. With one or none, only the name is shown. */
  daycares: { id: string; name: string }[]
  /** `undefined` selects all daycares together (superadmin only). */
  onSelectDaycare: (daycareId: string | undefined) => Promise<void> | void
}

export type AppShellProps = Pick<DaycareSelectorProps, 'daycares' | 'onSelectDaycare'> & {
  user: ShellUser
  onLogout: () => Promise<void> | void
  /** Opens the list of the shortcuts. */
  onShowKeys: () => void
  /** Renders the search button, with `compact` for the bar of a small screen; only the compact one listens to the shortcut. */
  search?: ((compact: boolean) => ReactNode) | undefined
  /** Renders what is new for her, with `compact` for the bar of a small screen. */
  bell?: ((compact: boolean) => ReactNode) | undefined
  /** What waits behind an entry of the navigation, by its address, and how to say it. */
  waiting?: Readonly<Record<string, Waiting>> | undefined
  children: ReactNode
}

/** Whether the person has several daycares to choose from. */
export function hasDaycareChoice(user: ShellUser, daycares: DaycareSelectorProps['daycares']): boolean {
  return user.role === 'SUPERADMIN' || daycares.length > 1
}

export const ALL_DAYCARES_LABEL = 'Tous les milieux'

/** Name of the daycare she works in; empty when she works in none. */
export function daycareName(user: ShellUser): string {
  return user.selectedDaycareName ?? (user.role === 'SUPERADMIN' ? ALL_DAYCARES_LABEL : '')
}
