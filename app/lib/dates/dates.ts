import type { Season } from '#app/domain/enums.ts'
import { seasonOfMonth } from '#app/domain/season.ts'
import { plural } from '../french/grammar.ts'

/** Time zone of the product. */
export const PRODUCT_TIME_ZONE = 'America/Toronto'

/** French text of each part; the day is « 1er » on the first of the month. */
type DateParts = Record<'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute', string>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The parts of a date in a time zone, in French. Formatters are cached, because creating one is slow. */
function datePartsIn(date: Date, timeZone: string): DateParts {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('fr-CA', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    })
    formatters.set(timeZone, formatter)
  }
  const parts: DateParts = { weekday: '', day: '', month: '', year: '', hour: '', minute: '' }
  for (const { type, value } of formatter.formatToParts(date)) if (type in parts) parts[type as keyof DateParts] = value
  // In French, only the first of the month is an ordinal.
  return { ...parts, day: parts.day === '1' ? '1er' : parts.day }
}

/** The instant that stands for a day (« 2026-11-21 ») in the database: its midnight in UTC. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The inverse of {@link dateOf}: the day that a date of the database stands for. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The parts of a calendar day (« 2026-03-03 »), the same in every time zone. */
const partsOfDay = (day: string) => datePartsIn(dateOf(day), 'UTC')

/** « janvier », for 1. */
export function monthName(month: number): string {
  return partsOfDay(`2000-${String(month).padStart(2, '0')}-01`).month
}

/** « 3 mars 2026 », « 1er août 2026 ». */
export function longDate(date: Date, timeZone = PRODUCT_TIME_ZONE): string {
  const { day, month, year } = datePartsIn(date, timeZone)
  return `${day} ${month} ${year}`
}

/** « novembre 2026 », of a calendar day (« 2026-03-03 »). */
export function monthOfYear(day: string): string {
  const { month, year } = partsOfDay(day)
  return `${month} ${year}`
}

/** « 3 mars », « 1er août », of a calendar day (« 2026-03-03 »). */
export function shortDay(day: string): string {
  const parts = partsOfDay(day)
  return `${parts.day} ${parts.month}`
}

/** « 3 mars 2026 », of a calendar day (« 2026-03-03 »): the same wherever the device is. */
export const longDay = (day: string): string => `${shortDay(day)} ${partsOfDay(day).year}`

/** « lundi 23 novembre », of a calendar day (« 2026-03-03 »). */
export function shortDayWithWeekday(day: string): string {
  return `${partsOfDay(day).weekday} ${shortDay(day)}`
}

/** « 3 mars 2026 à 9 h 05 ». */
export function longDateTime(date: Date): string {
  const { hour, minute } = datePartsIn(date, PRODUCT_TIME_ZONE)
  return `${longDate(date)} à ${Number(hour)}\u00A0h\u00A0${minute}`
}

/** Swedish writes a day as « 2026-11-21 ». Kept, because creating one is slow. */
const calendarDays = new Intl.DateTimeFormat('sv-SE', { timeZone: PRODUCT_TIME_ZONE })

/** The day of an instant in the time zone of the product, « 2026-11-21 »: the same on the server and in any browser. */
export function calendarDay(date = new Date()): string {
  return calendarDays.format(date)
}

/** The season of an instant in the time zone of the product: the same on the server and in any browser. */
export function seasonOf(date: Date): Season {
  return seasonOfMonth(Number(calendarDay(date).slice(5, 7)))
}

const DAY_MS = 86_400_000

/** Whole days from 1970 to the day of an instant, in the time zone of the product. */
export const dayNumber = (date = new Date()): number => Date.parse(calendarDay(date)) / DAY_MS

/** The calendar day of such a number, « 2026-11-21 ». */
export const dayOfNumber = (day: number): string => dayOf(new Date(day * DAY_MS))

/** « 30 jours », « 12 mois », « 24 mois »: a number of days in the usual unit. */
export function formatDuration(days: number): string {
  return days < 365 ? plural(days, 'jour') : plural(Math.round(days / 30.5), 'mois', 'mois')
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How long ago, in French: seconds below 60, minutes below 60, then hours during the first day; after that « le 3 mars
 * 2026 », in Toronto. A date in the future (clocks differ a little) is « à l’instant », like the current second.
 */
export function relativeTime(date: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - date.getTime()) / 1_000)
  if (seconds < 1) return 'à l’instant'
  return seconds < DAY ? `il y a ${largestUnit(seconds)}` : `le ${longDate(date)}`
}

function largestUnit(seconds: number): string {
  if (seconds < MINUTE) return plural(seconds, 'seconde')
  if (seconds < HOUR) return plural(Math.floor(seconds / MINUTE), 'minute')
  return plural(Math.floor(seconds / HOUR), 'heure')
}
