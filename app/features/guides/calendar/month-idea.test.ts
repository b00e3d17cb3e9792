import { addDays } from 'date-fns/addDays'
import { expect, test } from 'vitest'
import { dayNumber } from '#app/lib/dates/dates.ts'
import { getMonthIdea } from './month-idea.server.ts'

test('each day of a year has an idea of its month, another one than the day before', () => {
  const days = Array.from({ length: 366 }, (_, day) => addDays(new Date('2028-01-01T12:00:00Z'), day))
  for (const [index, day] of days.entries()) {
    const { month, title } = getMonthIdea(day)
    expect(month, `${day}`).toBe(day.getUTCMonth() + 1)
    const before = days[index - 1]
    if (before) expect(getMonthIdea(before).title, `${dayNumber(day)}`).not.toBe(title)
  }
})

test('the month ends at midnight in Québec, not in Greenwich', () => {
  expect(getMonthIdea(new Date('2026-12-01T03:00:00Z')).month).toBe(11)
  expect(getMonthIdea(new Date('2026-12-01T05:30:00Z')).month).toBe(12)
})
