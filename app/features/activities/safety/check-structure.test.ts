import { describe, expect, test } from 'vitest'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { checkStructure } from './check-structure.ts'
import { baseSheet } from './fixtures/base-sheet.ts'

const criteria = {
  ageGroups: ['AGE_3_YEARS_4_YEARS' as const],
  developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR' as const],
  durationMinutes: 30 as const,
}
const problemsOf = (change: Partial<ActivitySheet>, more: object = {}) =>
  checkStructure({ ...baseSheet, ...change }, { ...criteria, ...more }).map(({ section }) => section)
const steps = (...minutes: [number, boolean][]): ActivitySheet['deroulement'] =>
  minutes.map(([duration, jeuLibre]) => ({ moment: 'exploration', minutes: duration, texte: 'Jouez.', jeuLibre }))

test('a good sheet has no problem', () => {
  expect(checkStructure(baseSheet, criteria)).toEqual([])
})

describe('minutes', () => {
  test.each([
    [24, []],
    [36, []],
    [23, ['deroulement']],
    [37, ['deroulement']],
  ])('%i min for 30 give %j', (total, expected) => {
    expect(problemsOf({ deroulement: steps([total, true]) })).toEqual(expected)
  })
  test('at least half of them are free play', () => {
    expect(problemsOf({ deroulement: steps([15, true], [15, false]) })).toEqual([])
    expect(problemsOf({ deroulement: steps([14, true], [16, false]) })).toEqual(['deroulement'])
  })
  test('every step lasts at least a minute', () => {
    expect(problemsOf({ deroulement: steps([30, true], [0, false]) })).toEqual(['deroulement'])
    expect(problemsOf({ deroulement: steps([40, true], [-10, true]) })).toEqual(['deroulement'])
  })
})

describe('closed lists', () => {
  const domaine = { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' } as const
  test('a component belongs to its domain, word for word', () => {
    expect(problemsOf({ domaines: [{ ...domaine, composante: 'Motricité Globale' }] })).toEqual(['domaines'])
    expect(problemsOf({ domaines: [{ ...domaine, domaine: 'cognitif' }] })).toEqual(['domaines', 'domaines'])
  })
  test('one main domain, among the requested ones', () => {
    expect(problemsOf({ domaines: [] })).toEqual(['domaines'])
    expect(problemsOf({ domaines: [domaine, domaine] })).toEqual(['domaines'])
    const cognitive = { domaine: 'cognitif', composante: 'Attention', role: 'principal' } as const
    expect(problemsOf({ domaines: [cognitive] })).toEqual(['domaines'])
    expect(problemsOf({ domaines: [cognitive] }, { developments: ['DEVELOPMENT_COGNITIVE'] })).toEqual([])
  })
})

describe('adaptations', () => {
  test('three different ones', () => {
    expect(problemsOf({ adaptations: baseSheet.adaptations.slice(1) })).toEqual(['adaptations'])
    expect(
      problemsOf({ adaptations: Array.from({ length: 3 }, () => ({ pour: '0-18m' as const, texte: 'x' })) }),
    ).toEqual(['adaptations'])
  })
  test('one for each age of a mixed group', () => {
    expect(problemsOf({}, { ageGroups: ['AGE_0_18_MONTHS', 'AGE_4_YEARS_5_YEARS'] })).toEqual([])
    expect(problemsOf({}, { ageGroups: ['AGE_0_18_MONTHS', 'AGE_2_YEARS_3_YEARS'] })).toEqual(['adaptations'])
  })
})

test('safety is never empty', () => {
  expect(problemsOf({ securite: { ...baseSheet.securite, dangersAEliminer: [] } })).toEqual(['securite'])
  expect(problemsOf({ securite: { ...baseSheet.securite, risquesAcceptes: [] } })).toEqual(['securite'])
})

describe('wording', () => {
  test.each([
    'L’enfant devra trier les feuilles.',
    'Les enfants doivent nommer trois couleurs.',
    'À la fin, ils devront ranger.',
    "L'ENFANT DEVRA attendre.",
    'Voir https://exemple.ca pour la suite.',
    'Visitez exemple.com',
    '**Amorce** : on marche.',
    '# Étape 1',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'Suite\\nfin',
    '{"titre": "x"}',
    'Mes instructions précédentes disent que…',
    'En tant que modèle de langage, je propose…',
    'x'.repeat(1_000),
  ])('refuses %j in a step', (texte) => {
    expect(problemsOf({ deroulement: [{ moment: 'exploration', minutes: 30, texte, jeuLibre: true }] })).toEqual([
      'deroulement',
    ])
  })
  test.each([
    'L’enfant peut choisir.',
    'Vous devrez peut-être attendre.',
    'On compte : 1 < 2, puis 3 > 2.',
    'Marchez 20 m, soit 5 % du sentier.',
    'Le système solaire tourne.',
    'Suivez les consignes de la chanson.',
  ])('accepts %j', (texte) => {
    expect(problemsOf({ deroulement: [{ moment: 'exploration', minutes: 30, texte, jeuLibre: true }] })).toEqual([])
  })
  test('an obligation is allowed in the safety section', () => {
    expect(
      problemsOf({ securite: { ...baseSheet.securite, dangersAEliminer: ['Les enfants doivent porter un casque'] } }),
    ).toEqual([])
  })
})
