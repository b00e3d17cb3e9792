import { expect, test } from 'vitest'
import { BankSearch, filtersFromSearch, ReportsSearch, searchFromFilters } from './search-params.ts'

const ALL = {
  q: 'neige',
  programs: 'ALEX',
  topics: 'meteo-et-saisons.interactions',
  statuses: 'DRAFT.READY',
  review: '1',
  reported: '1',
  page: 3,
}

test('an address is read and written back the same', () => {
  const { page: _, ...filters } = ALL
  expect(BankSearch.parse({ ...ALL, page: '3', review: 1 })).toEqual({
    ...ALL,
    topics: 'interactions.meteo-et-saisons',
  })
  expect(searchFromFilters(filtersFromSearch(filters))).toEqual({ ...filters, topics: 'interactions.meteo-et-saisons' })
})

test('invalid values of an address do not filter', () => {
  const odd = { q: ['x'], programs: 'AUTRE', topics: {}, statuses: 3, review: 'oui', reported: null, page: -1 }
  expect(BankSearch.parse(odd)).toEqual({})
  expect(ReportsSearch.parse({ answered: 'x', page: 1e9 })).toEqual({})
  expect(ReportsSearch.parse({ answered: 1, page: '2' })).toEqual({ answered: '1', page: 2 })
})
