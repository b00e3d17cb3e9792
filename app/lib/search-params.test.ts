import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { searchChoice, searchFlag, searchList, searchPage, searchText } from './search-params.ts'

const Search = z.object({
  text: searchText(6),
  choice: searchChoice(['all', 'some']),
  page: searchPage(50),
  flag: searchFlag('on'),
  list: searchList(['A', 'B']),
})
const DEFAULTS = { list: [] }

test.each([
  [{}, {}],
  [{ text: 'abc' }, { text: 'abc' }],
  [{ text: '' }, {}],
  [{ text: 123456 }, { text: '123456' }],
  [{ text: 'abcdefgh' }, { text: 'abcdef' }],
  [{ text: true }, {}],
  [{ text: null }, {}],
  [{ text: { t: 'x' } }, {}],
  [{ text: ['x'] }, {}],
  [{ choice: 'some' }, { choice: 'some' }],
  [{ choice: 'all' }, {}],
  [{ choice: 'none' }, {}],
  [{ page: 2 }, { page: 2 }],
  [{ page: '2' }, { page: 2 }],
  [{ page: 1 }, {}],
  [{ page: -3 }, {}],
  [{ page: 2.5 }, {}],
  [{ page: 51 }, {}],
  [{ page: 'x' }, {}],
  [{ flag: 1 }, { flag: 'on' }],
  [{ flag: '1' }, { flag: 'on' }],
  [{ flag: true }, {}],
  [{ list: 'B.C.A' }, { list: ['A', 'B'] }],
  [{ list: ['A'] }, {}],
  [{ unknown: 'x' }, {}],
])('%j is read as %j', (search, read) => {
  expect(Search.parse(search)).toEqual({ ...DEFAULTS, ...read })
})
