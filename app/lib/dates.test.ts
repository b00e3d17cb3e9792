import { expect, test } from 'vitest'
import { longDate, longDateTime, longDateWithDay } from './dates.ts'

test('only the first of the month has an ordinal', () => {
  expect(longDate(new Date('2026-08-01T16:00:00Z'))).toBe('1er août 2026')
  expect(longDate(new Date('2026-08-02T16:00:00Z'))).toBe('2 août 2026')
  expect(longDateWithDay(new Date('2026-08-01T16:00:00Z'))).toBe('samedi 1er août 2026')
})

test('days are those of Toronto, whatever the clock of the machine', () => {
  // 23 h 30 on the last day of February, half an hour before the change of month there, already March in UTC.
  expect(longDate(new Date('2026-03-01T04:30:00Z'))).toBe('28 février 2026')
  expect(longDate(new Date('2026-03-01T04:30:00Z'), 'UTC')).toBe('1er mars 2026')
})

test('hours are written the Québec way, across the change to summer time', () => {
  expect(longDateTime(new Date('2026-03-08T06:59:00Z'))).toBe('8 mars 2026 à 1\u00A0h\u00A059')
  expect(longDateTime(new Date('2026-03-08T07:05:00Z'))).toBe('8 mars 2026 à 3\u00A0h\u00A005')
})
