import { expect, test } from 'vitest'
import { isRightAnswer, toQuizQuestion } from './question.ts'

const choices = [
  { key: 'a', text: 'A', correct: true },
  { key: 'b', text: 'B', correct: false },
  { key: 'c', text: 'C', correct: true },
]

test.each([
  [['a', 'c'], true],
  [['c', 'a'], true],
  [['a'], false],
  [['a', 'b', 'c'], false],
  [[], false],
])('%j is right: %s', (chosen, right) => {
  expect(isRightAnswer(choices, chosen)).toBe(right)
})

test('« Vrai » comes before « Faux », even in a quiz that has them the other way round', () => {
  const statement = {
    kind: 'TRUE_FALSE' as const,
    topic: 'jeu',
    prompt: 'Le jeu est un apprentissage.',
    choices: [
      { key: 'vrai', text: 'Vrai', correct: true },
      { key: 'faux', text: 'Faux', correct: false },
    ],
  }
  const textsOf = (order: string[]) => toQuizQuestion(statement, order).choices.map(({ text }) => text)
  expect(textsOf(['faux', 'vrai'])).toEqual(['Vrai', 'Faux'])
  expect(toQuizQuestion({ ...statement, kind: 'SINGLE', choices }, ['c', 'a', 'b']).choices).toEqual([
    { key: 'c', text: 'C' },
    { key: 'a', text: 'A' },
    { key: 'b', text: 'B' },
  ])
})
