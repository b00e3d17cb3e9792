import { describe, expect, test } from 'vitest'
import { dayStart, startOfLocalDay } from './day-start.ts'

const HOURS = 3_600_000

describe('startOfLocalDay', () => {
  test.each([
    ['an ordinary evening', '2026-11-20T23:30:00-05:00', 'America/Toronto', '2026-11-20T05:00:00.000Z'],
    ['one second before midnight', '2026-11-20T23:59:59-05:00', 'America/Toronto', '2026-11-20T05:00:00.000Z'],
    ['midnight itself', '2026-11-21T00:00:00-05:00', 'America/Toronto', '2026-11-21T05:00:00.000Z'],
    ['spring forward, afternoon', '2026-03-08T15:00:00-04:00', 'America/Toronto', '2026-03-08T05:00:00.000Z'],
    ['spring forward, late evening', '2026-03-08T23:59:00-04:00', 'America/Toronto', '2026-03-08T05:00:00.000Z'],
    ['the day after', '2026-03-09T00:30:00-04:00', 'America/Toronto', '2026-03-09T04:00:00.000Z'],
    ['fall back, first one o’clock', '2026-11-01T01:30:00-04:00', 'America/Toronto', '2026-11-01T04:00:00.000Z'],
    ['fall back, second one o’clock', '2026-11-01T01:30:00-05:00', 'America/Toronto', '2026-11-01T04:00:00.000Z'],
    ['fall back, late evening', '2026-11-01T23:59:59-05:00', 'America/Toronto', '2026-11-01T04:00:00.000Z'],
    ['no midnight that day', '2026-04-24T12:00:00+03:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['half an hour', '2026-06-10T12:00:00-02:30', 'America/St_Johns', '2026-06-10T02:30:00.000Z'],
    ['far ahead', '2026-11-20T23:30:00Z', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  ])('%s', (_, now, timeZone, expected) => {
    expect(startOfLocalDay(new Date(now), timeZone).toISOString()).toBe(expected)
  })
})

test.each([
  ['2026-03-08T12:00:00-04:00', 23],
  ['2026-11-01T12:00:00-05:00', 25],
  ['2026-11-20T12:00:00-05:00', 24],
])('the day of %s lasts %i hours in Toronto', (now, hours) => {
  const at = new Date(now)
  const length = startOfLocalDay(at, 'America/Toronto', 1).getTime() - startOfLocalDay(at, 'America/Toronto').getTime()
  expect(length / HOURS).toBe(hours)
})

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
