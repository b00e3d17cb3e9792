import * as z from 'zod/mini'
import { dateOf, dayOf } from '#app/lib/dates/dates.ts'
import { searchField } from '#app/lib/search-params.ts'

/** Parts of a day, in order. */
export const DAY_SLOTS = ['MORNING', 'OUTDOORS', 'AFTERNOON'] as const
export type DaySlot = (typeof DAY_SLOTS)[number]

/** Activities that one part of a day may hold. */
export const SLOT_MAX = 4

const DAY_MS = 86_400_000

/** 1 for Monday to 7 for Sunday, of « 2026-11-21 », which has to be a valid date. */
export function isoWeekday(day: string): number {
  return dateOf(day).getUTCDay() || 7
}

/** « 2026-11-21 » plus 7 days is « 2026-11-28 »; `days` may be negative. @throws RangeError for an invalid date. */
export function addDaysTo(day: string, days: number): string {
  return dayOf(new Date(dateOf(day).getTime() + days * DAY_MS))
}

/** Monday of the week of a day; for a Saturday or a Sunday the next Monday, of the week that is to be prepared. */
export function mondayOf(day: string): string {
  const weekday = isoWeekday(day)
  return addDaysTo(day, weekday > 5 ? 8 - weekday : 1 - weekday)
}

/** The day itself, or Monday for a Saturday or a Sunday. */
export const workingDayOf = (day: string): string => (isoWeekday(day) > 5 ? mondayOf(day) : day)

/** The five days from this Monday to Friday. */
export function weekdaysFrom(monday: string): string[] {
  return [0, 1, 2, 3, 4].map((days) => addDaysTo(monday, days))
}

/** A day of the address that may be one to plan, until 2099. */
const searchDay = (toShown: (day: string) => string) =>
  searchField(z.pipe(z.iso.date().check(z.regex(/^20/)), z.transform(toShown)))

/** Parameters of the address of a day: one of a weekend stands for the Monday after it. */
export const DaySearch = z.object({ day: searchDay(workingDayOf) })

/** Parameters of the address of a week: any day of it stands for its Monday. */
export const WeekSearch = z.object({ monday: searchDay(mondayOf) })
