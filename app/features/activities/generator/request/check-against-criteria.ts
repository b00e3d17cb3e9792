import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { type ActivitySheet, EMPTY_SHEET, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import type { Allergen } from '#app/domain/enums.ts'
import { themeStems, themesNamed } from '#app/features/activities/bank/named-phrases.ts'
import { stemsOf } from '#app/features/activities/bank/search-stems.ts'
import type { SafetyCriteria } from '#app/features/activities/safety/check-safety.ts'
import type { SheetProblem } from '#app/features/activities/safety/check-wording.ts'
import { wordsOf } from '#app/features/activities/safety/french-text.ts'
import { allergens } from '#app/features/activities/safety/rules/allergens.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { splitSentences } from '#app/lib/french/grammar.ts'
import type { NamedInPlay } from '#content/activities/types.ts'
import { ALLERGEN_LABELS } from '#content/labels.ts'

/** Optional materials that a sheet may have besides those of the request, under « Avec ce que j’ai ». */
const EXTRA_MATERIALS_MAX = 2
const OBSERVATION_SENTENCES = 2

/** Lines that the allergens rule adds for these sections; each begins with the name of an allergen. */
function allergensBroughtBy(part: Partial<ActivitySheet>): string[] {
  const { changes } = allergens.check({ ...EMPTY_SHEET, ...part }, { youngestMonths: 0 })
  return changes.map(({ after }) => foldText(after))
}

function checkAllergies(
  sheet: ActivitySheet,
  present: readonly Allergen[],
  onlyNamed: readonly NamedInPlay[],
): SheetProblem[] {
  const brought = present.filter((allergen) => !onlyNamed.includes(allergen))
  const names = brought.map((allergen) => ALLERGEN_LABELS[allergen])
  if (names.length === 0) return []
  return SHEET_SECTIONS.filter((section) => section !== 'securite').flatMap((section) => {
    const lines = allergensBroughtBy({ [section]: sheet[section] })
    const refused = names.filter((name) => lines.some((line) => line.startsWith(foldText(name))))
    if (refused.length === 0) return []
    return [{ section, problem: `Allergie présente dans le groupe\u00A0: sans ${refused.join(', ').toLowerCase()}.` }]
  })
}

function checkObservation({ observationDepart }: ActivitySheet, observation: string): SheetProblem[] {
  if (observation === '') return []
  const sentences = splitSentences(observationDepart ?? '')
  if (sentences.length > 0 && sentences.length <= OBSERVATION_SENTENCES) return []
  return [{ section: 'observationDepart', problem: 'Reprenez l’observation en une ou deux phrases factuelles.' }]
}

/**
 * The requested themes and materials of which a sheet says nothing: a theme has to be in the steps, the questions or the
 * words, a material in the list. Names are compared by their stems, because a language model rewords them. For a sheet
 * written for the request; one of the bank says itself what it leaves out. Pure.
 */
export function checkSubject(
  { deroulement, roleEducatrice, vocabulaire, materiel }: ActivitySheet,
  { themes, materials }: Pick<ActivityCriteria, 'themes' | 'materials'>,
): SheetProblem[] {
  const play = [
    ...deroulement.map(({ texte }) => texte),
    ...roleEducatrice.questionsOuvertes,
    ...roleEducatrice.gestes,
    ...vocabulaire,
  ].join(' ')
  const missedThemes = themes.filter((name) => !speaksOf(play, name))
  const missedMaterials = materials.filter((name) => !speaksOf(materiel.map(({ nom }) => nom).join(' '), name))
  return [
    ...(missedThemes.length > 0 && missedThemes.length === themes.length
      ? [
          {
            section: 'deroulement' as const,
            problem: `Le jeu ne dit rien du thème demandé\u00A0: ${missedThemes.join(', ')}.`,
          },
        ]
      : []),
    ...missedMaterials.map((name) => ({
      section: 'materiel' as const,
      problem: `Matériel demandé, absent\u00A0: ${name}.`,
    })),
  ]
}

/** Whether a text has a word of the name, or of the theme of the reference list that it is. */
function speaksOf(text: string, name: string): boolean {
  const stems = new Set(stemsOf(text))
  const words = [...stemsOf(name), ...[...themesNamed(name)].flatMap((key) => themeStems(key))]
  return words.length === 0 || words.some((stem) => stems.has(stem))
}

/** Problems of a sheet with the request: an allergen of the group in it, or the observation not taken up. Pure. */
export function checkAgainstCriteria(
  sheet: ActivitySheet,
  {
    allergies = [],
    observation = '',
    onlyNamed = [],
  }: Pick<ActivityCriteria, 'allergies' | 'observation'> & Pick<SafetyCriteria, 'onlyNamed'>,
): SheetProblem[] {
  return [...checkAllergies(sheet, allergies, onlyNamed), ...checkObservation(sheet, observation)]
}

/** The singulars of the words of a name, but the shortest: by them « Grandes feuilles mortes » are « Feuilles ». Pure. */
export const singularsOf = (text: string): string[] =>
  wordsOf(text)
    .map(({ singular }) => singular)
    .filter((singular) => singular.length > 2)

/**
 * « Avec ce que j’ai »: only the requested materials, and at most two others marked optional. Names are compared by the
 * singulars of their words, because a language model rewords them. Not needed for the bank, which respects it by
 * construction. Pure.
 */
export function checkMaterials(
  { materiel }: ActivitySheet,
  { onlyMaterials = false, materials }: Pick<ActivityCriteria, 'onlyMaterials' | 'materials'>,
): SheetProblem[] {
  if (!onlyMaterials) return []
  const allowed = new Set(materials.flatMap(singularsOf))
  const others = materiel.filter(({ nom }) => !singularsOf(nom).some((singular) => allowed.has(singular)))
  const isWithinRequest = others.length <= EXTRA_MATERIALS_MAX && others.every(({ facultatif }) => facultatif)
  if (isWithinRequest) return []
  const named = materials.length > 0 ? materials.join(', ') : 'aucun'
  const section: SheetSection = 'materiel'
  return [{ section, problem: `Seulement ce matériel\u00A0: ${named}; au plus deux autres éléments, facultatifs.` }]
}
