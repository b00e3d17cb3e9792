import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeptAttempt, parseKept, withKept, without } from './kept-attempts.ts'

const attempt = (exerciseId: number, at = 1): KeptAttempt => ({
  exerciseId,
  placements: { [`${exerciseId}-1`]: 'risks' },
  precautions: {},
  finished: false,
  at,
})

test('reads back what was kept, and nothing of what something else wrote', () => {
  expect(parseKept(JSON.stringify([attempt(1), { exerciseId: 2 }, null]))).toEqual([attempt(1)])
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseKept(text))))
})

test('keeps the last state of a situation; what changed while it was sent stays', () => {
  const kept = withKept(withKept(withKept([], attempt(1)), attempt(2)), attempt(1, 5))
  expect(kept).toEqual([attempt(2), attempt(1, 5)])
  expect(without(kept, 1, 1)).toEqual(kept)
  expect(without(kept, 1, 5)).toEqual([attempt(2)])
  expect(without(kept, 2)).toEqual([attempt(1, 5)])
})
