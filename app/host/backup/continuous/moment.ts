import { TZDate } from '@date-fns/tz'
import { longDate, PRODUCT_TIME_ZONE } from '#app/lib/dates/dates.ts'
import { Failure } from '../../failure.ts'

/** A moment to go back to, or as far as what was copied leads. */
export type Moment = Date | 'latest'

const WRITTEN = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::(\d\d(?:\.\d{1,3})?))?(Z|[+-]\d\d:\d\d)?$/

/** Reads « 2026-11-27 14:05 », of Montréal unless it has an offset, or « latest ». Throws Failure. Pure. */
export function parseMoment(text: string): Moment {
  if (text === 'latest') return 'latest'
  const [, year, month, day, hour, minute, seconds = '0', offset] = WRITTEN.exec(text.trim()) ?? []
  const local = `${year}-${month}-${day}T${hour}:${minute}:${seconds.padStart(2, '0')}`
  // As UTC, to refuse what no calendar or clock has: « 2026-02-30 » would be March 2.
  const exists = year && new Date(`${local}Z`).toJSON()?.startsWith(`${year}-${month}-${day}T${hour}:${minute}`)
  if (!exists)
    throw new Failure(
      'Donnez le moment à retrouver ainsi\u00A0: --at="2026-11-27 14:05" (heure de Montréal), --at=2026-11-27T19:05:00Z, ou --at=latest pour tout ce qui a été copié.',
    )
  if (offset) return new Date(local + offset)
  const [whole = 0, milliseconds = 0] = [Math.trunc(Number(seconds)), Math.round((Number(seconds) % 1) * 1000)]
  const date = new TZDate(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    whole,
    PRODUCT_TIME_ZONE,
  )
  return new Date(date.getTime() + milliseconds)
}

/** « 2026-11-27T14:05:09.250-05:00 », as {@link parseMoment} reads it: of Montréal, and one only when the clock goes back. */
export const writtenMoment = (date: Date): string => new TZDate(date, PRODUCT_TIME_ZONE).toISOString()

/** « 27 novembre 2026 à 14 h 05 min 09 s », of Montréal. */
export function preciseDateTime(date: Date): string {
  const time = new Intl.DateTimeFormat('fr-CA', { timeStyle: 'medium', hourCycle: 'h23', timeZone: PRODUCT_TIME_ZONE })
  const part = Object.fromEntries(time.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${longDate(date)} à ${Number(part.hour)}\u00A0h\u00A0${part.minute}\u00A0min\u00A0${part.second}\u00A0s`
}
