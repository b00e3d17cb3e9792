import { TZDate } from '@date-fns/tz'
import type { Season } from './enums.ts'

/** Season of each month, by the weather in Québec: March still has snow, June is already summer. */
const SEASON_OF_MONTH: readonly Season[] = [
  'WINTER',
  'WINTER',
  'WINTER',
  'SPRING',
  'SPRING',
  'SUMMER',
  'SUMMER',
  'SUMMER',
  'AUTUMN',
  'AUTUMN',
  'AUTUMN',
  'WINTER',
]

/** The season of a date in Québec, wherever the process or browser is: a server in another zone would say the next one. */
export function seasonOf(date: Date): Season {
  return SEASON_OF_MONTH[new TZDate(date, 'America/Toronto').getMonth()] ?? 'SUMMER'
}
