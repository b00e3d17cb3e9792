import { expect, test } from 'vitest'
import { formatNumber, isSingular, plural } from './plural.ts'

test.each([
  [0, '0\u00A0activité'],
  [1, '1\u00A0activité'],
  [1.5, '1,5\u00A0activité'],
  [2, '2\u00A0activités'],
  [1_024, '1\u00A0024\u00A0activités'],
])('%d gives « %s »', (count, words) => {
  expect(plural(count, 'activité')).toBe(words)
})

test('an irregular plural is given', () => {
  expect(plural(3, 'jeu', 'jeux')).toBe('3\u00A0jeux')
})

test('negative counts agree by their size', () => {
  expect(isSingular(-1)).toBe(true)
  expect(isSingular(-2)).toBe(false)
})

test('decimals have a comma', () => {
  expect(formatNumber(2.5)).toBe('2,5')
})
