import { plural } from '../french/grammar.ts'

/** Where the product lives; pages may pass the time zone of the browser instead. */
export const PRODUCT_TIME_ZONE = 'America/Toronto'

type Words = Record<'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute', string>

const readers = new Map<string, Intl.DateTimeFormat>()

/** What clock and calendar of a time zone say, in French. Readers are kept, because making one is slow. */
function wordsAt(date: Date, timeZone: string): Words {
  let reader = readers.get(timeZone)
  if (!reader) {
    const [numeric, long] = ['numeric', 'long'] as const
    const day = { weekday: long, day: numeric, month: long, year: numeric }
    reader = new Intl.DateTimeFormat('fr-CA', { ...day, hour: numeric, minute: '2-digit', hourCycle: 'h23', timeZone })
    readers.set(timeZone, reader)
  }
  const words: Words = { weekday: '', day: '', month: '', year: '', hour: '', minute: '' }
  for (const { type, value } of reader.formatToParts(date)) if (type in words) words[type as keyof Words] = value
  // Only the first of the month has an ordinal in French.
  return { ...words, day: words.day === '1' ? '1er' : words.day }
}

/** Of a day of the calendar (« 2026-03-03 »). */
const wordsOf = (day: string) => wordsAt(new Date(`${day}T00:00:00Z`), 'UTC')

/** « janvier », of 1. */
export function monthName(month: number): string {
  return wordsOf(`2000-${String(month).padStart(2, '0')}-01`).month
}

/** « 3 mars 2026 », « 1er août 2026 ». */
export function longDate(date: Date, timeZone = PRODUCT_TIME_ZONE): string {
  const { day, month, year } = wordsAt(date, timeZone)
  return `${day} ${month} ${year}`
}

/** « novembre 2026 », of a day of the calendar. */
export function monthOfYear(day: string): string {
  const { month, year } = wordsOf(day)
  return `${month} ${year}`
}

/** « 3 mars », « 1er août », of a day of the calendar. */
export function shortDay(day: string): string {
  const words = wordsOf(day)
  return `${words.day} ${words.month}`
}

/** « lundi 23 novembre », of a day of the calendar. */
export function shortDayWithWeekday(day: string): string {
  return `${wordsOf(day).weekday} ${shortDay(day)}`
}

/** « 3 mars 2026 à 9 h 05 ». */
export function longDateTime(date: Date, timeZone = PRODUCT_TIME_ZONE): string {
  const { hour, minute } = wordsAt(date, timeZone)
  return `${longDate(date, timeZone)} à ${Number(hour)}\u00A0h\u00A0${minute}`
}

/** « 30 jours », « 12 mois », « 24 mois »: days in the words that people use. */
export function durationWords(days: number): string {
  return days < 365 ? plural(days, 'jour') : plural(Math.round(days / 30.5), 'mois', 'mois')
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How long ago, in French: seconds below 60, minutes below 60, then hours during the first day; after that « le 3 mars
 * 2026 », in Toronto. What lies in the future (clocks differ a little) is « à l’instant », like the present second.
 */
export function relativeTime(date: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - date.getTime()) / 1_000)
  if (seconds < 1) return 'à l’instant'
  return seconds < DAY ? `il y a ${amount(seconds)}` : `le ${longDate(date)}`
}

function amount(seconds: number): string {
  if (seconds < MINUTE) return plural(seconds, 'seconde')
  if (seconds < HOUR) return plural(Math.floor(seconds / MINUTE), 'minute')
  return plural(Math.floor(seconds / HOUR), 'heure')
}
