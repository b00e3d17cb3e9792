import { expect, test } from 'vitest'
import type { ContinuumPlace } from '../schema.ts'
import { lowestStepOf, placesByAxis } from './axis-places.ts'

const placeOn = (axis: ContinuumPlace['axis'], step: number, day: number): ContinuumPlace => ({
  id: `${axis}-${day}`,
  axis,
  step,
  createdAt: new Date(Date.UTC(2026, 2, day)),
})

test('the last position of each axis is the current one, also when it is a lower step', () => {
  const axes = placesByAxis([placeOn('lieux', 4, 1), placeOn('lieux', 2, 9), placeOn('temps', 3, 5)])
  const places = axes.find(({ axis }) => axis === 'lieux')
  expect([places?.current?.step, places?.former.map(({ step }) => step)]).toEqual([2, [4]])
  expect(lowestStepOf(axes)).toBe(2)
})

test('there is no current position before any answer', () => {
  expect(placesByAxis([]).map(({ current }) => current)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(lowestStepOf(placesByAxis([]))).toBeUndefined()
})
