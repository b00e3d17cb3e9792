import { expect, test } from 'vitest'
import { isRightAnswer } from './question.ts'

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
