import type { Program } from '#app/domain/enums.ts'
import type { QuestionChoice } from '#app/domain/question.ts'

/** Below that many people, a figure would tell who answered what. */
export const FEWEST_PEOPLE = 4

/** How the people of a team last answered one version of a question. */
export type QuestionFigures = {
  versionId: string
  type: Program
  people: number
  right: number
  /** What the others chose: keys of each last answer that is wrong. */
  wrongChoices: string[][]
}

/** The versions that the team misses most, hardest first; how many are left out because few people answered them. */
export function hardest(
  figures: readonly QuestionFigures[],
  limit: number,
): { hard: QuestionFigures[]; hidden: number } {
  const known = figures.filter(({ people }) => people >= FEWEST_PEOPLE)
  const hard = known
    .filter(({ right, people }) => right < people)
    .toSorted(
      (a, b) => a.right / a.people - b.right / b.people || b.people - a.people || (a.versionId < b.versionId ? -1 : 1),
    )
    .slice(0, limit)
  return { hard, hidden: figures.length - known.length }
}

/** The wrong option that most people chose, if at least two did: one alone could be recognised. */
export function lureOf(choices: readonly QuestionChoice[], wrongChoices: readonly string[][]): string | null {
  const counts = choices
    .filter(({ correct }) => !correct)
    .map(({ key, text }) => ({ text, count: wrongChoices.filter((keys) => keys.includes(key)).length }))
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best), { text: '', count: 1 })
  return most.text || null
}
