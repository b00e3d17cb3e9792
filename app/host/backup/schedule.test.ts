import { expect, test } from 'vitest'
import { lastNight } from './schedule.ts'

test.each([
  ['just before: the night before', '2026-11-27T07:29:59Z', '2026-11-26T07:30:00.000Z', '2026-11-26'],
  ['from the very minute', '2026-11-27T07:30:00Z', '2026-11-27T07:30:00.000Z', '2026-11-27'],
  ['the day is that of Toronto, not of the server', '2026-11-27T03:00:00Z', '2026-11-26T07:30:00.000Z', '2026-11-26'],
  ['in summer', '2026-07-02T12:00:00Z', '2026-07-02T06:30:00.000Z', '2026-07-02'],
  ['when the clock skips that time', '2026-03-08T12:00:00Z', '2026-03-08T07:30:00.000Z', '2026-03-08'],
])('%s', (_, now, dueAt, day) => {
  const night = lastNight(new Date(now), '02:30')
  expect([night.dueAt.toISOString(), night.day]).toEqual([dueAt, day])
})

test('a backup at noon', () => {
  expect(lastNight(new Date('2026-11-27T17:00:00Z'), '12:00').dueAt.toISOString()).toBe('2026-11-27T17:00:00.000Z')
})
