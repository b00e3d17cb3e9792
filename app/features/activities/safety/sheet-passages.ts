import {
  type ActivitySheet,
  ADAPTATION_OF,
  type AdaptationTarget,
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

/** Returns the new text of a passage; empty to remove it. */
export type Rewrite = (passage: Passage) => string

/**
 * A copy of the sheet with every passage rewritten. An empty result removes an item, an adaptation or an element of a
 * list. Not passed to `rewrite`: the starting observation, and the dangers and allergies of the safety section, which
 * name hazards in order to avoid them.
 */
export function mapPassages(sheet: ActivitySheet, rewrite: Rewrite): ActivitySheet {
  const text = (section: SheetSection, kind: Passage['kind']) => (value: string) =>
    rewrite({ section, kind, text: value })
  const list = (section: SheetSection, values: string[], kind: Passage['kind'] = 'text') =>
    values.map(text(section, kind)).filter((value) => value !== '')
  return {
    ...sheet,
    titre: text('titre', 'core')(sheet.titre),
    intentionEducative: text('intentionEducative', 'core')(sheet.intentionEducative),
    objectifs: list('objectifs', sheet.objectifs, 'core'),
    materiel: uniqueItems(sheet.materiel.map((item) => mapItem(item, rewrite)).filter((item) => item.nom !== '')),
    preparation: list('preparation', sheet.preparation),
    deroulement: sheet.deroulement.map((step) => ({ ...step, texte: text('deroulement', 'text')(step.texte) })),
    roleEducatrice: {
      gestes: list('roleEducatrice', sheet.roleEducatrice.gestes),
      questionsOuvertes: list('roleEducatrice', sheet.roleEducatrice.questionsOuvertes),
    },
    adaptations: sheet.adaptations
      .map((adaptation) => {
        const months = TARGET_MONTHS.get(adaptation.pour)
        const passage: Passage = {
          section: 'adaptations',
          kind: 'text',
          text: adaptation.texte,
          ...(months !== undefined && { months }),
        }
        return { ...adaptation, texte: rewrite(passage) }
      })
      .filter(({ texte }) => texte !== ''),
    securite: { ...sheet.securite, risquesAcceptes: list('securite', sheet.securite.risquesAcceptes) },
    observation: list('observation', sheet.observation),
    prolongements: list('prolongements', sheet.prolongements),
    reflexionRetroaction: list('reflexionRetroaction', sheet.reflexionRetroaction),
    vocabulaire: list('vocabulaire', sheet.vocabulaire, 'word'),
  }
}

function mapItem(item: Item, rewrite: Rewrite): Item {
  const part = (text: string) => (text === '' ? '' : rewrite({ section: 'materiel', kind: 'item', text, item }))
  const nom = part(item.nom)
  const remplacement = item.remplacement === null ? null : part(item.remplacement) || null
  const sameAsName = remplacement !== null && remplacement.toLowerCase() === nom.toLowerCase()
  return {
    ...item,
    nom,
    quantite: part(item.quantite),
    remplacement: sameAsName ? null : remplacement,
    petitesPieces: item.petitesPieces && nom === item.nom,
  }
}

function uniqueItems(items: Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter(({ nom }) => {
    const key = nom.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
