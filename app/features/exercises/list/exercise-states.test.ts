import { expect, test } from 'vitest'
import type { ExerciseAttempt } from '../schema.ts'
import { exerciseStateOf, lastStartedId } from './exercise-states.ts'

const attempt = (exerciseId: number, day: number, rest: Partial<ExerciseAttempt> = {}): ExerciseAttempt => ({
  exerciseId,
  placements: { [`${exerciseId}-1`]: 'risks' },
  precautions: {},
  finishedAt: null,
  updatedAt: new Date(2026, 0, day),
  ...rest,
})

test('an exercise is new, started or finished', () => {
  expect(exerciseStateOf(undefined)).toBe('new')
  expect(exerciseStateOf(attempt(1, 1, { placements: {} }))).toBe('new')
  expect(exerciseStateOf(attempt(1, 1))).toBe('started')
  expect(exerciseStateOf(attempt(1, 1, { finishedAt: new Date() }))).toBe('finished')
})

test('« Continuer » leads to the exercise left last, not to a finished one', () => {
  expect(lastStartedId([])).toBeUndefined()
  expect(lastStartedId([attempt(1, 3), attempt(2, 9, { finishedAt: new Date() }), attempt(3, 5)])).toBe(3)
})
