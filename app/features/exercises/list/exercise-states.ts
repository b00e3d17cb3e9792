import type { ExerciseAttempt } from '../schema.ts'

export type ExerciseState = 'new' | 'started' | 'finished'

/** Where a person is with a situation. One that was opened and left as it was is still to discover. */
export function stateOf(attempt: ExerciseAttempt | undefined): ExerciseState {
  if (!attempt) return 'new'
  if (attempt.finishedAt) return 'finished'
  return Object.keys(attempt.placements).length > 0 ? 'started' : 'new'
}

/** The situation she was in the middle of last, if there is one. */
export function lastStarted(attempts: readonly ExerciseAttempt[]): number | undefined {
  const started = attempts.filter((attempt) => stateOf(attempt) === 'started')
  return started.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0]?.exerciseId
}
