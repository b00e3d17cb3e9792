import { expect, it } from 'vitest'
import { seasonOf } from './dates.ts'

it.each([
  [0, 'WINTER'],
  [2, 'WINTER'],
  [3, 'SPRING'],
  [5, 'SUMMER'],
  [8, 'AUTUMN'],
  [10, 'AUTUMN'],
  [11, 'WINTER'],
])('month %i is %s', (month, season) => {
  expect(seasonOf(new Date(2026, month, 15))).toBe(season)
})

it('is the same for a server and a browser on the evening that ends a month', () => {
  expect(seasonOf(new Date('2026-12-01T00:30:00Z'))).toBe('AUTUMN')
  expect(seasonOf(new Date('2026-12-01T05:30:00Z'))).toBe('WINTER')
})
