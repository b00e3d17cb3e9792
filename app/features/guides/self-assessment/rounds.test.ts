import { expect, test } from 'vitest'
import type { Reflection } from '../schema.ts'
import { curveOf } from './curve.ts'
import { countRounds, roundsByCard } from './rounds.ts'

const DAY = 24 * 3_600_000
const at = new Date('2026-03-03T12:00:00Z')
const reflectionOf = (cardId: string, round: number, level: Reflection['level'], createdAt = at): Reflection => ({
  cardId,
  round,
  level,
  note: '',
  createdAt,
  updatedAt: createdAt,
})

test('the answer that can still be changed and the one before, in whatever order they come', () => {
  const answers = [
    reflectionOf('ge-01', 3, 'OFTEN'),
    reflectionOf('ge-01', 1, 'NOT_YET'),
    reflectionOf('ge-01', 2, 'SOMETIMES'),
  ]
  const rounds = roundsByCard(answers, at.getTime() + 7 * DAY - 1)
  expect(rounds.get('ge-01')).toMatchObject({ current: { level: 'OFTEN' }, previous: { level: 'SOMETIMES' } })
  expect(rounds.get('ge-01')?.all.map(({ round }) => round)).toEqual([1, 2, 3])
})

test('after a week she looks again: the last answer is a former one', () => {
  const rounds = roundsByCard([reflectionOf('ge-01', 1, 'OFTEN')], at.getTime() + 7 * DAY)
  expect(rounds.get('ge-01')).toMatchObject({ current: undefined, previous: { level: 'OFTEN' } })
})

test('a card has changed when its level has, up or down', () => {
  const answers = [
    reflectionOf('ge-01', 1, 'OFTEN'),
    reflectionOf('ge-01', 2, 'SOMETIMES'),
    reflectionOf('ge-02', 1, 'OFTEN'),
    reflectionOf('ge-02', 2, 'OFTEN'),
    reflectionOf('ge-03', 1, 'NOT_YET'),
  ]
  for (const now of [at.getTime(), at.getTime() + 30 * DAY]) {
    const rounds = roundsByCard(answers, now)
    expect(countRounds(rounds, ['ge-01', 'ge-02', 'ge-03', 'ge-04'])).toEqual({ answered: 3, changed: 1 })
  }
})

const cards = new Set(['ge-01', 'ge-02'])

test('a curve has no point without an answer, and one per month with one, at its true distance', () => {
  expect(curveOf([], cards)).toEqual([])
  const points = curveOf(
    [
      reflectionOf('ge-02', 1, 'PRACTICE', new Date('2027-01-20T12:00:00Z')),
      reflectionOf('ge-01', 2, 'SOMETIMES', new Date('2026-11-28T12:00:00Z')),
      reflectionOf('ge-01', 1, 'NOT_YET', new Date('2026-11-02T12:00:00Z')),
      reflectionOf('ge-01', 3, 'OFTEN', new Date('2027-03-01T12:00:00Z')),
    ],
    cards,
  )
  expect(points.map(({ month, offset }) => [month, offset])).toEqual([
    ['2026-11', 0],
    ['2027-01', 2],
    ['2027-03', 4],
  ])
  // The state of all gestures looked at until then, of each its last answer.
  expect(points.map(({ counts }) => counts)).toEqual([
    { NOT_YET: 0, SOMETIMES: 1, OFTEN: 0, PRACTICE: 0 },
    { NOT_YET: 0, SOMETIMES: 1, OFTEN: 0, PRACTICE: 1 },
    { NOT_YET: 0, SOMETIMES: 0, OFTEN: 1, PRACTICE: 1 },
  ])
  for (const [index, height] of [1 / 3, 2 / 3, 5 / 6].entries()) expect(points[index]?.height).toBeCloseTo(height)
})

test('a curve leaves out other tags, and what was answered to questions of knowledge', () => {
  const others = [reflectionOf('pb-01', 1, 'OFTEN'), reflectionOf('ge-40', 1, 'OFTEN')]
  expect(curveOf(others, cards)).toEqual([])
})

test('the month of an answer is that of Québec, not that of Greenwich', () => {
  const lateOnTheLastDay = reflectionOf('ge-01', 1, 'OFTEN', new Date('2026-12-01T03:30:00Z'))
  expect(curveOf([lateOnTheLastDay], cards)[0]?.month).toBe('2026-11')
})
