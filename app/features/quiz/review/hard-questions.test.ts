import { expect, test } from 'vitest'
import { findLure, MIN_PEOPLE, type QuestionFigures, selectHardest } from './hard-questions.ts'

const figures = (versionId: string, right: number, people: number): QuestionFigures => ({
  versionId,
  type: 'ALEX',
  people,
  right,
  wrongChoices: [],
})

test('hardest first, then by number of people; never a question that everybody got right', () => {
  const all = [figures('half', 4, 8), figures('known', 8, 8), figures('few', 2, 4), figures('hard', 1, 8)]
  const { hard } = selectHardest(all, 10)
  expect(hard.map(({ versionId }) => versionId)).toEqual(['hard', 'half', 'few'])
  expect(selectHardest(all, 1).hard).toHaveLength(1)
})

test('below four people a question is hidden, and counted', () => {
  expect(selectHardest([figures('a', 0, MIN_PEOPLE - 1), figures('b', 0, MIN_PEOPLE)], 10)).toMatchObject({
    hard: [{ versionId: 'b' }],
    hidden: 1,
  })
})

test('the most chosen wrong option, unless only one person chose it', () => {
  const choices = ['a', 'b', 'c'].map((key) => ({ key, text: `Choix ${key}`, correct: key === 'a' }))
  expect(findLure(choices, [['b'], ['c'], ['a', 'c']])).toBe('Choix c')
  expect(findLure(choices, [['b'], ['c']])).toBeNull()
  // A multiple choice that is only incomplete has no wrong option in it.
  expect(findLure(choices, [['a'], ['a']])).toBeNull()
})
