const MINUTE = 60_000
/** A longer silence between two answers is a pause (a nap ends, a parent comes), and a pause is not work. */
const LONGEST_THOUGHT = 5 * MINUTE
const SECONDS_PER_QUESTION = 35

/** Milliseconds spent on a quiz from its first look to its last answer, in whatever order the moments are given. */
export function activeTime(startedAt: Date, answeredAt: readonly Date[]): number {
  const moments = [startedAt, ...answeredAt].map((date) => date.getTime()).sort((a, b) => a - b)
  return moments.reduce((sum, moment, index) => {
    const gap = moment - (moments[index - 1] ?? moment)
    return sum + Math.min(gap, LONGEST_THOUGHT)
  }, 0)
}

/** Whole minutes, at least one: what is said to people. */
export function wholeMinutes(milliseconds: number): number {
  return Math.max(1, Math.round(milliseconds / MINUTE))
}

/** Minutes that so many questions take about, at least one. */
export function expectedMinutes(questions: number): number {
  return Math.max(1, Math.round((questions * SECONDS_PER_QUESTION) / 60))
}
