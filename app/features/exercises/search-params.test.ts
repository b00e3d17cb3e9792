import { expect, test } from 'vitest'
import { ExerciseSearch, filtersOf, keepMatching } from './search-params.ts'

test('an address keeps the values it knows, in one order, and drops the rest', () => {
  expect(ExerciseSearch.parse({ kinds: 'SPEED.HEIGHT.NAP', seasons: 'WINTER', page: 3 })).toEqual({
    kinds: 'HEIGHT.SPEED',
    seasons: 'WINTER',
  })
  for (const bad of [7, null, ['HEIGHT'], { a: 1 }, '', 'x']) expect(ExerciseSearch.parse({ kinds: bad })).toEqual({})
})

test('a situation matches when kind and season do; no choice is every choice', () => {
  const slope = { kind: 'SPEED' as const, seasons: ['WINTER' as const] }
  const tree = { kind: 'HEIGHT' as const, seasons: ['SUMMER' as const, 'AUTUMN' as const] }
  expect(keepMatching([slope, tree], filtersOf({}))).toEqual([slope, tree])
  expect(keepMatching([slope, tree], filtersOf({ kinds: 'SPEED.HEIGHT', seasons: 'AUTUMN' }))).toEqual([tree])
  expect(keepMatching([slope, tree], filtersOf({ kinds: 'TOOLS' }))).toEqual([])
})
