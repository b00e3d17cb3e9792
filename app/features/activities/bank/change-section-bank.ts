import { isDeepStrictEqual } from 'node:util'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS, type AgeGroup } from '#app/domain/enums.ts'
import { splitSentences } from '#app/lib/french/grammar.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import type { BankSheet } from '#content/activities/types.ts'
import type { Wish } from '../sheet/edit/schema.ts'
import { stemsOf } from './search-stems.ts'
import { formsOf, isForGroup, sheetInSituation } from './sheet-in-situation.ts'

const lengthOf = (value: unknown) => JSON.stringify(value ?? '').length
const firstSentence = (text: string) => splitSentences(text)[0] ?? text

/** Groups of ages of the sheet for which a wish asks: younger or older children than those of the group, or any. */
function groupsFor(sheet: BankSheet, group: readonly AgeGroup[], wish: Wish): AgeGroup[][] {
  const rank = (ages: readonly AgeGroup[]) => Math.min(...ages.map((age) => AGE_GROUPS.indexOf(age)))
  const groups = [...sheet.ageGroups.map((age) => [age]), sheet.ageGroups].filter((ages) => isForGroup(sheet, ages))
  if (wish === 'SIMPLER') return groups.filter((ages) => rank(ages) < rank(group))
  if (wish === 'HARDER') return groups.filter((ages) => rank(ages) > rank(group))
  return groups.filter((ages) => rank(ages) >= rank(group))
}

/** Every text that the author wrote for a section, for this place and season. */
function writtenFor<Section extends SheetSection>(
  bankSheet: BankSheet,
  section: Section,
  { ageGroups, place, season, materials }: ActivityCriteria,
  wish: Wish,
): ActivitySheet[Section][] {
  const values: ActivitySheet[Section][] = []
  for (const group of groupsFor(bankSheet, ageGroups, wish))
    for (const minutes of formsOf(bankSheet))
      for (const adults of [1, 2] as const) {
        const situation = { ageGroups: group, place, season, minutes, adults, materials }
        const value = sheetInSituation(bankSheet, situation)[section]
        if (!values.some((it) => isDeepStrictEqual(it, value))) values.push(value)
      }
  return values
}

/** The section reduced to about half; minutes stay as they are. */
function shorten<Section extends SheetSection>(sheet: ActivitySheet, section: Section): ActivitySheet[Section] {
  const half = <Entry>(list: readonly Entry[], least = 1) => list.slice(0, Math.max(least, Math.ceil(list.length / 2)))
  const shorter: { [Key in SheetSection]?: () => ActivitySheet[Key] } = {
    observationDepart: () => sheet.observationDepart && firstSentence(sheet.observationDepart),
    intentionEducative: () => firstSentence(sheet.intentionEducative),
    objectifs: () => half(sheet.objectifs),
    preparation: () => half(sheet.preparation),
    deroulement: () => sheet.deroulement.map((step) => ({ ...step, texte: firstSentence(step.texte) })),
    roleEducatrice: () => ({
      gestes: half(sheet.roleEducatrice.gestes),
      questionsOuvertes: half(sheet.roleEducatrice.questionsOuvertes, 2),
    }),
    vocabulaire: () => half(sheet.vocabulaire, 4),
    adaptations: () => sheet.adaptations.map(({ pour, texte }) => ({ pour, texte: firstSentence(texte) })),
    observation: () => half(sheet.observation),
    prolongements: () => half(sheet.prolongements),
    reflexionRetroaction: () => half(sheet.reflexionRetroaction),
  }
  return shorter[section]?.() ?? sheet[section]
}

/** Number of words of the value that are also in `words`. */
function similarity(value: unknown, words: string): number {
  const wanted = new Set(stemsOf(words))
  return stemsOf(JSON.stringify(value)).filter((stem) => wanted.has(stem)).length
}

/**
 * Alternatives for a section, best first: what the author of the sheet wrote for other ages, another form or another number
 * of adults, or the section made shorter. Empty when she wrote nothing else that is consistent with the wish. Pure.
 * @param sheetKey key of the sheet of the bank; null for a sheet that is not from the bank, which can only be shortened.
 * @param words what the person typed, for the wish `WORDS`.
 */
export function alternativesFromBank<Section extends SheetSection>(
  sheet: ActivitySheet,
  section: Section,
  criteria: ActivityCriteria,
  sheetKey: string | null,
  { wish, words }: { wish: Wish; words: string },
): ActivitySheet[Section][] {
  const before = sheet[section]
  const bankSheet = SHEETS.find(({ key }) => key === sheetKey)
  const written = bankSheet ? writtenFor(bankSheet, section, criteria, wish) : []
  const found = wish === 'SHORTER' ? [shorten(sheet, section), ...written] : written
  const other = found.filter((value) => !isDeepStrictEqual(value, before))
  const length = lengthOf(before)
  switch (wish) {
    case 'SHORTER':
      return other.filter((value) => lengthOf(value) < length).toSorted((a, b) => lengthOf(b) - lengthOf(a))
    case 'DETAILED':
      return other.filter((value) => lengthOf(value) > length).toSorted((a, b) => lengthOf(b) - lengthOf(a))
    case 'WORDS':
      return other.toSorted((a, b) => similarity(b, words) - similarity(a, words))
    default:
      return other
  }
}
