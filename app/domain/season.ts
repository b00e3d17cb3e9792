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

/** The season of a month, 1 to 12. */
export function seasonOfMonth(month: number): Season {
  return SEASON_OF_MONTH[month - 1] ?? 'SUMMER'
}
