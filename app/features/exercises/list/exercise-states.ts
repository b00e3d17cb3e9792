import type { ExerciseAttempt } from '../schema.ts'

export type ExerciseState = 'new' | 'started' | 'finished'

/** Progress of a person in an exercise. One that was opened without placing anything is still new. */
export function exerciseStateOf(attempt: ExerciseAttempt | undefined): ExerciseState {
  if (!attempt) return 'new'
  if (attempt.finishedAt) return 'finished'
  return Object.keys(attempt.placements).length > 0 ? 'started' : 'new'
}

/** Id of the unfinished exercise that was changed last, if there is one. */
export function lastStartedId(attempts: readonly ExerciseAttempt[]): number | undefined {
  const started = attempts.filter((attempt) => exerciseStateOf(attempt) === 'started')
  return started.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0]?.exerciseId
}
