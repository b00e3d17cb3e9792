import { addDays, subDays } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseMistakes,
  chooseQuestions,
  dueDate,
  mistakesInTurn,
  type QuestionPast,
  SPACING_DAYS,
} from './choose-questions.ts'

const now = new Date('2026-11-20T17:00:00Z')
const half = () => 0.5

const unseen = (questionId: string, topic = 'jeu'): QuestionPast => ({
  questionId,
  topic,
  answered: 0,
  lastAnsweredAt: null,
  missed: false,
  rightSinceMiss: 0,
})
const seen = (questionId: string, daysAgo: number, past: Partial<QuestionPast> = {}): QuestionPast => ({
  ...unseen(questionId),
  answered: 1,
  lastAnsweredAt: subDays(now, daysAgo),
  ...past,
})

describe('a missed question', () => {
  test.each(SPACING_DAYS.map((days, right) => [right, days]))(
    'comes back, after %d right in a row, %d days later',
    (right, days) => {
      const lastAnsweredAt = subDays(now, 2)
      const past = seen('a', 2, { missed: true, rightSinceMiss: right })
      expect(dueDate(past)).toEqual(addDays(lastAnsweredAt, days))
    },
  )

  test('is known after four right answers in a row', () => {
    expect(dueDate(seen('a', 2, { missed: true, rightSinceMiss: SPACING_DAYS.length }))).toBeNull()
  })
})

test('unseen come first, then those whose day has come, then the rest, then those whose day has not come', () => {
  const bank = [
    seen('early', 0, { missed: true }),
    seen('rest-recent', 1),
    seen('rest-old', 30),
    seen('due-late', 9, { missed: true }),
    seen('due', 2, { missed: true }),
    unseen('new'),
  ]
  const chosen = chooseQuestions(bank, 10, now, half)
  expect(chosen).toEqual(['new', 'due-late', 'due', 'rest-old', 'rest-recent', 'early'])
})

test('mistakes to go over: the longest overdue first, then the soonest; known and never missed ones stay out', () => {
  const bank = [
    unseen('new'),
    seen('never-missed', 30),
    seen('known', 30, { missed: true, rightSinceMiss: SPACING_DAYS.length }),
    seen('in-six-days', 1, { missed: true, rightSinceMiss: 2 }),
    seen('tomorrow', 0, { missed: true }),
    seen('due-yesterday', 2, { missed: true }),
    seen('due-last-week', 9, { missed: true }),
  ]
  expect(mistakesInTurn(bank).map(({ questionId }) => questionId)).toEqual([
    'due-last-week',
    'due-yesterday',
    'tomorrow',
    'in-six-days',
  ])
  expect(chooseMistakes(bank, 5, now)).toEqual(['due-last-week', 'due-yesterday'])
  expect(chooseMistakes(bank, 1, now)).toEqual(['due-last-week'])
  // Nothing is due: whoever wants to may still go ahead.
  expect(chooseMistakes(bank, 5, subDays(now, 9))).toEqual([
    'due-last-week',
    'due-yesterday',
    'tomorrow',
    'in-six-days',
  ])
})

test('topics take turns among the unseen', () => {
  const topics = ['a', 'b', 'c']
  const bank = topics.flatMap((topic) => Array.from({ length: 5 }, (_, i) => unseen(`${topic}${i}`, topic)))
  const first = chooseQuestions(bank, 3, now, half).map((id) => id[0])
  expect(new Set(first).size).toBe(3)
})

test('never more than asked, never one twice, all of a small bank, the same with the same numbers', () => {
  const past = fc.record({
    topic: fc.constantFrom('a', 'b', 'c'),
    answered: fc.nat(3),
    missed: fc.boolean(),
    rightSinceMiss: fc.nat(6),
    days: fc.nat(60),
  })
  fc.assert(
    fc.property(
      fc.array(past, { maxLength: 80 }),
      fc.nat(20),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (rows, count, number) => {
        const bank = rows.map(({ days, ...row }, index) => ({
          ...row,
          questionId: String(index),
          lastAnsweredAt: row.answered ? subDays(now, days) : null,
        }))
        const chosen = chooseQuestions(bank, count, now, () => number)
        expect(chosen).toHaveLength(Math.min(count, bank.length))
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(chooseQuestions(bank, count, now, () => number)).toEqual(chosen)
      },
    ),
  )
})
