import { differenceInDays } from 'date-fns/differenceInDays'

/** Days before a password expires from which its owner is warned. */
const NOTICE_DAYS = 14

export type PasswordAge = { isExpired: boolean; daysLeft?: number }

/**
 * Whether a password has expired, or how soon it will.
 * @param maxAge days; undefined when passwords never expire.
 * @param changedAt null when a password was never chosen.
 * @returns `daysLeft` only in the last 14 days, from 14 to 1.
 */
export function passwordAge(maxAge: number | undefined, changedAt: Date | null, now: Date): PasswordAge {
  if (maxAge === undefined || !changedAt) return { isExpired: false }
  const daysLeft = maxAge - differenceInDays(now, changedAt)
  if (daysLeft <= 0) return { isExpired: true }
  return { isExpired: false, ...(daysLeft <= Math.min(NOTICE_DAYS, maxAge - 1) && { daysLeft }) }
}
