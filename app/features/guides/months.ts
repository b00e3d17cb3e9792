import type { Season } from '#app/domain/enums.ts'
import { seasonOf } from '#app/domain/season.ts'
import { PRODUCT_TIME_ZONE } from '#app/lib/dates.ts'

/** `school` begins in September, `calendar` in January. */
export type MonthOrder = 'school' | 'calendar'

const FIRST: Record<MonthOrder, number> = { school: 9, calendar: 1 }
const SHOWN_YEAR_AHEAD_FROM = 6

/** The months in the order of the year one thinks in; the current one first when it is asked for. */
export function monthsInOrder(order: MonthOrder, current: number, currentFirst: boolean): number[] {
  const first = currentFirst ? current : FIRST[order]
  return Array.from({ length: 12 }, (_, i) => ((first - 1 + i) % 12) + 1)
}

/** Year in which a month is shown on a day: months long gone are those of the next year, which is being planned. */
export function yearOfMonth(month: number, today: { year: number; month: number }): number {
  return today.month - month >= SHOWN_YEAR_AHEAD_FROM ? today.year + 1 : today.year
}

/** On a day in the middle of the month, whatever the time zone. */
export function seasonOfMonth(month: number): Season {
  return seasonOf(new Date(2000, month - 1, 15))
}

/** Year and month (1 to 12) of a moment, where the product lives. */
export function monthOf(moment: Date): { year: number; month: number } {
  const parts = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: 'numeric', timeZone: PRODUCT_TIME_ZONE })
    .formatToParts(moment)
    .map(({ type, value }) => [type, Number(value)])
  const { year, month } = Object.fromEntries(parts)
  return { year, month }
}
