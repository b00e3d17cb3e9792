import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ActivityFilters, NO_FILTERS } from './schema.ts'
import { activeFacets, cleanSearch, filtersOf, LibrarySearch, searchOf } from './search-params.ts'

const ID = '01a1fb75-8987-746b-a3ee-a35c026bbec8'

describe('filters in the address', () => {
  it('reads what it wrote', () => {
    const filters = { ...NO_FILTERS, ageGroups: ['AGE_3_YEARS_4_YEARS' as const], themeIds: [ID] }
    expect(filtersOf(searchOf(filters))).toEqual(filters)
    expect(searchOf(filters)).toEqual({ ages: 'AGE_3_YEARS_4_YEARS', themes: ID })
  })

  it('carries every filter, and reads it back from an address that the router has parsed', () => {
    const filters: ActivityFilters = {
      text: 'Écorces du boisé',
      ageGroups: ['AGE_0_18_MONTHS'],
      developments: ['DEVELOPMENT_LANGUAGE'],
      themeIds: [ID],
      materialIds: [ID],
      places: ['WOODS', 'WATERSIDE'],
      seasons: ['AUTUMN'],
      durations: [10, 20],
      sources: ['STARTER', 'MODEL'],
      authorIds: [ID],
      favourites: true,
      lived: true,
    }
    expect(filtersOf(searchOf(filters))).toEqual(filters)
    // The router parses numbers out of an address before the schema sees it.
    expect(filtersOf({ minutes: 20, favourites: 1, q: 2026 })).toMatchObject({
      durations: [20],
      favourites: true,
      text: '2026',
    })
    expect(activeFacets(filters)).toHaveLength(12)
  })

  it('puts no quotes in an address, and still reads those that have some', () => {
    const filters = { ...NO_FILTERS, text: '2026', durations: [20 as const], favourites: true }
    expect(defaultStringifySearch(searchOf(filters))).toBe('?q=2026&minutes=20&favourites=1')
    for (const address of ['?favourites=1', '?favourites=%221%22'])
      expect(filtersOf(defaultParseSearch(address))).toEqual({ ...NO_FILTERS, favourites: true })
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (raw) => {
        const text = cleanSearch(raw)
        expect(filtersOf(defaultParseSearch(defaultStringifySearch(searchOf({ ...NO_FILTERS, text })))).text).toBe(text)
      }),
    )
  })

  it('keeps no search without a word', () => {
    expect(LibrarySearch.parse({ q: ' % ' })).toEqual({})
    expect(LibrarySearch.parse({ q: '  neige   et glace ' })).toEqual({ q: 'neige et glace' })
    expect(LibrarySearch.parse({ q: 'x'.repeat(500) }).q).toHaveLength(80)
  })

  it('keeps the valid values and drops the others', () => {
    expect(
      LibrarySearch.parse({
        ages: 'AGE_4_YEARS_5_YEARS.SOON.AGE_0_18_MONTHS',
        domains: 'x',
        themes: `${ID}.1 OR 1=1`,
        page: 3,
      }),
    ).toEqual({ ages: 'AGE_0_18_MONTHS.AGE_4_YEARS_5_YEARS', themes: ID })
  })

  it('also reads lists and commas', () => {
    expect(
      LibrarySearch.parse({ domains: ['DEVELOPMENT_LANGUAGE', 3], ages: 'AGE_0_18_MONTHS,AGE_0_18_MONTHS' }),
    ).toEqual({
      domains: 'DEVELOPMENT_LANGUAGE',
      ages: 'AGE_0_18_MONTHS',
    })
  })

  it('is stable: parsing its own result changes nothing, whatever came in', () => {
    const raw = fc.record({
      ages: fc.anything(),
      domains: fc.anything(),
      themes: fc.anything(),
      materials: fc.anything(),
      q: fc.oneof(fc.string(), fc.anything()),
      minutes: fc.anything(),
      lived: fc.anything(),
    })
    fc.assert(
      fc.property(raw, (search) => {
        const once = LibrarySearch.parse(search)
        expect(LibrarySearch.parse(once)).toEqual(once)
      }),
    )
  })

  it('counts filters, not values', () => {
    expect(activeFacets(NO_FILTERS)).toEqual([])
    expect(activeFacets({ ...NO_FILTERS, themeIds: [ID, ID], developments: ['DEVELOPMENT_COGNITIVE'] })).toHaveLength(2)
  })
})

it('begins with the ages of the reader’s group, which she can change or take off', () => {
  const group = ['AGE_3_YEARS_4_YEARS'] as const
  const read = (search: object) => LibrarySearch.parse(search)
  expect(filtersOf(read({}), group).ageGroups).toEqual(group)
  expect(searchOf(filtersOf({}, group), group)).toEqual({})
  const every = searchOf(NO_FILTERS, group)
  expect(filtersOf(read(every), group).ageGroups).toEqual([])
  expect(read(every)).toEqual(every)
  const other = searchOf({ ...NO_FILTERS, ageGroups: ['AGE_0_18_MONTHS'] }, group)
  expect(filtersOf(read(other), group).ageGroups).toEqual(['AGE_0_18_MONTHS'])
})
