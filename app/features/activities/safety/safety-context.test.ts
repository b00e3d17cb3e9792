import { describe, expect, test } from 'vitest'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { ALL_VETTED, checkSafety, type SafetyCriteria, withSafeguards } from './check-safety.ts'
import { baseSheet, type FixtureLine, sheetWith } from './fixtures/base-sheet.ts'

const ageGroups: SafetyCriteria['ageGroups'] = ['AGE_4_YEARS_5_YEARS']
/** Lines that the criteria add to the dangers of the base sheet. */
const added = (criteria: Partial<SafetyCriteria>) =>
  checkSafety(baseSheet, { ageGroups, ...criteria }).sheet.securite.dangersAEliminer.slice(
    baseSheet.securite.dangersAEliminer.length,
  )

describe('place and season', () => {
  test.each<[Partial<SafetyCriteria>, RegExp[]]>([
    [{ place: 'YARD', season: 'WINTER' }, [/^Froid/]],
    [{ place: 'PARK', season: 'SUMMER' }, [/^Coup de chaleur/]],
    [{ place: 'WOODS', season: 'AUTUMN' }, [/^Plantes/, /^Tiques/]],
    [{ place: 'WATERSIDE', season: 'SPRING' }, [/^Noyade/, /^Ligne/]],
    [{ place: 'INDOORS', season: 'WINTER' }, []],
    [{ place: 'WATERSIDE', season: 'WINTER' }, [/^Noyade/u, /^Ligne/u, /^Plan d’eau gelé/u, /^Froid/u]],
    [{ place: 'YARD', season: 'SPRING' }, []],
    [{}, []],
  ])('%j adds its lines', (criteria, expected) => {
    const lines = added(criteria)
    expect(lines).toHaveLength(expected.length)
    for (const [index, pattern] of expected.entries()) expect(lines[index]).toMatch(pattern)
  })
  test('adds nothing when a line covers it already', () => {
    const warned: ActivitySheet = {
      ...baseSheet,
      securite: { ...baseSheet.securite, dangersAEliminer: ['Engelures\u00A0: touchez souvent les mains.'] },
    }
    expect(checkSafety(warned, { ageGroups, place: 'YARD', season: 'WINTER' }).sheet).toEqual(warned)
  })
  test('the waterside sets the supervision within arm’s reach', () => {
    const { sheet, report } = checkSafety(baseSheet, { ageGroups, place: 'WATERSIDE', season: 'SUMMER' })
    expect(sheet.securite.supervision).toBe('palier1')
    expect(report.rules.find(({ rule }) => rule === 'eau')?.changes.at(-1)).toEqual({
      section: 'securite',
      before: 'Palier 2\u00A0: à portée de pas',
      after: 'Palier 1\u00A0: à portée de main',
      reason: 'Nous avons rapproché l’adulte\u00A0: eau à portée des enfants.',
    })
  })
})

describe('number of children', () => {
  test.each<[SafetyCriteria['ageGroups'], number | null, string[]]>([
    [['AGE_0_18_MONTHS'], 5, []],
    [['AGE_0_18_MONTHS'], 6, ['il faut 2 adultes, le ratio de base est d’un pour 5']],
    [['AGE_2_YEARS_3_YEARS'], 8, []],
    [['AGE_3_YEARS_4_YEARS'], 18, ['il faut 3 adultes, le ratio de base est d’un pour 8']],
    [['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'], 9, ['un pour 8']],
    [['AGE_0_18_MONTHS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'], 6, []],
    [['AGE_0_18_MONTHS', 'AGE_4_YEARS_5_YEARS'], 7, ['en milieu familial, une personne seule en reçoit six au plus']],
    [['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'], 6, ['un pour 5']],
    [['AGE_4_YEARS_5_YEARS'], 10, []],
    [['AGE_4_YEARS_5_YEARS'], 20, ['un pour 10']],
    [['AGE_4_YEARS_5_YEARS'], null, []],
  ])('%j, %s children', (ages, groupSize, expected) => {
    const lines = added({ ageGroups: ages, groupSize })
    expect(lines).toHaveLength(expected.length)
    for (const [index, words] of expected.entries()) expect(lines[index]).toContain(words)
  })
})

describe('allergies present', () => {
  const refuses = (line: FixtureLine, allergies: NonNullable<SafetyCriteria['allergies']>) =>
    checkSafety(sheetWith(line), { ageGroups, allergies }, { vetted: ALL_VETTED }).blocked
  test.each<[FixtureLine, NonNullable<SafetyCriteria['allergies']>, boolean]>([
    [['materiel', 'Farine'], ['WHEAT'], true],
    [['materiel', 'Pâte à modeler'], ['WHEAT'], true],
    [['materiel', 'Macaronis'], ['WHEAT'], true],
    [['materiel', 'Œufs'], ['EGG'], true],
    [['materiel', 'Lait'], ['MILK'], true],
    [['materiel', 'Gants de latex'], ['LATEX'], true],
    [['materiel', 'Kiwis'], ['KIWI'], true],
    ['On goûte un sandwich au thon.', ['FISH'], true],
    [['materiel', 'Farine'], ['EGG', 'MILK'], false],
    [['materiel', 'Farine de maïs'], ['WHEAT'], false],
    [['materiel', 'Contenants de yogourt vides'], ['MILK'], false],
    [['materiel', 'Noix de coco'], ['NUTS'], false],
    [['preparation', 'Pressez une noix de peinture sur votre paume.'], ['NUTS'], false],
    [['materiel', 'Plaque à biscuits'], ['WHEAT'], false],
    [['materiel', 'Moules à gâteau'], ['EGG', 'WHEAT'], false],
    [['materiel', 'Pâte à modeler sans gluten'], ['WHEAT'], false],
    [['materiel', 'Biscuits sans gluten'], ['WHEAT'], false],
    [['materiel', 'Biscuits'], ['WHEAT'], true],
    ['La neige devient farine et sucre.', ['WHEAT'], false],
    ['La poule du conte pond un œuf.', ['EGG'], false],
  ])('%j with %j is refused: %s', (line, allergies, expected) => {
    expect(refuses(line, allergies)).toBe(expected)
  })
})

describe('withSafeguards', () => {
  test('completes the safety section and changes nothing else', () => {
    const sheet = sheetWith('Versez de l’eau dans la bassine.')
    const safe = withSafeguards(sheet, { ageGroups })
    expect(safe.securite.supervision).toBe('palier1')
    expect({ ...safe, securite: sheet.securite }).toEqual(sheet)
    expect(withSafeguards(safe, { ageGroups })).toEqual(safe)
  })
})
