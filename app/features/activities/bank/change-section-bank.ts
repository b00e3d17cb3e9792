import { isDeepStrictEqual } from 'node:util'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS } from '#app/domain/enums.ts'
import { wordsOf } from '../safety/french-text.ts'
import type { Wish } from '../sheet/edit/schema.ts'
import { composeActivity } from './compose-activity.ts'

/** Seeds tried: enough for every play of the bank to come up a few times, in different words. */
const SEEDS = 40

const lengthOf = (value: unknown) => JSON.stringify(value ?? '').length
const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+/u).filter(Boolean)
const firstSentence = (text: string) => sentencesOf(text)[0] ?? text

/** The criteria with which the composer gives what the person asks for: another age, or a longer activity. */
function variant(criteria: ActivityCriteria, wish: Wish): ActivityCriteria {
  const at = AGE_GROUPS.findIndex((group) => criteria.ageGroups.includes(group))
  const shifted = AGE_GROUPS[at + (wish === 'SIMPLER' ? -1 : 1)]
  if ((wish === 'SIMPLER' || wish === 'HARDER') && shifted) return { ...criteria, ageGroups: [shifted] }
  if (wish === 'DETAILED') return { ...criteria, durationMinutes: 60 }
  return criteria
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

/** The steps scaled to `total` minutes; the first free play takes the rounding. */
function scaleSteps(steps: ActivitySheet['deroulement'], total: number): ActivitySheet['deroulement'] {
  const sum = steps.reduce((minutes, step) => minutes + step.minutes, 0)
  const scaled = steps.map((step) => ({ ...step, minutes: Math.max(1, Math.round((step.minutes * total) / sum)) }))
  const rest = total - scaled.reduce((minutes, step) => minutes + step.minutes, 0)
  const longest = scaled.findIndex(({ jeuLibre }) => jeuLibre)
  return scaled.map((step, index) => (index === longest ? { ...step, minutes: step.minutes + rest } : step))
}

/** Number of words of the value that are also in `words`. */
function similarity(value: unknown, words: string): number {
  const wantedStems = new Set(wordsOf(words).map(({ stem }) => stem))
  return wordsOf(JSON.stringify(value)).filter(({ stem }) => stem.length > 3 && wantedStems.has(stem)).length
}

/**
 * Alternatives for a section from the bank, best first: the same play in other words, for a neighbouring age, shorter
 * or in more detail. Empty when the bank has none that is consistent with the other sections. Pure.
 * @param play the play of the sheet; null for a sheet that the bank has not composed, which can only be shortened.
 * @param words what the person typed, for the wish `WORDS`.
 */
export function alternativesFromBank<Section extends SheetSection>(
  sheet: ActivitySheet,
  section: Section,
  criteria: ActivityCriteria,
  play: string | null,
  { wish, words }: { wish: Wish; words: string },
): ActivitySheet[Section][] {
  const before = sheet[section]
  const found: ActivitySheet[Section][] = []
  if (wish === 'SHORTER') found.push(shorten(sheet, section))
  const adapted = variant(criteria, wish)
  const seeds = play === null ? 0 : SEEDS
  for (let seed = 0; seed < seeds; seed++) {
    const composed = composeActivity(adapted, seed, play ?? undefined)
    if (composed.play !== play) continue
    const minutes = sheet.deroulement.reduce((sum, step) => sum + step.minutes, 0)
    const value = { ...composed.sheet, deroulement: scaleSteps(composed.sheet.deroulement, minutes) }[section]
    if (!found.some((it) => isDeepStrictEqual(it, value))) found.push(value)
  }
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
