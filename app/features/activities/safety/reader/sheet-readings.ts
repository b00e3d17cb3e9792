import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import type { AgeGroup, Allergen } from '#app/domain/enums.ts'
import { mapPassages, type Passage, youngestMonths } from '../sheet-passages.ts'
import type { Reading } from './features.ts'

/** One thing to read: some sentences of a passage. */
export type SheetReading = { passage: Passage; reading: Reading }

/** Sections that the fragments from which the reader learnt do not have, read as the nearest that they have. */
const READ_AS: Partial<Record<SheetSection, string>> = {
  titre: 'objectifs',
  intentionEducative: 'objectifs',
  roleEducatrice: 'deroulement',
  securite: 'deroulement',
  prolongements: 'adaptations',
  reflexionRetroaction: 'observation',
}
/** Sentences read together: the second often says what makes the first harmless. */
const TOGETHER = 2

const sentences = new Intl.Segmenter('fr', { granularity: 'sentence' })

function stretchesOf(text: string): string[] {
  const parts = [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
  if (parts.length <= TOGETHER) return [text]
  return parts.slice(1).map((part, index) => `${parts[index]} ${part}`)
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
  const read = (passage: Passage, section: string, whole = passage.text) => {
    for (const text of stretchesOf(whole))
      readings.push({ passage, reading: { section, text, months: Math.min(months, passage.months ?? months), allergies } })
    return passage.text
  }
  mapPassages(sheet, (passage) => {
    const { kind, section, text, item } = passage
    // A word of the vocabulary is harmless by itself, and a quantity is read with its material.
    if (kind === 'word' || (item && text === item.quantite)) return text
    const isMeasured = item !== undefined && text === item.nom && item.quantite !== ''
    return read(passage, READ_AS[section] ?? section, isMeasured ? `${text} (${item.quantite})` : text)
  })
  for (const text of sheet.securite.dangersAEliminer)
    read({ section: 'securite', kind: 'text', text }, 'securite.dangersAEliminer')
  return readings
}
