import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { frCA } from 'date-fns/locale/fr-CA'
import { expect, test } from 'vitest'
import {
  calendarDay,
  longDate,
  longDateTime,
  longDay,
  monthName,
  monthOfYear,
  relativeTime,
  shortDayWithWeekday,
} from './dates.ts'

test('only the first of the month has an ordinal', () => {
  expect(longDate(new Date('2026-08-01T16:00:00Z'))).toBe('1er août 2026')
  expect(longDate(new Date('2026-08-02T16:00:00Z'))).toBe('2 août 2026')
})

test('a calendar day and a month are the same whatever the time zone of the machine', () => {
  expect(shortDayWithWeekday('2026-11-01')).toBe('dimanche 1er novembre')
  expect(longDay('2026-08-31')).toBe('31 août 2026')
  expect(monthOfYear('2026-08-31')).toBe('août 2026')
  expect([1, 2, 12].map(monthName)).toEqual(['janvier', 'février', 'décembre'])
})

test('days are those of Toronto, whatever the time zone of the machine', () => {
  // 23 h 30 on the last day of February, half an hour before the change of month there, already March in UTC.
  expect(longDate(new Date('2026-03-01T04:30:00Z'))).toBe('28 février 2026')
  expect(longDate(new Date('2026-03-01T04:30:00Z'), 'UTC')).toBe('1er mars 2026')
})

test('hours are written the Québec way, across the change to summer time', () => {
  expect(longDateTime(new Date('2026-03-08T06:59:00Z'))).toBe('8 mars 2026 à 1\u00A0h\u00A059')
  expect(longDateTime(new Date('2026-03-08T07:05:00Z'))).toBe('8 mars 2026 à 3\u00A0h\u00A005')
})

test('every day of two years is formatted as date-fns does, also at midnight', () => {
  for (let day = new Date('2027-01-01T05:30:00Z'); day.getUTCFullYear() < 2029; day = addDays(day, 1)) {
    expect(longDate(day, 'UTC')).toBe(format(utc(day), 'do MMMM yyyy', { locale: frCA }))
  }
  expect(longDateTime(new Date('2026-11-20T05:00:00Z'))).toBe('20 novembre 2026 à 0\u00A0h\u00A000')
})

/** The UTC day at noon in the time zone of this machine, which is the one that date-fns formats. */
function utc(date: Date): Date {
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12)
}

const NOW = new Date('2026-11-20T12:00:00Z')
const ago = (seconds: number) => relativeTime(new Date(NOW.getTime() - seconds * 1_000), NOW).replaceAll('\u00A0', ' ')

test.each([
  [0, 'à l’instant'],
  [-5, 'à l’instant'],
  [1, 'il y a 1 seconde'],
  [59, 'il y a 59 secondes'],
  [60, 'il y a 1 minute'],
  [3_599, 'il y a 59 minutes'],
  [3_600, 'il y a 1 heure'],
  [7_199, 'il y a 1 heure'],
  [86_399, 'il y a 23 heures'],
  [86_400, 'le 19 novembre 2026'],
  [30 * 86_400, 'le 21 octobre 2026'],
])('%i seconds ago: %s', (seconds, words) => {
  expect(ago(seconds)).toBe(words)
})

test('a no-break space keeps the number and its unit together', () => {
  expect(relativeTime(new Date(NOW.getTime() - 5_000), NOW)).toBe('il y a 5\u00A0secondes')
})

test('gives the day in Québec, whatever the time zone of the machine', () => {
  expect(calendarDay(new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-21')
  expect(calendarDay(new Date('2026-07-01T03:59:00Z'))).toBe('2026-06-30')
})
