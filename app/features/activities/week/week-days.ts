import { PRODUCT_TIME_ZONE } from '#app/lib/dates/dates.ts'

/*
 * Days and their parts, for the pages and the schema: apart from it, because its library would come with them.
 */

/** Parts of a day, in its order. */
export const DAY_SLOTS = ['MORNING', 'OUTDOORS', 'AFTERNOON'] as const
export type DaySlot = (typeof DAY_SLOTS)[number]

/** Activities of one part of one day. */
export const SLOT_MAX = 4

const DAY = 86_400_000

/** 1 for Monday to 7 for Sunday, of « 2026-11-21 »; NaN when it is no day. */
export function isoWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** « 2026-11-28 », so many days after (or before) « 2026-11-21 ». */
export function addDaysTo(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** Monday of the week of a day; on Saturday and Sunday that of the week to come, which is the one to prepare. */
export function mondayOf(day: string): string {
  const weekday = isoWeekday(day)
  return addDaysTo(day, weekday > 5 ? 8 - weekday : 1 - weekday)
}

/** Monday to Friday. */
export function daysOf(monday: string): string[] {
  return [0, 1, 2, 3, 4].map((days) => addDaysTo(monday, days))
}

/** « 2026-11-21 »: the day of an instant where the product lives, the same on the server and in the browser. */
export function calendarDay(date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: PRODUCT_TIME_ZONE }).format(date)
}
