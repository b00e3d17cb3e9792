import { expect, test } from 'vitest'
import { SITUATIONS } from '#content/guides/what-to-do.ts'
import { agesLabel } from '../frame/guide-filters.ts'
import { findSituation, phonesIn, readFilters, situationsByMoment } from './situations.ts'

const idsFor = (age?: string, moment?: string) =>
  situationsByMoment(readFilters(age, moment)).map(([key, found]) => [key, found.map(({ id }) => id)] as const)

test('without a filter every situation stands once, under its first moment', () => {
  expect(idsFor().flatMap(([, ids]) => ids)).toEqual(SITUATIONS.map(({ id }) => id))
  for (const [moment, found] of situationsByMoment(readFilters(undefined, undefined)))
    expect(found.filter(({ moments }) => moments[0] !== moment)).toEqual([])
})

test('a moment gathers all that happens then, and an age leaves out what is about others', () => {
  const [outside, ...others] = idsFor(undefined, 'dehors')
  expect(others).toEqual([])
  expect(outside?.[0]).toBe('dehors')
  expect(outside?.[1]).toEqual(expect.arrayContaining(['plante', 'un-seul-jouet', 'habillage']))
  const ofBabies = idsFor('0-18-mois').flatMap(([, ids]) => ids)
  expect(ofBabies).toContain('morsure')
  expect(ofBabies).not.toContain('fusil')
  expect(idsFor('4-5-ans').flatMap(([, ids]) => ids)).not.toContain('morsure')
  expect(idsFor('4-5-ans', 'jeu').flatMap(([, ids]) => ids)).toContain('fusil')
})

test('unknown values of the address filter nothing and find nothing', () => {
  for (const wrong of [undefined, '', '99-ans', '__proto__', 'toString']) {
    expect(readFilters(wrong, wrong)).toEqual({ age: undefined, moment: undefined })
    expect(findSituation(wrong)).toBeUndefined()
  }
  expect(findSituation('A LA BOUCHE')?.id).toBe('a-la-bouche')
})

test('says for whom in words', () => {
  const labelOf = (id: string) => SITUATIONS.filter((one) => one.id === id).map(agesLabel)
  expect(labelOf('separation')).toEqual(['De 0 à 5\u00A0ans'])
  expect(labelOf('retrouvailles')).toEqual(['De 18\u00A0mois à 4\u00A0ans'])
})

test('dials the numbers that a text names, the most urgent first', () => {
  const numbers = (text: string) => phonesIn(text).map(({ number }) => number)
  expect(numbers('Info-Santé (811), ou le 911.')).toEqual(['911', '811'])
  expect(numbers('Centre antipoison, 1\u00A0800\u00A0463-5060')).toEqual(['18004635060'])
  expect(numbers('Le 9110, à 18 h 11')).toEqual([])
  // As the texts write it: the button must not be missing because of a space.
  expect(numbers(findSituation('plante')?.help ?? '')).toEqual(['911', '18004635060'])
})
