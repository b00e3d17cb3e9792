import { expect, test } from 'vitest'
import { activeMilliseconds, expectedMinutes, wholeMinutes } from './quiz-duration.ts'

const at = (minutes: number) => new Date(2026, 2, 3, 9, minutes)

test.each([
  ['nothing answered', [], 0],
  ['two answers', [1, 3], 3],
  ['answers in any order', [3, 1], 3],
  ['a pause of an hour counts for five minutes', [1, 61, 62], 7],
])('%s', (_, answered, minutes) => {
  expect(activeMilliseconds(at(0), answered.map(at)) / 60_000).toBe(minutes)
})

test('is displayed in whole minutes, at least one', () => {
  expect([0, 20_000, 89_000, 91_000, 360_000].map(wholeMinutes)).toEqual([1, 1, 1, 2, 6])
})

test('ten questions take about six minutes', () => {
  expect([1, 3, 5, 10].map(expectedMinutes)).toEqual([1, 2, 3, 6])
})
