import { expect, test } from 'vitest'
import type { ContinuumPlace } from '../schema.ts'
import { nextStepOf, placesByAxis } from './axis-places.ts'

const stood = (axis: ContinuumPlace['axis'], step: number, day: number): ContinuumPlace => ({
  id: `${axis}-${day}`,
  axis,
  step,
  createdAt: new Date(Date.UTC(2026, 2, day)),
})

test('the last position of each axis is the current one, also when it is less far', () => {
  const axes = placesByAxis([stood('lieux', 4, 1), stood('lieux', 2, 9), stood('temps', 3, 5)])
  const places = axes.find(({ axis }) => axis === 'lieux')
  expect([places?.current?.step, places?.before.map(({ step }) => step)]).toEqual([2, [4]])
  expect(nextStepOf(axes)).toBe(2)
})

test('nothing said is nothing shown', () => {
  expect(placesByAxis([]).map(({ current }) => current)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(nextStepOf(placesByAxis([]))).toBeUndefined()
})
