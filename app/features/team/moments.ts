import { differenceInHours } from 'date-fns'
import { longDate } from '#app/lib/dates/dates.ts'
import { relativeTime } from '#app/lib/dates/relative-time.ts'

/** « il y a 3 heures » on the same day, then « le 3 mars 2026 »: what people say. */
export function since(date: Date, now = new Date()): string {
  return differenceInHours(now, date) < 24 ? relativeTime(date, now) : `le ${longDate(date)}`
}
