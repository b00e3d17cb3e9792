import { describe, expect, it } from 'vitest'
import { COUNT_CAP } from '../limits.ts'
import { emptyingFacets, filtersLabel, shownLabel, summaryLabel } from './library-labels.ts'
import { NO_FILTERS } from './schema.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const names = { themeIds: [{ id: 'a', name: 'Neige' }], materialIds: [], authorIds: [] }

describe('labels of the list', () => {
  it('agree with the numbers', () => {
    expect(plain(shownLabel(48, 128))).toBe('48 activités affichées sur 128')
    expect(plain(shownLabel(1, 1))).toBe('1 activité affichée sur 1')
    expect(plain(shownLabel(96, COUNT_CAP + 1))).toBe('96 activités affichées sur plus de 1 000')
    expect(plain(summaryLabel(0, NO_FILTERS))).toBe('0 activité')
    expect(plain(summaryLabel(128, { ...NO_FILTERS, themeIds: ['a'], ageGroups: ['AGE_0_18_MONTHS'] }))).toBe(
      '128 activités · 2 filtres actifs',
    )
    expect(plain(summaryLabel(COUNT_CAP + 1, NO_FILTERS))).toBe('Plus de 1 000 activités')
  })

  it('name the active filters', () => {
    const filters = {
      ...NO_FILTERS,
      text: 'glace',
      ageGroups: ['AGE_3_YEARS_4_YEARS' as const, 'AGE_4_YEARS_5_YEARS' as const],
      themeIds: ['a'],
      authorIds: ['unknown'],
      favourites: true,
    }
    expect(plain(filtersLabel(filters, names))).toBe('« glace » + 3-4 ans ou 4-5 ans + Neige + Autrice + Mes favoris')
  })

  it('name the filters without which something is left, the one that gives most back first', () => {
    expect(emptyingFacets({ places: 2, seasons: 0, text: 12 })).toEqual([
      { facet: 'text', remaining: 12 },
      { facet: 'places', remaining: 2 },
    ])
    expect(emptyingFacets({ places: 0 })).toEqual([])
  })
})
