import { expect, test } from 'vitest'
import { nextSegment, segmentStart, unbrokenRun } from './segments.ts'

const MB = 1 << 20

test.each([
  ['000000010000000000000009', 16 * MB, '00000001000000000000000A', '0/9000000'],
  ['0000000100000000000000FF', 16 * MB, '000000010000000100000000', '0/FF000000'],
  ['00000002000000FF00000FFF', MB, '000000020000010000000000', 'FF/FFF00000'],
])('after %s in segments of %i bytes comes %s', (name, segmentBytes, next, start) => {
  expect(nextSegment(name, segmentBytes)).toBe(next)
  expect(segmentStart(name, segmentBytes)).toBe(start)
})

test('a run ends before the first segment that is missing', () => {
  const [a, b, c, d] = [
    '0000000100000000000000FE',
    '0000000100000000000000FF',
    '000000010000000100000000',
    '000000010000000100000001',
  ]
  expect(unbrokenRun([d, b, a, c], a, 16 * MB)).toEqual([a, b, c, d])
  expect(unbrokenRun([a, b, d], a, 16 * MB)).toEqual([a, b])
  expect(unbrokenRun([b, c], a, 16 * MB)).toEqual([])
})
