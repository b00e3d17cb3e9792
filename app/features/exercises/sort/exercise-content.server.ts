import { AppError } from '#app/server/errors.ts'
import { EXERCISES } from '#content/exercises/exercises.ts'
import type { Exercise } from '#content/exercises/types.ts'
import { shuffled } from '../list/visit-seed.server.ts'
import type { ExerciseCard } from '../schema.ts'

/** The 42 situations as the grid shows them, in the order of a visit. */
export function listExercises(seed: number): ExerciseCard[] {
  const cards = EXERCISES.map(({ id, key, title, description, image, alt, kind, seasons }) => {
    return { id, key, title, description, image, alt, kind, seasons }
  })
  return shuffled(cards, seed)
}

/**
 * One situation whole, its statements in the order of a visit.
 * @throws AppError NOT_FOUND
 */
export function getExercise(exerciseId: number, seed: number): Exercise {
  const exercise = EXERCISES.find(({ id }) => id === exerciseId)
  if (!exercise) throw new AppError('NOT_FOUND')
  return { ...exercise, tags: shuffled(exercise.tags, seed + exerciseId) }
}
