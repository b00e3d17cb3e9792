import {
  type ActivitySheet,
  ADAPTATION_OF,
  type AdaptationTarget,
  type SafetyChange,
  type SafetyReport,
  type SheetSection,
} from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS, type AgeGroup } from '#app/domain/enums.ts'

/** Youngest age of each group, in months. */
const AGE_FLOOR_MONTHS: Record<AgeGroup, number> = {
  AGE_0_18_MONTHS: 0,
  AGE_18_MONTHS_2_YEARS: 18,
  AGE_2_YEARS_3_YEARS: 24,
  AGE_3_YEARS_4_YEARS: 36,
  AGE_4_YEARS_5_YEARS: 48,
}

/** Age from which small parts, cords and low heights are another matter, in months. */
export const SMALL_MONTHS = 36

/** Entry of a report with what a second call of the model doubted in a sheet that had passed every rule. */
export const SECOND_READING = 'second-reading'

/** Youngest age in the groups, in months. */
export function youngestMonths(ageGroups: readonly AgeGroup[]): number {
  return Math.min(...ageGroups.map((group) => AGE_FLOOR_MONTHS[group]))
}

const TARGET_MONTHS = new Map<AdaptationTarget, number>(
  AGE_GROUPS.map((group) => [ADAPTATION_OF[group], AGE_FLOOR_MONTHS[group]]),
)

type Item = ActivitySheet['materiel'][number]

/** A text of the sheet that may bring something to the children. */
export type Passage = {
  section: SheetSection
  /**
   * `item`: a material; `text`: sentences; `word`: a word of the vocabulary, harmless by itself; `core`: the title, the
   * intention or a goal.
   */
  kind: 'item' | 'text' | 'word' | 'core'
  text: string
  /** The material that the text belongs to. */
  item?: Item
  /** Youngest age that the text is about, when it differs from the group's. */
  months?: number
}

/**
 * Every text of the sheet that may bring something to the children, in its order. Left out: the starting observation, and
 * the dangers and allergies of the safety section, which name hazards in order to avoid them.
 */
export function passagesOf(sheet: ActivitySheet): Passage[] {
  const list = (section: SheetSection, texts: string[], kind: Passage['kind'] = 'text') =>
    texts.filter(Boolean).map((text): Passage => ({ section, kind, text }))
  return [
    ...list('titre', [sheet.titre], 'core'),
    ...list('intentionEducative', [sheet.intentionEducative], 'core'),
    ...list('objectifs', sheet.objectifs, 'core'),
    ...sheet.materiel.flatMap((item) =>
      [item.nom, item.remplacement, item.quantite].flatMap((text) =>
        text ? [{ section: 'materiel' as const, kind: 'item' as const, text, item }] : [],
      ),
    ),
    ...list('preparation', sheet.preparation),
    ...list(
      'deroulement',
      sheet.deroulement.map(({ texte }) => texte),
    ),
    ...list('roleEducatrice', [...sheet.roleEducatrice.gestes, ...sheet.roleEducatrice.questionsOuvertes]),
    ...sheet.adaptations.map(({ pour, texte }): Passage => {
      const months = TARGET_MONTHS.get(pour)
      return { section: 'adaptations', kind: 'text', text: texte, ...(months !== undefined && { months }) }
    }),
    ...list('securite', sheet.securite.risquesAcceptes),
    ...list('observation', sheet.observation),
    ...list('prolongements', sheet.prolongements),
    ...list('reflexionRetroaction', sheet.reflexionRetroaction),
    ...list('vocabulaire', sheet.vocabulaire, 'word'),
  ]
}

/** Every text of a sheet, or of a part of one. Pure. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** What a second reading asked of passages that are still in the sheet. Pure. */
export function openQuestions(sheet: ActivitySheet, { rules }: SafetyReport): SafetyChange[] {
  const asked = rules.filter(({ outcome }) => outcome === 'asked').flatMap(({ changes }) => changes)
  const texts = new Set(passagesOf(sheet).map(({ text }) => text))
  return asked.filter(({ before }) => texts.has(before))
}
