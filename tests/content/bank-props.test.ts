import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { composeActivity } from '#app/features/activities/bank/compose-activity.ts'
import { propsNamed } from '#app/features/activities/bank/compose-props.ts'
import { composeFrom } from '#app/features/activities/bank/generation-bank.ts'
import { PROP_KINDS } from '#content/activities/blocks/props.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'
import { sheetTexts } from './sheet-quality.ts'

/** Texts that name a thing which is not in the list of materials. Dangers are left out: they must not be there. */
function unlisted(sheet: ActivitySheet): string[] {
  const listed = propsNamed(sheet.materiel.map(({ nom, quantite }) => `${nom} ${quantite}`).join(' '))
  const securite = { ...sheet.securite, dangersAEliminer: [] }
  return sheetTexts({ ...sheet, materiel: [], securite }).flatMap(([section, text]) => {
    const missing = [...propsNamed(text)].filter((kind) => !listed.has(kind))
    return missing.length > 0 ? [`${section} [${missing}]: ${text}`] : []
  })
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

const request: fc.Arbitrary<ActivityCriteria> = fc.record({
  ageGroups: fc.subarray([...AGE_GROUPS], { minLength: 1 }),
  developments: fc.subarray([...DEVELOPMENTS], { minLength: 1, maxLength: 2 }),
  themes: fc.subarray([...names(THEMES), 'Les dinosaures'], { maxLength: 2 }),
  materials: fc.subarray([...names(MATERIALS), 'Pneus', 'Blocs géants'], { maxLength: 4 }),
  place: fc.constantFrom(...PLACES),
  season: fc.constantFrom(...SEASONS),
  durationMinutes: fc.constantFrom(...DURATIONS),
  onlyMaterials: fc.boolean(),
})

describe('the things that a text names', () => {
  it.each([
    ['Amenez des toutous et une poupée.', ['toutou']],
    ['Sur une GRANDE couverture, deux bols.', ['tissu', 'panier']],
    ['On livre, on enveloppe; la neige se tasse.', []],
    ['Portez une tasse imaginaire à vos lèvres.', []],
    ['Plus gros qu’un rouleau de papier hygiénique', []],
    ['Sous une table, près d’un arbre, dans la neige', []],
  ])('%s', (text, kinds) => {
    expect([...propsNamed(text)]).toEqual(kinds)
  })
  it('has each thing under one kind', () => {
    const forms = PROP_KINDS.flat()
    expect(new Set(forms).size).toBe(forms.length)
  })
})

describe('a composed sheet', () => {
  it('names no thing that is not in its list of materials', () => {
    fc.assert(
      fc.property(request, fc.nat(1_000_000), (criteria, seed) => {
        expect(unlisted(composeActivity(criteria, seed).sheet)).toEqual([])
      }),
      { numRuns: 250, seed: 4 },
    )
  }, 60_000)
  it('names none after the safety rules have changed it either', () => {
    fc.assert(
      fc.property(request, fc.nat(1_000_000), (criteria, seed) => {
        expect(unlisted(composeFrom(criteria, seed).sheet)).toEqual([])
      }),
      { numRuns: 25, seed: 4 },
    )
  }, 60_000)
})
