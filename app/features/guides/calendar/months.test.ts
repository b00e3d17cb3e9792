import { expect, test } from 'vitest'
import { seasonOfMonth } from '#app/domain/season.ts'
import { monthOf, monthsInOrder } from './months.ts'

const NOVEMBER = { year: 2026, month: 11 }
const MARCH = { year: 2027, month: 3 }
const format = (months: ReturnType<typeof monthsInOrder>) => months.map(({ year, month }) => `${year}-${month}`)

test('the year begins in September, in January, or this month', () => {
  expect(monthsInOrder('school', MARCH).map(({ month }) => month)).toEqual([9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(format(monthsInOrder('calendar', MARCH)).slice(0, 3)).toEqual(['2027-1', '2027-2', '2027-3'])
  expect(format(monthsInOrder('current', NOVEMBER)).slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-1'])
})

test('twelve months in a row, this one among them, whatever the order and the day', () => {
  for (const order of ['current', 'school', 'calendar'] as const)
    for (let month = 1; month <= 12; month++) {
      const today = { year: 2026, month }
      const months = monthsInOrder(order, today)
      expect(months).toContainEqual(today)
      const ranks = months.map((one) => one.year * 12 + one.month)
      expect(ranks).toEqual(ranks.map((_, i) => (ranks[0] ?? 0) + i))
    }
})

test('a school year runs from September to August', () => {
  const year = ['2026-9', '2026-10', '2026-11', '2026-12', ...[1, 2, 3, 4, 5, 6, 7, 8].map((month) => `2027-${month}`)]
  expect(format(monthsInOrder('school', NOVEMBER))).toEqual(year)
  expect(format(monthsInOrder('school', MARCH))).toEqual(year)
})

test('March is still winter', () => {
  expect([1, 3, 4, 7, 10].map(seasonOfMonth)).toEqual(['WINTER', 'WINTER', 'SPRING', 'SUMMER', 'AUTUMN'])
})

test('the month is that of Québec, also when it is already the next one in UTC', () => {
  expect(monthOf(new Date('2027-01-01T02:00:00Z'))).toEqual({ year: 2026, month: 12 })
})
