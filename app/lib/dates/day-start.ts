import { PRODUCT_TIME_ZONE } from './dates.ts'

const HOUR = 3_600_000

/** What calendar and clock of a time zone show at an instant, read as if it were UTC. */
function shownAt(instant: number, timeZone: string): number {
  const numeric = '2-digit' as const
  const fields = { month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric }
  const text = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', ...fields, timeZone }).format(instant)
  return Date.parse(`${text.replace(' ', 'T')}Z`)
}

/**
 * The instant at which a day begins where the product lives.
 * @param day `2026-03-01`
 * @param after days later: 1 for the end of the day
 */
export function dayStart(day: string, after = 0, timeZone = PRODUCT_TIME_ZONE): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + after * 24 * HOUR
  // The offset of noon would be wrong on the day of a change: corrected once more from where it leads.
  const first = wanted - (shownAt(wanted, timeZone) - wanted)
  return new Date(first - (shownAt(first, timeZone) - wanted))
}
