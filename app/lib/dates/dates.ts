/** Where the product lives; pages may pass the time zone of the browser instead. */
export const PRODUCT_TIME_ZONE = 'America/Toronto'

// The words are ours: a date library for these four sentences weighs 8 kB on every page that shows one, and the words of
// the platform change with its version, which server and browser do not share.
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']

type Moment = { year: number; month: number; day: number; hour: number; minute: number }

const readers = new Map<string, Intl.DateTimeFormat>()

/** What clock and calendar of a time zone say: numbers only. Readers are kept, because making one is slow. */
function momentIn(date: Date, timeZone: string): Moment {
  let reader = readers.get(timeZone)
  if (!reader) {
    const numeric = 'numeric' as const
    const fields = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric }
    reader = new Intl.DateTimeFormat('en-CA', { ...fields, hourCycle: 'h23', timeZone })
    readers.set(timeZone, reader)
  }
  const moment: Moment = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  for (const { type, value } of reader.formatToParts(date))
    if (type in moment) moment[type as keyof Moment] = Number(value)
  return moment
}

function dayInWords({ year, month, day }: Moment): string {
  // Only the first of the month has an ordinal in French.
  return `${day === 1 ? '1er' : day} ${MONTHS[month - 1]} ${year}`
}

/** « 3 mars 2026 », « 1er août 2026 ». */
export function longDate(date: Date, timeZone = PRODUCT_TIME_ZONE): string {
  return dayInWords(momentIn(date, timeZone))
}

/** « 3 mars », « 1er août », of a day of the calendar (« 2026-03-03 »). */
export function shortDay(day: string): string {
  const [, month = 1, date] = day.split('-').map(Number)
  return `${date === 1 ? '1er' : date} ${MONTHS[month - 1]}`
}

/** « lundi 23 novembre », of a day of the calendar. */
export function shortDayWithWeekday(day: string): string {
  return `${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${shortDay(day)}`
}

/** « mardi 3 mars 2026 ». */
export function longDateWithDay(date: Date, timeZone = PRODUCT_TIME_ZONE): string {
  const moment = momentIn(date, timeZone)
  const weekday = new Date(Date.UTC(moment.year, moment.month - 1, moment.day)).getUTCDay()
  return `${WEEKDAYS[weekday]} ${dayInWords(moment)}`
}

/** « 3 mars 2026 à 9 h 05 ». */
export function longDateTime(date: Date, timeZone = PRODUCT_TIME_ZONE): string {
  const moment = momentIn(date, timeZone)
  return `${dayInWords(moment)} à ${moment.hour}\u00A0h\u00A0${String(moment.minute).padStart(2, '0')}`
}
