import { expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

it('folds a search into starts of words', () => {
  expect(searchWords('  Écorce ')).toEqual([{ start: 'ecorce' }])
  expect(searchWords('L’eau, sous-bois')).toEqual([
    { start: 'eau' },
    { start: 'sous', whole: 'sou' },
    { start: 'bois', whole: 'boi' },
  ])
})

it('takes a plural for its singular too', () => {
  expect(searchWords('FEUILLES jeux')).toEqual([
    { start: 'feuilles', whole: 'feuille' },
    { start: 'jeux', whole: 'jeu' },
  ])
})

it('holds no pattern of the database, whatever is typed', () => {
  expect(searchWords("%_\\' ; --")).toEqual([])
  expect(searchWords('a b c')).toEqual([])
  expect(searchWords('un deux trois quatre cinq six sept huit')).toHaveLength(6)
})
