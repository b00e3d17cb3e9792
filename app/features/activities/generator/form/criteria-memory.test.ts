import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeDetails, emptyCriteria, lastCriteria, rememberCriteria } from './criteria-memory.ts'

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

it('gives back the last choices of this person, in the season of the day', () => {
  rememberCriteria('marie', chosen)
  expect(lastCriteria('marie', WINTER)).toEqual({ ...chosen, season: 'WINTER' })
  expect(lastCriteria('sophie', WINTER)).toBeNull()
})

it('keeps neither what she has observed nor the idea of that day', () => {
  rememberCriteria('marie', { ...chosen, observation: 'Ils creusent.', idea: { title: 'a', line: 'b', seed: 1 } })
  expect(lastCriteria('marie', WINTER)).toMatchObject({ observation: '', idea: null })
})

it('forgets what it does not understand, and does without a store', () => {
  localStorage.setItem('brindille.generator.marie', JSON.stringify({ ...chosen, ageGroups: ['AGE_OF_STONE'] }))
  expect(lastCriteria('marie')).toBeNull()
  localStorage.setItem('brindille.generator.marie', '{')
  expect(lastCriteria('marie')).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  expect(() => rememberCriteria('marie', chosen)).not.toThrow()
  expect(lastCriteria('marie')).toBeNull()
})

it('says what is in force, and lets no line begin with the dot between two of them', () => {
  const details = describeDetails({ ...chosen, themes: ['Forêt'], groupSize: 8, observation: 'Ils creusent.' })
  expect(details).toBe(
    '1\u00A0thème\u00A0· Cour\u00A0· Automne\u00A0· 20\u00A0min\u00A0· 8\u00A0enfants\u00A0· une observation',
  )
})
