import { calendarDay } from '#app/lib/dates/dates.ts'
import { REFLECTION_LEVELS, type Reflection, type ReflectionLevel } from '../schema.ts'

/** Where the gestures of a tag stood at the end of a month in which at least one of them was looked at. */
export type CurvePoint = {
  /** « 2026-11 ». */
  month: string
  /** Months since the first point. */
  offset: number
  /** How many gestures, looked at until then, had this last answer. */
  counts: Record<ReflectionLevel, number>
  /** Mean of those answers, from 0 (not yet) to 1 (in her practice). */
  height: number
}

/** Points from which a line is drawn: two say nothing of a direction. */
export const LINE_MIN = 3

const monthOf = ({ createdAt }: Pick<Reflection, 'createdAt'>): string => calendarDay(createdAt).slice(0, 7)

function monthNumber(month: string): number {
  const [year = 0, monthInYear = 0] = month.split('-').map(Number)
  return year * 12 + monthInYear
}

/**
 * The curve of a person over the months, for these cards. A point stands only where she has answered something: nothing is
 * guessed for a month without an answer.
 */
export function curveOf(reflections: readonly Reflection[], cardIds: ReadonlySet<string>): CurvePoint[] {
  const answers = reflections
    .filter(({ cardId }) => cardIds.has(cardId))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.round - b.round)
  const lastLevels = new Map<string, ReflectionLevel>()
  const points = new Map<string, CurvePoint>()
  for (const { cardId, level, ...answer } of answers) {
    const month = monthOf(answer)
    lastLevels.set(cardId, level)
    const levels = [...lastLevels.values()]
    const counts = { NOT_YET: 0, SOMETIMES: 0, OFTEN: 0, PRACTICE: 0 }
    for (const one of levels) counts[one] += 1
    const sum = levels.reduce((total, one) => total + REFLECTION_LEVELS.indexOf(one), 0)
    const offset = monthNumber(month) - monthNumber([...points.keys()][0] ?? month)
    // The last answer of a month says where it ended.
    points.set(month, { month, offset, counts, height: sum / levels.length / (REFLECTION_LEVELS.length - 1) })
  }
  return [...points.values()]
}
