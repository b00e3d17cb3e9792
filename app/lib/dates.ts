import { TZDate } from '@date-fns/tz/date'
import { format } from 'date-fns/format'
import { frCA } from 'date-fns/locale/fr-CA'

/** Where the product lives; pages may pass the time zone of the browser instead. */
export const PRODUCT_TIME_ZONE = 'America/Toronto'

// In these patterns `do` is « 1er » on the first of the month and the plain number afterwards, as French wants it.
function inWords(date: Date, pattern: string, timeZone: string): string {
  return format(new TZDate(date.getTime(), timeZone), pattern, { locale: frCA })
}

/** « 3 mars 2026 », « 1er août 2026 ». */
export function longDate(date: Date, timeZone = PRODUCT_TIME_ZONE): string {
  return inWords(date, 'do MMMM yyyy', timeZone)
}

/** « mardi 3 mars 2026 ». */
export function longDateWithDay(date: Date, timeZone = PRODUCT_TIME_ZONE): string {
  return inWords(date, 'EEEE do MMMM yyyy', timeZone)
}

/** « 3 mars 2026 à 9 h 05 ». */
export function longDateTime(date: Date, timeZone = PRODUCT_TIME_ZONE): string {
  return inWords(date, "do MMMM yyyy 'à' H'\u00A0h\u00A0'mm", timeZone)
}
