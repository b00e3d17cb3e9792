import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { type ActivitySheet, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import type { Allergen } from '#app/domain/enums.ts'
import type { SheetProblem } from '#app/features/activities/safety/check-wording.ts'
import { wordsOf } from '#app/features/activities/safety/french-text.ts'
import { allergens } from '#app/features/activities/safety/rules/allergens.ts'
import { EMPTY_SHEET } from '#app/features/activities/sheet/edit/empty-sheet.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { ALLERGEN_LABELS } from '#content/labels.ts'

/** Materials that she did not name, of which a sheet may have so many, marked optional. */
const OTHERS_MAX = 2
const OBSERVATION_SENTENCES = 2

/** Allergens that a part of a sheet brings, by the names of the rule that recognises them. */
function broughtBy(part: Partial<ActivitySheet>): string[] {
  const { changes } = allergens.check({ ...EMPTY_SHEET, ...part }, { youngestMonths: 0 })
  return changes.map(({ after }) => foldText(after))
}

function checkAllergies(sheet: ActivitySheet, present: readonly Allergen[]): SheetProblem[] {
  const names = present.map((allergen) => ALLERGEN_LABELS[allergen])
  if (names.length === 0) return []
  return SHEET_SECTIONS.filter((section) => section !== 'securite').flatMap((section) => {
    const brought = broughtBy({ [section]: sheet[section] })
    const refused = names.filter((name) => brought.some((line) => line.startsWith(foldText(name))))
    if (refused.length === 0) return []
    return [{ section, problem: `Allergie présente dans le groupe\u00A0: sans ${refused.join(', ').toLowerCase()}.` }]
  })
}

function checkObservation({ observationDepart }: ActivitySheet, observation: string): SheetProblem[] {
  if (observation === '') return []
  const sentences = (observationDepart ?? '').split(/(?<=[.!?…])\s+/u).filter(Boolean)
  if (sentences.length > 0 && sentences.length <= OBSERVATION_SENTENCES) return []
  return [{ section: 'observationDepart', problem: 'Reprenez l’observation en une ou deux phrases factuelles.' }]
}

/** What a request asks beyond a good sheet: nothing that the group is allergic to, and what she has observed. Pure. */
export function checkCriteria(
  sheet: ActivitySheet,
  { allergies = [], observation = '' }: Pick<ActivityCriteria, 'allergies' | 'observation'>,
): SheetProblem[] {
  return [...checkAllergies(sheet, allergies), ...checkObservation(sheet, observation)]
}

const stemsOf = (text: string) =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 2)

/**
 * « Avec ce que j’ai »: the materials she named, and at most two others marked optional. For a language model, which
 * names things its own way; the composer keeps to it by construction. Pure.
 */
export function checkMaterials(
  { materiel }: ActivitySheet,
  { onlyMaterials = false, materials }: Pick<ActivityCriteria, 'onlyMaterials' | 'materials'>,
): SheetProblem[] {
  if (!onlyMaterials) return []
  const wanted = new Set(materials.flatMap(stemsOf))
  const others = materiel.filter(({ nom }) => !stemsOf(nom).some((stem) => wanted.has(stem)))
  const isKept = others.length <= OTHERS_MAX && others.every(({ facultatif }) => facultatif)
  if (isKept) return []
  const named = materials.length > 0 ? materials.join(', ') : 'aucun'
  const section: SheetSection = 'materiel'
  return [{ section, problem: `Seulement ce matériel\u00A0: ${named}; au plus deux autres éléments, facultatifs.` }]
}
