import { expect, test } from 'vitest'
import { feedbackTitle, toggleChoice } from './grading.ts'

const choices = ['c', 'a', 'b', 'd'].map((key) => ({ key, text: key }))

test.each([
  [['a'], true, 'C’est exact.'],
  [['a'], false, 'Pas tout à fait. La bonne réponse est la 2.'],
  [['a', 'c'], false, 'Pas tout à fait. Les bonnes réponses sont la 1 et la 2.'],
  [['a', 'c', 'd'], false, 'Pas tout à fait. Les bonnes réponses sont la 1, la 2 et la 4.'],
])('%o right, isCorrect %s: %s', (rightKeys, isCorrect, title) => {
  expect(feedbackTitle(choices, rightKeys, isCorrect)).toBe(title)
})

test('one choice replaces the other; several add up and can be removed', () => {
  expect(toggleChoice('SINGLE', ['a'], 'b')).toEqual(['b'])
  expect(toggleChoice('TRUE_FALSE', ['a'], 'a')).toEqual(['a'])
  expect(toggleChoice('MULTIPLE', ['a'], 'b')).toEqual(['a', 'b'])
  expect(toggleChoice('MULTIPLE', ['a', 'b'], 'a')).toEqual(['b'])
})
