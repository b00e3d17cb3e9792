import { describe, expect, test } from 'vitest'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { checkSafety, type SafetyCriteria, withSafeguards } from './check-safety.ts'
import { baseSheet, sheetWith } from './fixtures/base-sheet.ts'
import type { FixtureLine } from './fixtures/rule-fixtures.ts'

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
    [['AGE_0_18_MONTHS'], 6, ['un pour 5']],
    [['AGE_2_YEARS_3_YEARS'], 8, []],
    [['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'], 9, ['un pour 8']],
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
  const checked = (line: FixtureLine, allergies: SafetyCriteria['allergies']) =>
    checkSafety(sheetWith(line), { ageGroups, ...(allergies && { allergies }) })
  const after = (line: FixtureLine, allergies: SafetyCriteria['allergies']) =>
    checked(line, allergies)
      .sheet.materiel.slice(1)
      .map(({ nom }) => nom)
  test.each<[string, SafetyCriteria['allergies'], string]>([
    ['Farine', ['WHEAT'], 'Farine de riz'],
    ['Pâte à modeler', ['WHEAT'], 'Terre à modeler'],
    ['Macaronis', ['WHEAT'], 'Rouleaux de carton'],
    ['Œufs', ['EGG'], 'Compotes de pommes'],
    ['Boîtes à œufs', ['EGG'], 'Plateaux de carton'],
    ['Lait', ['MILK'], 'Boisson de riz'],
    ['Gants de latex', ['LATEX'], 'Gants de vinyle'],
    ['Kiwis', ['KIWI'], 'Morceaux de banane bien mûre'],
    ['Farine', ['EGG', 'MILK'], 'Farine'],
    ['Farine de maïs', ['WHEAT'], 'Farine de maïs'],
    ['Contenants de yogourt vides', ['MILK'], 'Contenants de yogourt vides'],
    ['Noix de coco', ['NUTS'], 'Noix de coco'],
  ])('%s with %j becomes %s', (item, allergies, expected) => {
    expect(after(['materiel', item], allergies)).toEqual([expected])
  })
  test('a sentence without replacement is removed, and a replaced allergen is not reported', () => {
    const { sheet } = checked('On goûte un sandwich au thon.', ['FISH'])
    expect(sheet.deroulement[1]?.texte).toBe('Laissez chacun jouer à sa façon.')
    expect(checked(['materiel', 'Farine'], ['WHEAT']).sheet.securite.allergies).toEqual([])
  })
  test('the reason names the allergy', () => {
    const rule = checked(['materiel', 'Farine'], ['WHEAT']).report.rules.find(
      ({ rule: id }) => id === 'allergies-presentes',
    )
    expect(rule?.changes[0]?.reason).toBe(
      'Nous avons remplacé «\u00A0farine\u00A0» par «\u00A0farine de riz\u00A0»\u00A0: allergie présente dans le groupe (blé).',
    )
  })
  test('pretend food is kept', () => {
    for (const line of ['La neige devient farine et sucre.', 'La poule du conte pond un œuf.'])
      expect(checked(line, ['WHEAT', 'EGG']).sheet).toEqual(sheetWith(line))
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
  test('leaves a sheet that is blocked unchanged', () => {
    const sheet = sheetWith(['titre', 'Le feu de camp'])
    expect(withSafeguards(sheet, { ageGroups })).toEqual(sheet)
  })
})
