import { expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

it('folds a search into prefixes of words', () => {
  expect(searchWords('  Écorce ')).toEqual([{ prefix: 'ecorce' }])
  expect(searchWords('L’eau, sous-bois')).toEqual([
    { prefix: 'eau' },
    { prefix: 'sous', whole: 'sou' },
    { prefix: 'bois', whole: 'boi' },
  ])
})

it('also finds the singular of a plural', () => {
  expect(searchWords('FEUILLES jeux')).toEqual([
    { prefix: 'feuilles', whole: 'feuille' },
    { prefix: 'jeux', whole: 'jeu' },
  ])
})

it('keeps no wildcard of the database, whatever is typed', () => {
  expect(searchWords("%_\\' ; --")).toEqual([])
  expect(searchWords('a b c')).toEqual([])
  expect(searchWords('un deux trois quatre cinq six sept huit')).toHaveLength(6)
})
