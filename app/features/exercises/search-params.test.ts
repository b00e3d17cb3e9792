import { expect, test } from 'vitest'
import { ExerciseSearch, exerciseFiltersOf, filterExercises } from './search-params.ts'

test('known values of an address are kept, in a fixed order; the rest is dropped', () => {
  expect(ExerciseSearch.parse({ kinds: 'SPEED.HEIGHT.NAP', seasons: 'WINTER', page: 3 })).toEqual({
    kinds: 'HEIGHT.SPEED',
    seasons: 'WINTER',
  })
  for (const bad of [7, null, ['HEIGHT'], { a: 1 }, '', 'x']) expect(ExerciseSearch.parse({ kinds: bad })).toEqual({})
})

test('an exercise matches when kind and season do; an empty filter lets everything through', () => {
  const slope = { kind: 'SPEED' as const, seasons: ['WINTER' as const] }
  const tree = { kind: 'HEIGHT' as const, seasons: ['SUMMER' as const, 'AUTUMN' as const] }
  expect(filterExercises([slope, tree], exerciseFiltersOf({}))).toEqual([slope, tree])
  expect(filterExercises([slope, tree], exerciseFiltersOf({ kinds: 'SPEED.HEIGHT', seasons: 'AUTUMN' }))).toEqual([
    tree,
  ])
  expect(filterExercises([slope, tree], exerciseFiltersOf({ kinds: 'TOOLS' }))).toEqual([])
})
