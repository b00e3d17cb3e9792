import { type QuestionChoice, rightKeysOf } from '#app/domain/question.ts'

/** Number of answers that chose exactly these options; `chosen` is their sorted keys joined by commas. */
export type Tally = { chosen: string; count: number }

/** Why a question should be reviewed; `LURE`: a wrong answer is given more often than the right one. */
type Suspicion = 'HARD' | 'EASY' | 'LURE'

export type Figures = {
  answered: number
  right: number
  /** The most chosen wrong option and how often it was chosen, alone or with others; null when none was. */
  lure: { key: string; count: number } | null
  /** Null when nothing is suspicious, or with fewer than `ANSWERS_TO_JUDGE` answers. */
  suspicion: Suspicion | null
}

/** With fewer answers the success rate is not meaningful. */
export const ANSWERS_TO_JUDGE = 20
/** Success rates outside these limits are suspicious. Source: Moodle, quiz_statistics, facility index. */
const HARD_BELOW = 0.25
const EASY_ABOVE = 0.95

/**
 * Statistics of the answers to one version of a question. The filter « À revoir » of the list applies the same rule in
 * SQL (`SUSPICIOUS`, bank-list.server.ts).
 */
export function computeFigures(choices: readonly QuestionChoice[], tallies: readonly Tally[]): Figures {
  const rightKeys = rightKeysOf(choices).join()
  const sum = (rows: readonly Tally[]) => rows.reduce((total, { count }) => total + count, 0)
  const answered = sum(tallies)
  const right = sum(tallies.filter(({ chosen }) => chosen === rightKeys))
  const mostFrequentWrong = Math.max(
    0,
    ...tallies.filter(({ chosen }) => chosen !== rightKeys).map(({ count }) => count),
  )
  const lures = choices
    .filter(({ correct }) => !correct)
    .map(({ key }) => ({ key, count: sum(tallies.filter(({ chosen }) => chosen.split(',').includes(key))) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  return { answered, right, lure: lures[0] ?? null, suspicion: suspicionOf(answered, right, mostFrequentWrong) }
}

function suspicionOf(answered: number, right: number, mostFrequentWrong: number): Suspicion | null {
  if (answered < ANSWERS_TO_JUDGE) return null
  if (mostFrequentWrong > right) return 'LURE'
  if (right < answered * HARD_BELOW) return 'HARD'
  return right > answered * EASY_ABOVE ? 'EASY' : null
}
