import { addDays, subDays } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnswerHistory,
  chooseMistakes,
  chooseQuestions,
  dueDate,
  mistakesByDueDate,
  SPACING_DAYS,
} from './choose-questions.ts'

const now = new Date('2026-11-20T17:00:00Z')
const half = () => 0.5

const unseen = (questionId: string, topic = 'jeu'): AnswerHistory => ({
  questionId,
  topic,
  answered: 0,
  lastAnsweredAt: null,
  missed: false,
  rightDaysSinceMiss: 0,
})
const seen = (questionId: string, daysAgo: number, past: Partial<AnswerHistory> = {}): AnswerHistory => ({
  ...unseen(questionId),
  answered: 1,
  lastAnsweredAt: subDays(now, daysAgo),
  ...past,
})

describe('a missed question', () => {
  test.each(SPACING_DAYS.map((days, right) => [right, days]))(
    'is due again, after right answers on %d days, %d days later',
    (right, days) => {
      const lastAnsweredAt = subDays(now, 2)
      const past = seen('a', 2, { missed: true, rightDaysSinceMiss: right })
      expect(dueDate(past)).toEqual(addDays(lastAnsweredAt, days))
    },
  )

  test('is known after right answers on four days', () => {
    expect(dueDate(seen('a', 2, { missed: true, rightDaysSinceMiss: SPACING_DAYS.length }))).toBeNull()
  })
})

test('unseen questions come first, then the due ones, then the rest, then those that are not due yet', () => {
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

test('mistakes come by due date; known and never missed questions are left out', () => {
  const bank = [
    unseen('new'),
    seen('never-missed', 30),
    seen('known', 30, { missed: true, rightDaysSinceMiss: SPACING_DAYS.length }),
    seen('in-six-days', 1, { missed: true, rightDaysSinceMiss: 2 }),
    seen('tomorrow', 0, { missed: true }),
    seen('due-yesterday', 2, { missed: true }),
    seen('due-last-week', 9, { missed: true }),
  ]
  expect(mistakesByDueDate(bank).map(({ questionId }) => questionId)).toEqual([
    'due-last-week',
    'due-yesterday',
    'tomorrow',
    'in-six-days',
  ])
  expect(chooseMistakes(bank, 5, now)).toEqual(['due-last-week', 'due-yesterday'])
  expect(chooseMistakes(bank, 1, now)).toEqual(['due-last-week'])
  // Nothing is due: the soonest ones are offered all the same.
  expect(chooseMistakes(bank, 5, subDays(now, 9))).toEqual([
    'due-last-week',
    'due-yesterday',
    'tomorrow',
    'in-six-days',
  ])
})

test('topics alternate among the unseen', () => {
  const topics = ['a', 'b', 'c']
  const bank = topics.flatMap((topic) => Array.from({ length: 5 }, (_, i) => unseen(`${topic}${i}`, topic)))
  const first = chooseQuestions(bank, 3, now, half).map((id) => id[0])
  expect(new Set(first).size).toBe(3)
})

test('never more than `count`, no duplicate, all of a small bank, deterministic for the same random numbers', () => {
  const past = fc.record({
    topic: fc.constantFrom('a', 'b', 'c'),
    answered: fc.nat(3),
    missed: fc.boolean(),
    rightDaysSinceMiss: fc.nat(6),
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
