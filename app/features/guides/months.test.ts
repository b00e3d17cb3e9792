import { expect, test } from 'vitest'
import { monthOf, monthsInOrder, seasonOfMonth, yearOfMonth } from './months.ts'

test('the year begins in September, in January, or now', () => {
  expect(monthsInOrder('school', 3, false)).toEqual([9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(monthsInOrder('calendar', 3, false)[0]).toBe(1)
  expect(monthsInOrder('school', 11, true).slice(0, 3)).toEqual([11, 12, 1])
})

test('in November, March is next year’s and August is this year’s', () => {
  const today = { year: 2026, month: 11 }
  expect([3, 5, 6, 8, 11, 12].map((month) => yearOfMonth(month, today))).toEqual([2027, 2027, 2026, 2026, 2026, 2026])
})

test('March is still winter', () => {
  expect([1, 3, 4, 7, 10].map(seasonOfMonth)).toEqual(['WINTER', 'WINTER', 'SPRING', 'SUMMER', 'AUTUMN'])
})

test('the month is that of Québec, also when it is already the next one in Greenwich', () => {
  expect(monthOf(new Date('2027-01-01T02:00:00Z'))).toEqual({ year: 2026, month: 12 })
})
