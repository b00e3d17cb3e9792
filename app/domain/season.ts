import type { Season } from './enums.ts'

/** Season of each month as it is lived outside in Québec: March still has snow, June is already summer. */
const OF_MONTH: readonly Season[] = [
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

/** The season of a date, on the calendar of the machine. */
export function seasonOf(date: Date): Season {
  return OF_MONTH[date.getMonth()] ?? 'SUMMER'
}
