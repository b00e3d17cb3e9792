import { calendarDay } from '#app/lib/dates/dates.ts'

/** `current` begins with the month that it is, `school` in September, `calendar` in January. */
export type MonthOrder = 'current' | 'school' | 'calendar'

const FIRST_MONTH = { school: 9, calendar: 1 }

/** A month (1 to 12) of a year. */
export type DatedMonth = { year: number; month: number }

/**
 * Twelve consecutive months that include today's, from the beginning of the chosen year or from today's. Always in
 * chronological order, so that a printed year can be followed from card to card.
 */
export function monthsInOrder(order: MonthOrder, today: DatedMonth): DatedMonth[] {
  const first = order === 'current' ? today.month : FIRST_MONTH[order]
  const firstYear = today.month < first ? today.year - 1 : today.year
  return Array.from({ length: 12 }, (_, i) => ({
    year: firstYear + Math.floor((first - 1 + i) / 12),
    month: ((first - 1 + i) % 12) + 1,
  }))
}

/** Year and month (1 to 12) of an instant, in the time zone of the product. */
export function monthOf(date: Date): DatedMonth {
  const day = calendarDay(date)
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }
}
