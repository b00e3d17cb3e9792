import { expect, test } from 'vitest'
import { computeFigures } from './figures.ts'

const CHOICES = [
  { key: 'a', text: 'A', correct: true },
  { key: 'b', text: 'B', correct: false },
  { key: 'c', text: 'C', correct: false },
]
const tally = (counts: Record<string, number>) => Object.entries(counts).map(([chosen, count]) => ({ chosen, count }))

test.each([
  [{}, null],
  [{ a: 5, b: 14 }, null],
  [{ a: 5, b: 15 }, 'LURE'],
  [{ a: 4, b: 3, c: 3, 'b,c': 3, 'a,b': 4, 'a,c': 3 }, 'HARD'],
  [{ a: 5, b: 5, c: 5, 'a,b': 5 }, null],
  [{ a: 19, b: 1 }, null],
  [{ a: 20 }, 'EASY'],
  [{ a: 10, b: 10 }, null],
])('%j gives %s', (counts, suspicion) => {
  expect(computeFigures(CHOICES, tally(counts)).suspicion).toBe(suspicion)
})

test('the lure is the wrong option that was chosen most, alone or with others', () => {
  const figures = computeFigures(CHOICES, tally({ a: 6, b: 3, 'a,c': 2, 'b,c': 2 }))
  expect(figures).toMatchObject({ answered: 13, right: 6, lure: { key: 'b', count: 5 } })
  expect(computeFigures(CHOICES, tally({ a: 3 })).lure).toBeNull()
})

test('of several right options, all and no other make a right answer', () => {
  const choices = CHOICES.map((choice) => ({ ...choice, correct: choice.key !== 'c' }))
  expect(computeFigures(choices, tally({ 'a,b': 4, a: 2, 'a,b,c': 1 }))).toMatchObject({ answered: 7, right: 4 })
})
