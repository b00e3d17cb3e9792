import { differenceInDays } from 'date-fns'

/** Days before the end of a password from which its owner is told. */
const NOTICE_DAYS = 14

export type PasswordAge = { isOver: boolean; daysLeft?: number }

/**
 * How a password stands where they expire by themselves.
 * @param maxAge days that one lasts; undefined where they last for ever
 * @param changedAt null for one that was never chosen
 * @returns `daysLeft` from 14 to 1, absent before
 */
export function passwordAge(maxAge: number | undefined, changedAt: Date | null, now: Date): PasswordAge {
  if (maxAge === undefined || !changedAt) return { isOver: false }
  const daysLeft = maxAge - differenceInDays(now, changedAt)
  if (daysLeft <= 0) return { isOver: true }
  return { isOver: false, ...(daysLeft <= Math.min(NOTICE_DAYS, maxAge - 1) && { daysLeft }) }
}
