import { TZDate } from '@date-fns/tz/date'
import { format } from 'date-fns/format'
import { frCA } from 'date-fns/locale/fr-CA'

/** Where the product lives; pages may pass the time zone of the browser instead. */
export const PRODUCT_TIME_ZONE = 'America/Toronto'

function inWords(date: Date, pattern: string, timeZone: string): string {
  const zoned = new TZDate(date.getTime(), timeZone)
  // Only the first of the month has an ordinal in French.
  const day = zoned.getDate() === 1 ? 'do' : 'd'
  return format(zoned, pattern.replace('d ', `${day} `), { locale: frCA })
}

/** « 3 mars 2026 », « 1er août 2026 ». */
export function longDate(date: Date, timeZone = PRODUCT_TIME_ZONE): string {
  return inWords(date, 'd MMMM yyyy', timeZone)
}

/** « mardi 3 mars 2026 ». */
export function longDateWithDay(date: Date, timeZone = PRODUCT_TIME_ZONE): string {
  return inWords(date, 'EEEE d MMMM yyyy', timeZone)
}

/** « 3 mars 2026 à 9 h 05 ». */
export function longDateTime(date: Date, timeZone = PRODUCT_TIME_ZONE): string {
  return inWords(date, "d MMMM yyyy 'à' H'\u00A0h\u00A0'mm", timeZone)
}
