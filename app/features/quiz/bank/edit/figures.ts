import type { QuestionChoice } from '#app/domain/question.ts'

/** Answers that chose exactly these options: sorted keys, joined by commas. */
export type Tally = { chosen: string; count: number }

/** Why a question should be looked at again. */
export type Suspicion = 'HARD' | 'EASY' | 'LURE'

export type Figures = {
  answered: number
  right: number
  /** The wrong option that was chosen most, and how often; null when none was. */
  lure: { key: string; count: number } | null
  /** Null as long as there are too few answers to say. */
  suspicion: Suspicion | null
}

/** Fewer answers than this say nothing of a question. */
export const ANSWERS_TO_JUDGE = 20
/** Below one right answer in four, or above nineteen in twenty. Source: Moodle, quiz_statistics, facility index. */
const HARD_BELOW = 0.25
const EASY_ABOVE = 0.95

/**
 * What the answers to a question say of it: hard (under 25 % right), easy (over 95 %), or a wrong answer that is given
 * more often than the right one. The filter of the list says the same in SQL.
 */
export function figuresOf(choices: readonly QuestionChoice[], tallies: readonly Tally[]): Figures {
  const rightKeys = choices.flatMap(({ key, correct }) => (correct ? [key] : [])).join()
  const sum = (rows: readonly Tally[]) => rows.reduce((total, { count }) => total + count, 0)
  const answered = sum(tallies)
  const right = sum(tallies.filter(({ chosen }) => chosen === rightKeys))
  const wrongest = Math.max(0, ...tallies.filter(({ chosen }) => chosen !== rightKeys).map(({ count }) => count))
  const lures = choices
    .filter(({ correct }) => !correct)
    .map(({ key }) => ({ key, count: sum(tallies.filter(({ chosen }) => chosen.split(',').includes(key))) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  return { answered, right, lure: lures[0] ?? null, suspicion: suspicionOf(answered, right, wrongest) }
}

function suspicionOf(answered: number, right: number, wrongest: number): Suspicion | null {
  if (answered < ANSWERS_TO_JUDGE) return null
  if (wrongest > right) return 'LURE'
  if (right < answered * HARD_BELOW) return 'HARD'
  return right > answered * EASY_ABOVE ? 'EASY' : null
}
