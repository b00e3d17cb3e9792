import type { SheetContents } from '../sort/risk-benefit-sheet.tsx'
import type { DraftStatement, SituationDraft } from './situation-draft.ts'

/** The printed sheet of a situation, without its empty statements. */
export function contentsOf({ title, description, statements }: SituationDraft): SheetContents {
  const on = (side: DraftStatement['side']) =>
    statements.filter((statement) => statement.side === side && statement.text.trim())
  return {
    title,
    description,
    benefits: on('benefits').map(({ text }) => text),
    risks: on('risks').map(({ key, text, precaution }) => ({ id: key, text, precaution })),
  }
}
