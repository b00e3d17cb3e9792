import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shuffled } from './exercise-order.server.ts'

test('the same seed gives the same order, and no item is lost', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.nat(), (items, seed) => {
      const order = shuffled(items, seed)
      expect(shuffled(items, seed)).toEqual(order)
      expect(order.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b))
    }),
  )
})

test('each of 42 items comes first for some seed', () => {
  const ids = Array.from({ length: 42 }, (_, index) => index + 1)
  const first = new Set(Array.from({ length: 1_000 }, (_, seed) => shuffled(ids, seed)[0]))
  expect(first.size).toBe(42)
})
