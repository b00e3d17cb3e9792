import { expect, test } from 'vitest'
import type { ExerciseAttempt } from '../schema.ts'
import { lastStarted, stateOf } from './exercise-states.ts'

const attempt = (exerciseId: number, day: number, rest: Partial<ExerciseAttempt> = {}): ExerciseAttempt => ({
  exerciseId,
  placements: { [`${exerciseId}-1`]: 'risks' },
  precautions: {},
  finishedAt: null,
  updatedAt: new Date(2026, 0, day),
  ...rest,
})

test('three states', () => {
  expect(stateOf(undefined)).toBe('new')
  expect(stateOf(attempt(1, 1, { placements: {} }))).toBe('new')
  expect(stateOf(attempt(1, 1))).toBe('started')
  expect(stateOf(attempt(1, 1, { finishedAt: new Date() }))).toBe('finished')
})

test('« Continuer » leads to the one left last, not to a finished one', () => {
  expect(lastStarted([])).toBeUndefined()
  expect(lastStarted([attempt(1, 3), attempt(2, 9, { finishedAt: new Date() }), attempt(3, 5)])).toBe(3)
})
