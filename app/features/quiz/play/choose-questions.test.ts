import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnswerHistory, chooseDueQuestions, chooseQuestions, seenQuestions } from './choose-questions.ts'

const today = 20_600
const half = () => 0.5

const unseen = (questionId: string, topic = 'jeu'): AnswerHistory => ({ questionId, topic, days: [], rights: [] })
/** `answers`: how many days ago, with « - » before a wrong one. */
const seen = (questionId: string, ...answers: `${'' | '-'}${number}`[]): AnswerHistory => ({
  ...unseen(questionId),
  days: answers.map((answer) => today - Math.abs(Number(answer))),
  rights: answers.map((answer) => !answer.startsWith('-')),
})
const dueIn = (...answers: Parameters<typeof seen>[1][]) =>
  seenQuestions([seen('a', ...answers)], today).map(({ dueOn }) => dueOn - today)

describe('a question comes back', () => {
  test('the day after it was missed, whatever was known before', () => {
    expect(dueIn('-0')).toEqual([1])
    expect(dueIn('60', '40', '-0')[0]).toBeLessThanOrEqual(4)
  })

  test('after about a week when it was right the first time, and ever later from one right answer to the next', () => {
    expect(dueIn('0')).toEqual([8])
    const waits = [dueIn('-1', '0'), dueIn('-4', '3', '0'), dueIn('-16', '15', '12', '0')].map(([wait = 0]) => wait)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(new Set(waits).size).toBe(3)
  })

  test('later when it was recalled after a while than when it was repeated at once', () => {
    const [spaced = 0] = dueIn('-9', '8', '0')
    const [repeated = 0] = dueIn('-0', '0', '0')
    expect(spaced).toBeGreaterThan(repeated)
  })

  test('at most once a day', () => {
    expect(dueIn('-0', '-0', '-0', '0')[0]).toBeGreaterThan(0)
  })
})

const bank = [
  seen('known', '90', '80', '50', '1'),
  seen('weak', '-30'),
  seen('weaker', '-60', '-59'),
  seen('missed-today', '-30', '-0'),
  seen('right-today', '-30', '0'),
  unseen('new'),
]

test('unseen questions come first, then the weakest; those of today come last', () => {
  expect(chooseQuestions(bank, 10, today, half).slice(0, 4)).toEqual(['new', 'weaker', 'weak', 'known'])
})

test('« Mes 5 questions » are those that are due, then the weakest, never those of today; none when none is due', () => {
  expect(chooseDueQuestions(bank, 5, today)).toEqual(['weaker', 'weak', 'known'])
  expect(chooseDueQuestions(bank, 1, today)).toEqual(['weaker'])
  expect(chooseDueQuestions([seen('known', '90', '80', '50', '1'), seen('a', '-0'), unseen('new')], 5, today)).toEqual(
    [],
  )
})

test('topics alternate among the unseen', () => {
  const topics = ['a', 'b', 'c']
  const questions = topics.flatMap((topic) => Array.from({ length: 5 }, (_, i) => unseen(`${topic}${i}`, topic)))
  const first = chooseQuestions(questions, 3, today, half).map((id) => id[0])
  expect(new Set(first).size).toBe(3)
})

test('never more than `count`, no duplicate, all of a small bank, deterministic for the same random numbers', () => {
  const past = fc.record({
    topic: fc.constantFrom('a', 'b', 'c'),
    answers: fc.array(fc.record({ ago: fc.nat(900), right: fc.boolean() }), { maxLength: 12 }),
  })
  fc.assert(
    fc.property(
      fc.array(past, { maxLength: 80 }),
      fc.nat(20),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (rows, count, number) => {
        const drawn = rows.map(({ topic, answers }, index) => {
          const inOrder = answers.toSorted((a, b) => b.ago - a.ago)
          return {
            questionId: String(index),
            topic,
            days: inOrder.map(({ ago }) => today - ago),
            rights: inOrder.map(({ right }) => right),
          }
        })
        const chosen = chooseQuestions(drawn, count, today, () => number)
        expect(chosen).toHaveLength(Math.min(count, drawn.length))
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(chooseQuestions(drawn, count, today, () => number)).toEqual(chosen)
        for (const { recall, dueOn } of seenQuestions(drawn, today)) {
          expect(recall).toBeGreaterThan(0)
          expect(recall).toBeLessThanOrEqual(1)
          expect(Number.isInteger(dueOn)).toBe(true)
        }
      },
    ),
  )
})
