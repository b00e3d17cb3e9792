import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import type { AgeGroup, Allergen } from '#app/domain/enums.ts'
import { type Passage, passagesOf, youngestMonths } from '../sheet-passages.ts'
import type { Reading } from './features.ts'

/** One thing to read: some sentences of a passage. */
export type SheetReading = { passage: Passage; sentences: readonly string[]; reading: Reading }

/** Sections that the fragments from which the reader learnt do not have, read as the nearest that they have. */
const READ_AS: Partial<Record<SheetSection, string>> = {
  titre: 'deroulement',
  intentionEducative: 'objectifs',
  roleEducatrice: 'deroulement',
  // A risk that is accepted is named as a danger is.
  securite: 'securite.dangersAEliminer',
  prolongements: 'adaptations',
  reflexionRetroaction: 'observation',
}
/** Sentences read together: the second often says what makes the first harmless. */
const TOGETHER = 2

const segmenter = new Intl.Segmenter('fr', { granularity: 'sentence' })

/** The sentences of a text. Pure. */
export function sentencesIn(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}

function stretchesOf(text: string): string[][] {
  const sentences = sentencesIn(text)
  if (sentences.length <= TOGETHER) return [sentences]
  return sentences.slice(1).map((sentence, index) => [sentences[index] ?? '', sentence])
}

/**
 * Everything in a sheet that may bring something to the children, cut in stretches as long as those from which the reader
 * learnt. Pure.
 */
export function sheetReadings(
  sheet: ActivitySheet,
  { ageGroups, allergies }: { ageGroups: readonly AgeGroup[]; allergies?: readonly Allergen[] | undefined },
): SheetReading[] {
  const months = youngestMonths(ageGroups)
  const readings: SheetReading[] = []
  const read = (passage: Passage, section: string, quantity = '') => {
    for (const sentences of stretchesOf(passage.text)) {
      const text = sentences.join(' ') + quantity
      const reading = { section, text, months: Math.min(months, passage.months ?? months), allergies }
      readings.push({ passage, sentences, reading })
    }
  }
  for (const passage of passagesOf(sheet)) {
    const { kind, section, text, item } = passage
    // A word of the vocabulary is harmless by itself, and a quantity is read with its material.
    if (kind === 'word' || (item && text === item.quantite)) continue
    const isMeasured = item !== undefined && text === item.nom && item.quantite !== ''
    read(passage, READ_AS[section] ?? section, isMeasured ? ` (${item.quantite})` : '')
  }
  for (const text of sheet.securite.dangersAEliminer)
    read({ section: 'securite', kind: 'text', text }, 'securite.dangersAEliminer')
  return readings
}
