import { describe, expect, it } from 'vitest'
import { AGE_GROUPS, type AgeGroup } from '#app/domain/enums.ts'
import { ageLabel, durationLabel, seasonsLabel } from './words.ts'

const [A, B, C, D, E] = AGE_GROUPS

describe('short labels', () => {
  it.each([
    [[D], '3-4 ans'],
    [[E, C, D], '2-5 ans'],
    [[A, B], '0-2 ans'],
    [[B, C], '18 mois - 3 ans'],
    [[B], '18 mois - 2 ans'],
    [[A, E], '0-18 mois, 4-5 ans'],
    [[A, B, C, D, E], '0-5 ans'],
    [[], ''],
  ] satisfies [AgeGroup[], string][])('ages %j are « %s »', (ages, label) => {
    expect(ageLabel(ages).replaceAll('\u00A0', ' ')).toBe(label)
  })

  it('durations and seasons', () => {
    expect(durationLabel(20)).toBe('20\u00A0min')
    expect(durationLabel(60)).toMatch(/et plus$/)
    expect(durationLabel(25)).toBe('25\u00A0min')
    expect(seasonsLabel([])).toBe('Toute l’année')
    expect(seasonsLabel(['WINTER', 'AUTUMN'])).toBe('Automne, hiver')
  })
})
