import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeDetails, emptyCriteria, readLastCriteria, saveLastCriteria } from './last-criteria.ts'

const AUTUMN = new Date(2026, 9, 15)
const WINTER = new Date(2026, 11, 15)
const chosen = {
  ...emptyCriteria(AUTUMN),
  ageGroups: ['AGE_3_YEARS_4_YEARS' as const],
  developments: ['DEVELOPMENT_LANGUAGE' as const],
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('returns the last criteria of this person, with the current season', () => {
  saveLastCriteria('marie', chosen)
  expect(readLastCriteria('marie', WINTER)).toEqual({ ...chosen, season: 'WINTER' })
  expect(readLastCriteria('sophie', WINTER)).toBeNull()
})

it('does not store the observation and the idea', () => {
  saveLastCriteria('marie', {
    ...chosen,
    observation: 'Ils creusent.',
    idea: { title: 'a', line: 'b', sheetKey: 'sous-l-erable' },
  })
  expect(readLastCriteria('marie', WINTER)).toMatchObject({ observation: '', idea: null })
})

it('ignores invalid criteria, and works without storage', () => {
  localStorage.setItem('brindille.generator.marie', JSON.stringify({ ...chosen, ageGroups: ['AGE_OF_STONE'] }))
  expect(readLastCriteria('marie')).toBeNull()
  localStorage.setItem('brindille.generator.marie', '{')
  expect(readLastCriteria('marie')).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  expect(() => saveLastCriteria('marie', chosen)).not.toThrow()
  expect(readLastCriteria('marie')).toBeNull()
})

it('sums up the choices, and no line can begin with the dot between two of them', () => {
  const details = describeDetails({ ...chosen, themes: ['Forêt'], groupSize: 8, observation: 'Ils creusent.' })
  expect(details).toBe(
    '1\u00A0thème\u00A0· Cour\u00A0· Automne\u00A0· 20\u00A0min\u00A0· 8\u00A0enfants\u00A0· une observation',
  )
})
