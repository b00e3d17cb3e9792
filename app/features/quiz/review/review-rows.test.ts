import { describe, expect, test } from 'vitest'
import { getReviewState, pendingRows, placeInPending, reviewRows } from './review-rows.ts'
import type { PersonSummary, ProgramReview } from './schema.ts'
import { ReviewFilters } from './search-params.ts'
import { countsInWords, progressInWords, successInWords } from './words.ts'

const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

const nothing: ProgramReview = {
  right: 0,
  wrong: 0,
  unanswered: 0,
  finished: 0,
  open: null,
  unread: 0,
  lastActivityAt: null,
  remindedAt: null,
}
const person = (firstName: string, alex: Partial<ProgramReview> = {}): PersonSummary => ({
  userId: firstName,
  firstName,
  lastName: 'Lavoie',
  programs: { PETITE_ENFANCE: nothing, ALEX: { ...nothing, ...alex } },
})
const team = {
  people: [
    person('Zoé', { open: { answered: 3, total: 10 }, finished: 1 }),
    person('Amélie', { finished: 2, unread: 1 }),
    person('Ève'),
  ],
}
const found = (filters: Parameters<typeof reviewRows>[1]) =>
  reviewRows(team, filters).map(({ userId, program }) => `${userId} ${program}`)

describe('rows of the table', () => {
  test('keep the order of the people, two rows each', () => {
    expect(found({})).toHaveLength(6)
    expect(found({ program: 'ALEX' })).toEqual(['Zoé ALEX', 'Amélie ALEX', 'Ève ALEX'])
  })

  test.each([
    ['none', ['Ève ALEX']],
    ['open', ['Zoé ALEX']],
    ['done', ['Amélie ALEX']],
    ['unread', ['Amélie ALEX']],
  ] as const)('in state %s', (state, expected) => {
    expect(found({ program: 'ALEX', state })).toEqual(expected)
  })

  test('are found by name without accents', () => {
    expect(found({ program: 'ALEX', name: ' eve  LAV' })).toEqual(['Ève ALEX'])
    expect(found({ name: 'personne' })).toEqual([])
  })

  test('with an open quiz are in state open, whatever is finished', () => {
    expect(getReviewState({ open: { answered: 0, total: 10 }, finished: 4 })).toBe('open')
  })
})

test('the address gives the filters it holds, and nothing else', () => {
  expect(ReviewFilters.parse({ program: 'ALEX', state: 'open', since: 30, name: 'Zoé', page: 2 })).toEqual({
    program: 'ALEX',
    state: 'open',
    since: 30,
    name: 'Zoé',
  })
  expect(ReviewFilters.parse({ program: 'AUTRE', state: 1, since: '30', name: ['x'] })).toEqual({})
  expect(ReviewFilters.parse({ name: 12 })).toEqual({ name: '12' })
})

describe('words', () => {
  test('agree with their number', () => {
    expect(countsInWords({ right: 1, wrong: 2, unanswered: 0 }).map(spaced)).toEqual([
      '1 juste',
      '2 erronées',
      '0 sans réponse',
    ])
    expect([0, 1, 3].map((right) => spaced(successInWords({ right, people: 8 })))).toEqual([
      'Aucune des 8 personnes n’a la bonne réponse',
      '1 personne sur 8 a la bonne réponse',
      '3 personnes sur 8 ont la bonne réponse',
    ])
  })

  test('describe the progress of a person', () => {
    expect(progressInWords({ open: { answered: 3, total: 10 }, finished: 1 }).map(spaced)).toEqual([
      'question 4 sur 10',
      '1 quiz terminé',
    ])
    expect(progressInWords({ open: null, finished: 0 })).toEqual([])
  })
})

describe('what awaits a review', () => {
  const attempt = (userId: string, quizId: string) => ({
    quizId,
    userId,
    firstName: userId,
    lastName: '',
    type: 'ALEX' as const,
    finishedAt: new Date(0),
    wrong: 1,
  })
  const pending = [attempt('Zoé', 'z1'), attempt('Ève', 'e1'), attempt('Zoé', 'z2')]

  test('is one row per person, in the order of the longest wait', () => {
    expect(pendingRows(pending).map(({ name, attempts }) => [name, attempts.length])).toEqual([
      ['Zoé', 2],
      ['Ève', 1],
    ])
    expect(pendingRows([])).toEqual([])
  })

  test('is gone through person by person, and the last leads to the first', () => {
    expect(placeInPending(pending, 'z2')).toEqual({ position: 2, total: 3, previous: 'z1', next: 'e1' })
    expect(placeInPending(pending, 'e1')).toMatchObject({ next: 'z1' })
    expect(placeInPending([attempt('Ève', 'e1')], 'e1')).toMatchObject({ total: 1, next: undefined })
    expect(placeInPending(pending, 'reviewed')).toBeNull()
  })
})
