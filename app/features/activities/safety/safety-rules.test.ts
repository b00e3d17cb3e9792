import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS } from '#app/domain/enums.ts'
import { checkSafety, SAFETY_RULES } from './check-safety.ts'
import { allAgesHazardsFixtures } from './fixtures/all-ages-hazards.ts'
import { allergensFixtures } from './fixtures/allergens.ts'
import { animalsFixtures } from './fixtures/animals.ts'
import { baseSheet, sheetWith } from './fixtures/base-sheet.ts'
import { chokingFoodFixtures } from './fixtures/choking-food.ts'
import { cordsFixtures } from './fixtures/cords.ts'
import { fireFixtures } from './fixtures/fire.ts'
import {
  furtherAllAgesHazards,
  furtherAllergens,
  furtherChokingFood,
  furtherHoney,
  furtherSmallParts,
} from './fixtures/further-lines.ts'
import { heatFixtures } from './fixtures/heat.ts'
import { heightFixtures } from './fixtures/height.ts'
import { honeyFixtures } from './fixtures/honey.ts'
import { iceFixtures } from './fixtures/ice.ts'
import { plantsFixtures } from './fixtures/plants.ts'
import { productsFixtures } from './fixtures/products.ts'
import type { FixtureLine, RuleFixtures } from './fixtures/rule-fixtures.ts'
import { sleepFixtures } from './fixtures/sleep.ts'
import { smallPartsFixtures } from './fixtures/small-parts.ts'
import { supervisionFixtures } from './fixtures/supervision.ts'
import { toolsFixtures } from './fixtures/tools.ts'
import { waterFixtures } from './fixtures/water.ts'
import { allAgesHazards } from './rules/all-ages-hazards.ts'
import { allergens } from './rules/allergens.ts'
import { animals } from './rules/animals.ts'
import { chokingFood } from './rules/choking-food.ts'
import { cords } from './rules/cords.ts'
import { fire } from './rules/fire.ts'
import { heat } from './rules/heat.ts'
import { height } from './rules/height.ts'
import { honey } from './rules/honey.ts'
import { ice } from './rules/ice.ts'
import { plants } from './rules/plants.ts'
import { products } from './rules/products.ts'
import { sleep } from './rules/sleep.ts'
import { smallParts } from './rules/small-parts.ts'
import { supervision } from './rules/supervision.ts'
import { tools } from './rules/tools.ts'
import { water } from './rules/water.ts'
import type { SafetyRule } from './safety-rule.ts'
import { youngestMonths } from './sheet-passages.ts'

const CASES: [rule: SafetyRule, ...fixtures: RuleFixtures[]][] = [
  [smallParts, smallPartsFixtures, furtherSmallParts],
  [allAgesHazards, allAgesHazardsFixtures, furtherAllAgesHazards],
  [chokingFood, chokingFoodFixtures, furtherChokingFood],
  [honey, honeyFixtures, furtherHoney],
  [allergens, allergensFixtures, furtherAllergens],
  [water, waterFixtures],
  [ice, iceFixtures],
  [height, heightFixtures],
  [tools, toolsFixtures],
  [heat, heatFixtures],
  [animals, animalsFixtures],
  [fire, fireFixtures],
  [plants, plantsFixtures],
  [cords, cordsFixtures],
  [products, productsFixtures],
  [sleep, sleepFixtures],
  [supervision, supervisionFixtures],
]

const textOfLine = (line: FixtureLine) => (typeof line === 'string' ? line : line.join(' : '))

describe.each(CASES)('$id', (rule, ...sets) => {
  const findingsIn = (sheet: ActivitySheet, { ageGroups }: RuleFixtures) => {
    const { changes, blocked } = rule.check(sheet, { youngestMonths: youngestMonths(ageGroups) })
    return [...changes, ...blocked].map(({ reason }) => reason)
  }
  it('has at least ten dangerous and ten harmless lines', () => {
    expect(sets[0]?.catches.length).toBeGreaterThanOrEqual(10)
    expect(sets[0]?.leaves.length).toBeGreaterThanOrEqual(10)
  })
  describe.each(sets)('set %#', (fixtures) => {
    it('finds the dangerous lines', () => {
      const missed = fixtures.catches.filter((line) => findingsIn(sheetWith(line), fixtures).length === 0)
      expect(missed.map(textOfLine)).toEqual([])
    })
    it('finds nothing in the harmless lines', () => {
      const wrong = fixtures.leaves.flatMap((line) =>
        findingsIn(sheetWith(line), fixtures).map((reason) => [textOfLine(line), reason]),
      )
      expect(wrong).toEqual([])
    })
    it('finds nothing in what it has corrected', () => {
      const again = fixtures.catches.flatMap((line) => {
        const { sheet, blocked } = rule.check(sheetWith(line), { youngestMonths: youngestMonths(fixtures.ageGroups) })
        return blocked.length > 0 ? [] : findingsIn(sheet, fixtures).map((reason) => [textOfLine(line), reason])
      })
      expect(again).toEqual([])
    })
  })
})

