import { expect, test } from 'vitest'
import { dayStart } from './day-start.ts'

test.each([
  ['2026-01-15', '2026-01-15T05:00:00.000Z'],
  ['2026-07-15', '2026-07-15T04:00:00.000Z'],
  // The clocks change on these days, at two in the morning.
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
])('%s begins at %s in Toronto', (day, instant) => {
  expect(dayStart(day).toISOString()).toBe(instant)
})

test('the end of a day is the start of the next, also when the day has 23 or 25 hours', () => {
  expect(dayStart('2026-03-08', 1)).toEqual(dayStart('2026-03-09'))
  expect(dayStart('2026-11-01', 1)).toEqual(dayStart('2026-11-02'))
  expect(dayStart('2026-12-31', 1)).toEqual(dayStart('2027-01-01'))
})
