import { expect, it } from 'vitest'
import { addDaysTo, isoWeekday, mondayOf, weekdaysFrom } from './week-days.ts'

it('finds the Monday of a week, and on the weekend the next one', () => {
  expect(isoWeekday('2026-11-22')).toBe(7)
  for (const day of ['2026-11-23', '2026-11-25', '2026-11-27']) expect(mondayOf(day)).toBe('2026-11-23')
  for (const day of ['2026-11-28', '2026-11-29']) expect(mondayOf(day)).toBe('2026-11-30')
})

it('crosses the ends of months, years and summer time', () => {
  expect(weekdaysFrom('2026-12-28')).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'])
  expect(addDaysTo('2026-11-01', -7)).toBe('2026-10-25')
})