/** The line after the safety rules, once added to the base sheet. */
function after(ageGroup: (typeof AGE_GROUPS)[number], line: FixtureLine): string {
  const { sheet } = checkSafety(sheetWith(line), { ageGroups: [ageGroup] })
  if (typeof line !== 'string' && line[0] === 'materiel')
    return sheet.materiel
      .slice(1)
      .map(({ nom }) => nom)
      .join(' + ')
  return sheet.deroulement[1]?.texte.replace(/^Laissez chacun jouer à sa façon\. ?/, '') ?? ''
}

describe('the replacement of a hazard', () => {
  test.each<[FixtureLine, string]>([
    [['materiel', 'Glands de chêne'], 'Grosses cocottes'],
    [['materiel', 'Sable et petites roches'], 'Sable et grosses roches'],
    ['Chacun laisse rouler une bille dans la gouttière.', 'Chacun laisse rouler une grosse balle dans la gouttière.'],
    [
      'Les enfants enfilent des perles colorées sur un lacet.',
      'Les enfants enfilent de gros anneaux sur un gros bâton.',
    ],
    ['Les perles de bois roulent au sol.', 'Les gros anneaux roulent au sol.'],
    ['On colle des sequins et des paillettes.', 'On colle de grandes feuilles de papier.'],
    ['Une poignée d’agates attend dans le bol.', 'Une poignée de grosses balles attend dans le bol.'],
  ])('under 3 years, %j becomes %j', (line, expected) => {
    expect(after('AGE_2_YEARS_3_YEARS', line)).toBe(expected)
  })

  test.each<[FixtureLine, string]>([
    [['materiel', 'Raisins verts'], 'Raisins coupés en quatre'],
    ['Servez des raisins entiers à la collation.', 'Servez des raisins coupés en quatre à la collation.'],
    ['Goûtez, puis croquez une carotte crue.', 'Goûtez, puis croquez une carotte râpée.'],
    ['Piquez les fraises sur des cure-dents et dégustez.', ''],
  ])('under 4 years, %j becomes %j', (line, expected) => {
    expect(after('AGE_3_YEARS_4_YEARS', line)).toBe(expected)
  })

  test('the reason is a French sentence that names both and the age', () => {
    const { report } = checkSafety(sheetWith(['materiel', 'Billes']), { ageGroups: ['AGE_2_YEARS_3_YEARS'] })
    expect(report.rules.find(({ rule }) => rule === 'petites-pieces')).toEqual({
      rule: 'petites-pieces',
      label: 'Petites pièces (moins de 3\u00A0ans)',
      outcome: 'changed',
      changes: [
        {
          section: 'materiel',
          before: 'Billes',
          after: 'Grosses balles',
          reason:
            'Nous avons remplacé «\u00A0billes\u00A0» par «\u00A0grosses balles\u00A0»\u00A0: groupe de moins de 3\u00A0ans.',
        },
      ],
    })
  })
})

