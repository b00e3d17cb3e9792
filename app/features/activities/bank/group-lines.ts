import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { capitalise } from '#app/lib/french/grammar.ts'
import { allergiesPresentLine, groupSizeLine } from '#content/generation.ts'
import { ALLERGEN_LABELS } from '#content/labels.ts'
import { tidyText } from '../generator/stream/tidy-text.ts'

const SENTENCES = 2

/** The observation as at most two sentences. */
function restate(observation: string): string {
  const sentences = tidyText(observation)
    .split(/(?<=[.!?…])\s+/u)
    .filter(Boolean)
    .slice(0, SENTENCES)
    .join(' ')
  const ended = /[.!?…»]$/u.test(sentences) ? sentences : `${sentences}.`
  return capitalise(ended)
}

/** A sheet of the bank with the person's observation and the size of her group. Pure. */
export function withGroup(sheet: ActivitySheet, { observation = '', groupSize }: ActivityCriteria): ActivitySheet {
  return {
    ...sheet,
    observationDepart: observation ? restate(observation) : sheet.observationDepart,
    preparation: groupSize ? [...sheet.preparation, groupSizeLine(groupSize)] : sheet.preparation,
  }
}

/** The sheet with a line that names the allergies present in the group; unchanged when it has that line. Pure. */
export function withAllergies(
  sheet: ActivitySheet,
  { allergies = [] }: Pick<ActivityCriteria, 'allergies'>,
): ActivitySheet {
  if (allergies.length === 0) return sheet
  const line = allergiesPresentLine(allergies.map((allergen) => ALLERGEN_LABELS[allergen].toLowerCase()))
  const { securite } = sheet
  if (securite.allergies.includes(line)) return sheet
  return { ...sheet, securite: { ...securite, allergies: [line, ...securite.allergies] } }
}
