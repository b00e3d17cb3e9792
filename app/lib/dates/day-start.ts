import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { startOfDay } from 'date-fns/startOfDay'
import { PRODUCT_TIME_ZONE } from './dates.ts'

/**
 * The instant at which a day begins in a time zone, be it a day of 23 or 25 hours, or one that begins at one o'clock.
 * @param instant any instant of that day
 * @param timeZone IANA name, already validated
 * @param after days later: 1 for the next day
 */
export function startOfLocalDay(instant: Date, timeZone: string, after = 0): Date {
  return new Date(startOfDay(addDays(new TZDate(instant, timeZone), after)).getTime())
}

/**
 * The instant at which a calendar day begins in the time zone of the product.
 * @param day `2026-03-01`
 * @param after days later: 1 for the end of the day
 */
export function dayStart(day: string, after = 0): Date {
  return startOfLocalDay(new Date(`${day}T12:00:00Z`), PRODUCT_TIME_ZONE, after)
}