describe('checkSafety', () => {
  test('reports an entry for each rule, also when nothing was found', () => {
    const { report, blocked, sheet } = checkSafety(baseSheet, { ageGroups: ['AGE_0_18_MONTHS'] })
    expect(report.rules.map(({ rule, outcome }) => [rule, outcome])).toEqual(SAFETY_RULES.map(({ id }) => [id, 'ok']))
    expect({ blocked, sheet }).toEqual({ blocked: false, sheet: baseSheet })
  })

  test('the youngest age of a mixed group counts', () => {
    const beads = sheetWith(['materiel', 'Perles'])
    expect(checkSafety(beads, { ageGroups: ['AGE_4_YEARS_5_YEARS'] }).sheet.materiel.at(-1)?.nom).toBe('Perles')
    const mixed = checkSafety(beads, { ageGroups: ['AGE_4_YEARS_5_YEARS', 'AGE_18_MONTHS_2_YEARS'] })
    expect(mixed.sheet.materiel.at(-1)?.nom).toBe('Gros anneaux')
  })

  test('an adaptation for younger children is checked for their age', () => {
    const sheet: ActivitySheet = {
      ...baseSheet,
      adaptations: [...baseSheet.adaptations.slice(0, 2), { pour: '2-3a', texte: 'Offrez des perles à enfiler.' }],
    }
    expect(checkSafety(sheet, { ageGroups: ['AGE_4_YEARS_5_YEARS'] }).sheet.adaptations.at(-1)?.texte).toBe(
      'Offrez de gros anneaux à enfiler.',
    )
  })

  test('a vocabulary word is removed with the thing, and kept otherwise', () => {
    const learnt = { ...sheetWith(['materiel', 'Billes']), vocabulaire: ['bille', 'rouler'] }
    expect(checkSafety(learnt, { ageGroups: ['AGE_2_YEARS_3_YEARS'] }).sheet.vocabulaire).toEqual(['rouler'])
  })

  test('a sheet about a deadly thing is blocked and returned unchanged', () => {
    const sheet = sheetWith(['titre', 'La magie des billes d’eau'])
    const checked = checkSafety(sheet, { ageGroups: ['AGE_4_YEARS_5_YEARS'] })
    expect(checked.blocked).toBe(true)
    expect(checked.sheet.titre).toBe(sheet.titre)
    expect(checked.report.rules[0]).toMatchObject({ outcome: 'blocked', changes: [{ section: 'titre', after: '' }] })
  })

  test('a material marked as small is replaced by its own substitute, else removed or blocked', () => {
    const item = {
      nom: 'Trésors',
      quantite: '',
      facultatif: false,
      remplacement: 'Foulards',
      petitesPieces: true,
      aliment: false,
    }
    const outcome = (change: Partial<typeof item>) => {
      const checked = checkSafety(
        { ...baseSheet, materiel: [{ ...item, ...change }] },
        { ageGroups: ['AGE_0_18_MONTHS'] },
      )
      return [checked.blocked, ...checked.sheet.materiel.map(({ nom, petitesPieces }) => `${nom} ${petitesPieces}`)]
    }
    expect(outcome({})).toEqual([false, 'Foulards false'])
    expect(outcome({ remplacement: null as never, facultatif: true })).toEqual([false])
    expect(outcome({ remplacement: null as never })).toEqual([true, 'Trésors true'])
    expect(outcome({ remplacement: 'Billes' })).toEqual([false, 'Grosses balles false'])
  })

  test('one line per allergen, and none where a line already names it', () => {
    const dough = sheetWith(['materiel', 'Pâte à modeler'])
    const once = checkSafety(dough, { ageGroups: ['AGE_3_YEARS_4_YEARS'] }).sheet
    expect(once.securite.allergies).toEqual([
      'Blé (pâte à modeler)\u00A0: vérifiez la liste des allergies du groupe avant de sortir le matériel.',
    ])
    expect(checkSafety(once, { ageGroups: ['AGE_3_YEARS_4_YEARS'] }).sheet).toEqual(once)
  })

  test('finds hazards whatever their accents, case, hyphens and hidden characters', () => {
    for (const name of ['BILLES', 'bi\u200Blles', 'Bille\u0073', 'pie\u0300ces de monnaie', 'cure-pipes', 'cure pipes'])
      expect(
        checkSafety(sheetWith(['materiel', name]), { ageGroups: ['AGE_2_YEARS_3_YEARS'] }).report.rules[1]?.outcome,
      ).toBe('changed')
  })

  test('reads any text without failing', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.lorem(),
      fc.constantFrom('sans billes ni perles', 'billes, '.repeat(200), '"', '. . .'),
    )
    fc.assert(
      fc.property(text, fc.constantFrom(...AGE_GROUPS), (line, age) => {
        const { sheet, report } = checkSafety(sheetWith(line), { ageGroups: [age] })
        expect(report.rules).toHaveLength(SAFETY_RULES.length)
        expect(Object.keys(sheet)).toEqual(Object.keys(baseSheet))
      }),
    )
  })
})
