import { plural } from '../french/grammar.ts'
import { longDate } from './dates.ts'

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
