/** Constants of the specification. Durations in milliseconds, sizes in CSS pixels. */
export const TOASTS = {
  duration: 4_000,
  /** A toast that offers an action stays long enough to be read and reached. */
  durationWithAction: 10_000,
  visible: 3,
  width: 356,
  gap: 14,
} as const

export const QUERIES = {
  staleTime: 60_000,
  gcTime: 5 * 60_000,
  retries: 3,
  /**
   * For what must be read anew: as long as from the preload of a link to its press, whose answer serves the page then.
   * React Query allows as much to every suspended query.
   */
  freshTime: 1_000,
  /** Exponential from 1 s, capped at 30 s. */
  retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, 30_000),
} as const

export const NAVIGATION = {
  pendingMs: 2,
  pendingMinMs: 0,
  /** How long the mouse is above a link before it is preloaded; the framework's 50 ms are as long as a quick click. */
  preloadDelay: 20,
} as const

/** Daycares in the menu of a superadmin; the list of daycares has them all. */
export const PROPOSED_DAYCARES = 20

/** Address of a picture of the bank, drawn from `content/drawings`. @param key of its sheet or scene */
export const pictureAddress = (key: string): string => `/images/activities/${key}.svg`
