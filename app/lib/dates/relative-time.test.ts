import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1_000), now).replaceAll('\u00A0', ' ')

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

test('the number does not part from its unit', () => {
  expect(relativeTime(new Date(now.getTime() - 5_000), now)).toBe('il y a 5\u00A0secondes')
})
