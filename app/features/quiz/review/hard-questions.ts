import type { Program } from '#app/domain/enums.ts'
import type { QuestionChoice } from '#app/domain/question.ts'

/** With fewer people, the counts could reveal who answered what. */
export const MIN_PEOPLE = 4

/** How the people of a team last answered one version of a question. */
export type QuestionFigures = {
  versionId: string
  type: Program
  people: number
  right: number
  /** Chosen keys of each wrong last answer. */
  wrongChoices: string[][]
}

/**
 * The `limit` versions with the lowest success rate, hardest first. `hidden`: number of versions left out because fewer
 * than `MIN_PEOPLE` people answered them.
 */
export function selectHardest(
  figures: readonly QuestionFigures[],
  limit: number,
): { hard: QuestionFigures[]; hidden: number } {
  const shown = figures.filter(({ people }) => people >= MIN_PEOPLE)
  const hard = shown
    .filter(({ right, people }) => right < people)
    .toSorted(
      (a, b) => a.right / a.people - b.right / b.people || b.people - a.people || (a.versionId < b.versionId ? -1 : 1),
    )
    .slice(0, limit)
  return { hard, hidden: figures.length - shown.length }
}

/** Text of the most chosen wrong option; null unless at least two people chose it, since one could be identified. */
export function findLure(choices: readonly QuestionChoice[], wrongChoices: readonly string[][]): string | null {
  const counts = choices
    .filter(({ correct }) => !correct)
    .map(({ key, text }) => ({ text, count: wrongChoices.filter((keys) => keys.includes(key)).length }))
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best), { text: '', count: 1 })
  return most.text || null
}
