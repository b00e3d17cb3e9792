import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS } from '#app/domain/enums.ts'
import { ALL_VETTED, checkSafety } from './check-safety.ts'
import { allergensFixtures } from './fixtures/allergens.ts'
import { animalsFixtures } from './fixtures/animals.ts'
import { baseSheet, type FixtureLine, type RuleFixtures, sheetWith } from './fixtures/base-sheet.ts'
import { heatFixtures } from './fixtures/heat.ts'
import { heightFixtures } from './fixtures/height.ts'
import { toolsFixtures } from './fixtures/tools.ts'
import { iceFixtures, waterFixtures } from './fixtures/water.ts'
import { allergens } from './rules/allergens.ts'
import { animals } from './rules/animals.ts'
import { heat } from './rules/heat.ts'
import { height } from './rules/height.ts'
import { tools } from './rules/tools.ts'
import { ice, water } from './rules/water.ts'
import type { SafetyRule } from './safety-rule.ts'
import { youngestMonths } from './sheet-passages.ts'

const CASES: [rule: SafetyRule, fixtures: RuleFixtures][] = [
  [allergens, allergensFixtures],
  [water, waterFixtures],
  [ice, iceFixtures],
  [height, heightFixtures],
  [tools, toolsFixtures],
  [heat, heatFixtures],
  [animals, animalsFixtures],
]

const textOfLine = (line: FixtureLine) => (typeof line === 'string' ? line : line.join(' : '))

describe.each(CASES)('$id', (rule, fixtures) => {
  const findingsIn = (sheet: ActivitySheet) => {
    const { changes, blocked } = rule.check(sheet, { youngestMonths: youngestMonths(fixtures.ageGroups) })
    return [...changes, ...blocked].map(({ reason }) => reason)
  }
  it('finds what needs its lines', () => {
    const missed = fixtures.catches.filter((line) => findingsIn(sheetWith(line)).length === 0)
    expect(missed.map(textOfLine)).toEqual([])
  })
  it('finds nothing in the harmless lines', () => {
    const wrong = fixtures.leaves.flatMap((line) =>
      findingsIn(sheetWith(line)).map((reason) => [textOfLine(line), reason]),
    )
    expect(wrong).toEqual([])
  })
  it('finds nothing in what it has completed', () => {
    const again = fixtures.catches.flatMap((line) => {
      const { sheet } = rule.check(sheetWith(line), { youngestMonths: youngestMonths(fixtures.ageGroups) })
      return findingsIn(sheet).map((reason) => [textOfLine(line), reason])
    })
    expect(again).toEqual([])
  })
})

