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

/** A date on the calendar of the browser: « 2026-11-21 ». */
export function calendarDay(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
