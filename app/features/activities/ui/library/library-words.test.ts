import { describe, expect, it } from 'vitest'
import { COUNT_CAP, NO_FILTERS } from '../../activities.limits.ts'
import { filterWords, shownWords, summaryWords } from './library-words.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const snow = { id: 'a', name: 'Neige', isReference: true }

describe('words of the list', () => {
  it('agree with the numbers', () => {
    expect(plain(shownWords(48, 128))).toBe('48 activités affichées sur 128')
    expect(plain(shownWords(1, 1))).toBe('1 activité affichée sur 1')
    expect(plain(shownWords(96, COUNT_CAP + 1))).toBe('96 activités affichées sur plus de 10 000')
    expect(plain(summaryWords(0, NO_FILTERS))).toBe('0 activité')
    expect(plain(summaryWords(128, { ...NO_FILTERS, themeIds: ['a'], ageGroups: ['AGE_0_18_MONTHS'] }))).toBe(
      '128 activités · 2 filtres actifs',
    )
    expect(plain(summaryWords(COUNT_CAP + 1, NO_FILTERS))).toBe('Plus de 10 000 activités')
  })

  it('name what was asked', () => {
    const filters = {
      ...NO_FILTERS,
      ageGroups: ['AGE_3_YEARS_4_YEARS' as const, 'AGE_4_YEARS_5_YEARS' as const],
      themeIds: ['a'],
    }
    expect(plain(filterWords(filters, [snow], []))).toBe('3-4 ans ou 4-5 ans + Neige')
  })
})
