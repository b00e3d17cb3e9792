import { expect, test } from 'vitest'
import { isPlainName } from './plain-text.ts'

test.each([
  'Attendre son tour = crise. Ils veulent tous le tambour.',
  'Le coin blocs #2 est toujours plein',
  'On avait 5$ pour les pommes',
  'loup + chaperon',
])('« %s » is plain words', (text) => {
  expect(isPlainName(text)).toBe(true)
})

test.each([
  'https://exemple.test',
  'www.exemple',
  '514-555-0199',
  '<b>',
  '{{x}}',
  'a=b',
  'a = b',
  '$(x)',
  'x_y',
  'a\\b',
  '#id',
])('« %s » is not', (text) => {
  expect(isPlainName(text)).toBe(false)
})
