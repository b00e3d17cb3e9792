import type { ShellUser } from './app-shell.tsx'

export type DaycareSelectorProps = {
  user: ShellUser
  /** Those the person may choose from, or a superadmin's first ones; one or none shows a name only. */
  daycares: { id: string; name: string }[]
  /** `undefined`, for the superadmin: all daycares together. */
  onSelectDaycare: (daycareId: string | undefined) => Promise<void> | void
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
