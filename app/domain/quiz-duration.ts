const MINUTE_MS = 60_000
/**
 * A longer gap between two answers counts as a pause of this length: educators are interrupted (a nap ends, a parent
 * comes).
 */
const PAUSE_THRESHOLD_MS = 5 * MINUTE_MS
const SECONDS_PER_QUESTION = 35

/**
 * Milliseconds spent on a quiz from its start to its last answer, pauses shortened. `answeredAt` may be in any order.
 */
export function activeMilliseconds(startedAt: Date, answeredAt: readonly Date[]): number {
  const times = [startedAt, ...answeredAt].map((date) => date.getTime()).sort((a, b) => a - b)
  return times.reduce((sum, time, index) => {
    const gap = time - (times[index - 1] ?? time)
    return sum + Math.min(gap, PAUSE_THRESHOLD_MS)
  }, 0)
}

/** Minutes to display: rounded, at least one. */
export function wholeMinutes(milliseconds: number): number {
  return Math.max(1, Math.round(milliseconds / MINUTE_MS))
}

/** Estimated minutes for a number of questions, at least one. */
export function expectedMinutes(questions: number): number {
  return Math.max(1, Math.round((questions * SECONDS_PER_QUESTION) / 60))
}
