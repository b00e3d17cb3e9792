import type { Season } from '#app/domain/enums.ts'
import { seasonOf } from '#app/domain/season.ts'
import { PRODUCT_TIME_ZONE } from '#app/lib/dates/dates.ts'

/** `school` begins in September, `calendar` in January. */
export type MonthOrder = 'school' | 'calendar'

const FIRST: Record<MonthOrder, number> = { school: 9, calendar: 1 }

/** A month (1 to 12) of a year. */
export type DatedMonth = { year: number; month: number }

/**
 * Twelve months in a row that hold today's, from the beginning of the year one thinks in; from today's when it is asked
 * for. In their true order, so that a printed year can be followed from one card to the next.
 */
export function monthsInOrder(order: MonthOrder, today: DatedMonth, currentFirst: boolean): DatedMonth[] {
  const first = currentFirst ? today.month : FIRST[order]
  const firstYear = today.month < first ? today.year - 1 : today.year
  return Array.from({ length: 12 }, (_, i) => ({
    year: firstYear + Math.floor((first - 1 + i) / 12),
    month: ((first - 1 + i) % 12) + 1,
  }))
}

/** On a day in the middle of the month, whatever the time zone. */
export function seasonOfMonth(month: number): Season {
  return seasonOf(new Date(2000, month - 1, 15))
}

/** Year and month (1 to 12) of a moment, where the product lives. */
export function monthOf(moment: Date): DatedMonth {
  const parts = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: 'numeric', timeZone: PRODUCT_TIME_ZONE })
    .formatToParts(moment)
    .map(({ type, value }) => [type, Number(value)])
  const { year, month } = Object.fromEntries(parts)
  return { year, month }
}