describe('checkSafety', () => {
  test('reports an entry for the reader and for each rule, also when nothing was found', () => {
    const { report, blocked, sheet, doubts } = checkSafety(baseSheet, { ageGroups: ['AGE_0_18_MONTHS'] })
    expect(report.rules[0]).toMatchObject({ rule: 'lecture', outcome: 'ok' })
    expect(report.rules.every(({ outcome }) => outcome === 'ok')).toBe(true)
    expect({ blocked, sheet, doubts }).toEqual({ blocked: false, sheet: baseSheet, doubts: [] })
  })

  test('refuses a passage with a reason that quotes it, and changes no text', () => {
    const sheet = sheetWith(['materiel', 'Billes'])
    const { report, blocked, sheet: checked } = checkSafety(sheet, { ageGroups: ['AGE_2_YEARS_3_YEARS'] })
    expect(blocked).toBe(true)
    expect(checked.materiel).toEqual(sheet.materiel)
    expect(report.rules[0]).toMatchObject({
      rule: 'small-parts',
      outcome: 'blocked',
      changes: [{ section: 'materiel', before: 'Billes', after: '' }],
    })
    expect(report.rules[0]?.changes[0]?.reason).toMatch(
      /^«\u00A0Billes\u00A0»\u00A0: un enfant de cet âge peut s’étouffer/,
    )
  })

  test('a title names a play: nobody is asked about it, and only a plain danger is refused in it', () => {
    const titled = (titre: string) => checkSafety({ ...baseSheet, titre }, { ageGroups: ['AGE_2_YEARS_3_YEARS'] })
    for (const titre of ['Le jeu 0', 'La patente de mon oncle', ''])
      expect(titled(titre)).toMatchObject({ blocked: false, doubts: [] })
    expect(titled('On croque des raisins entiers').blocked).toBe(true)
  })

  test('an empty text is nothing to read', () => {
    const sheet = { ...baseSheet, objectifs: [...baseSheet.objectifs, ''], vocabulaire: [''] }
    expect(checkSafety(sheet, { ageGroups: ['AGE_0_18_MONTHS'] })).toMatchObject({ blocked: false, doubts: [] })
  })

  test('the youngest age of a mixed group counts', () => {
    const beads = sheetWith(['materiel', 'Perles de bois'])
    expect(checkSafety(beads, { ageGroups: ['AGE_4_YEARS_5_YEARS'] }).blocked).toBe(false)
    expect(checkSafety(beads, { ageGroups: ['AGE_4_YEARS_5_YEARS', 'AGE_18_MONTHS_2_YEARS'] }).blocked).toBe(true)
  })

  test('an adaptation for younger children is read for their age', () => {
    const sheet: ActivitySheet = {
      ...baseSheet,
      adaptations: [...baseSheet.adaptations.slice(0, 2), { pour: '18-24m', texte: 'Offrez des perles à enfiler.' }],
    }
    expect(checkSafety(sheet, { ageGroups: ['AGE_4_YEARS_5_YEARS'] }).blocked).toBe(true)
  })

  test('a text that was vetted is not read again, and still brings its fixed lines', () => {
    const sheet = sheetWith('On verse l’eau du bac avec une louche, puis on glisse des billes dans le tuyau.')
    const vetted = checkSafety(sheet, { ageGroups: ['AGE_2_YEARS_3_YEARS'] }, { vetted: ALL_VETTED })
    expect(vetted.blocked).toBe(false)
    expect(vetted.sheet.securite.dangersAEliminer.join(' ')).toContain('Noyade')
  })

  test('asks about what nobody can judge', () => {
    const { blocked, doubts } = checkSafety(sheetWith(['materiel', 'La patente que mon beau-frère a soudée']), {
      ageGroups: ['AGE_3_YEARS_4_YEARS'],
    })
    expect(blocked).toBe(false)
    expect(doubts).toEqual([
      { section: 'materiel', text: 'La patente que mon beau-frère a soudée', question: expect.stringMatching(/\?$/) },
    ])
  })

  test('what brings an allergen that is declared present is refused', () => {
    const dough = sheetWith(['materiel', 'Pâte à modeler'])
    const ageGroups = ['AGE_3_YEARS_4_YEARS'] as const
    expect(checkSafety(dough, { ageGroups: [...ageGroups] }).blocked).toBe(false)
    const present = checkSafety(dough, { ageGroups: [...ageGroups], allergies: ['WHEAT'] }, { vetted: ALL_VETTED })
    expect(present.blocked).toBe(true)
    expect(present.report.rules.find(({ rule }) => rule === 'allergenes')?.changes[0]?.reason).toMatch(/blé/)
  })

  test('one line per allergen, and none where a line already names it', () => {
    const dough = sheetWith(['materiel', 'Pâte à modeler'])
    const once = checkSafety(dough, { ageGroups: ['AGE_3_YEARS_4_YEARS'] }).sheet
    expect(once.securite.allergies).toEqual([
      'Blé (pâte à modeler)\u00A0: vérifiez la liste des allergies du groupe avant de sortir le matériel.',
    ])
    expect(checkSafety(once, { ageGroups: ['AGE_3_YEARS_4_YEARS'] }).sheet).toEqual(once)
  })

  test('finds a danger whatever its accents, case, hyphens and hidden characters', () => {
    for (const name of [
      'BILLES',
      'bi\u200Blles',
      'b i l l e s',
      'bіlles',
      'pie\u0300ces de monnaie',
      'cure-pipes',
      'cure pipes',
    ])
      expect([
        name,
        checkSafety(sheetWith(['materiel', name]), { ageGroups: ['AGE_2_YEARS_3_YEARS'] }).blocked,
      ]).toEqual([name, true])
  })

  test('reads any text without failing', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.lorem(),
      fc.constantFrom('sans billes ni perles', 'billes, '.repeat(200), '"', '. . .'),
    )
    fc.assert(
      fc.property(text, fc.constantFrom(...AGE_GROUPS), (line, age) => {
        const { sheet } = checkSafety(sheetWith(line), { ageGroups: [age] })
        expect(Object.keys(sheet)).toEqual(Object.keys(baseSheet))
      }),
    )
  })
})
