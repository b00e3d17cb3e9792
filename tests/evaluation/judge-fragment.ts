import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { sentencesOf } from '#app/features/activities/safety/check-edited-sheet.ts'
import { checkSafety, type SafetyCriteria } from '#app/features/activities/safety/check-safety.ts'
import { baseSheet } from '#app/features/activities/safety/fixtures/base-sheet.ts'
import type { Effect, Fragment } from './fragments.ts'

export type Verdict = { effect: Effect; rules: string[] }

const LISTS = [
  'objectifs',
  'preparation',
  'observation',
  'prolongements',
  'reflexionRetroaction',
  'vocabulaire',
] as const
const isList = (section: string): section is (typeof LISTS)[number] => (LISTS as readonly string[]).includes(section)

/**
 * An otherwise harmless sheet with the fragment in its section.
 * @throws Error on a section that a sheet does not have.
 */
function sheetHolding({ section, text }: Pick<Fragment, 'section' | 'text'>): ActivitySheet {
  const { materiel, deroulement, adaptations, roleEducatrice, securite } = baseSheet
  if (isList(section)) return { ...baseSheet, [section]: [...baseSheet[section], text] }
  const [part, field] = section.split('.')
  switch (part) {
    case 'materiel': {
      const item = {
        nom: text,
        quantite: '',
        facultatif: false,
        remplacement: null,
        petitesPieces: false,
        aliment: false,
      }
      return { ...baseSheet, materiel: [...materiel, item] }
    }
    case 'deroulement':
      return {
        ...baseSheet,
        deroulement: [...deroulement, { moment: 'exploration', minutes: 5, texte: text, jeuLibre: true }],
      }
    case 'adaptations':
      return { ...baseSheet, adaptations: [...adaptations, { pour: 'besoins_particuliers', texte: text }] }
    case 'titre':
    case 'intentionEducative':
    case 'observationDepart':
      return { ...baseSheet, [part]: text }
    case 'roleEducatrice':
      return { ...baseSheet, roleEducatrice: { ...roleEducatrice, gestes: [...roleEducatrice.gestes, text] } }
    case 'securite': {
      const list = field === 'risquesAcceptes' || field === 'allergies' ? field : 'dangersAEliminer'
      return { ...baseSheet, securite: { ...securite, [list]: [...securite[list], text] } }
    }
    default:
      throw new Error(`A sheet has no section « ${section} »`)
  }
}

/** What the safety rules do with a fragment that stands alone in a harmless sheet. Pure. */
export function judgeFragment(fragment: Fragment): Verdict {
  const { ageGroups, allergies = [], place, season } = fragment
  const criteria: SafetyCriteria = {
    ageGroups,
    allergies,
    ...(place && { place }),
    ...(season && { season }),
  }
  const sheet = sheetHolding(fragment)
  const care = { vetted: sentencesOf(baseSheet) }
  const before = checkSafety(baseSheet, criteria, care)
  const after = checkSafety(sheet, criteria, care)
  const outcomes = new Map(
    before.report.rules.map(({ rule, outcome, changes }) => [rule, `${outcome} ${changes.length}`]),
  )
  const rules = after.report.rules
    .filter(({ rule, outcome, changes }) => outcomes.get(rule) !== `${outcome} ${changes.length}`)
    .map(({ rule }) => rule)
  return { effect: effectOf(), rules }

  function effectOf(): Effect {
    if (after.blocked) return 'refused'
    if (after.doubts.length > 0) return 'asked'
    const { dangersAEliminer, supervision } = after.sheet.securite
    const isUnchanged =
      supervision === before.sheet.securite.supervision &&
      dangersAEliminer.length - sheet.securite.dangersAEliminer.length ===
        before.sheet.securite.dangersAEliminer.length - baseSheet.securite.dangersAEliminer.length
    return isUnchanged ? 'kept' : 'guarded'
  }
}
