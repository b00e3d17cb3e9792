import type { SheetContents } from '../sort/risk-benefit-sheet.tsx'
import type { DraftStatement, SituationDraft } from './situation-draft.ts'

/** What is printed of a situation, without its empty statements. */
export function sheetContentsOf({ title, description, statements }: SituationDraft): SheetContents {
  const statementsOn = (side: DraftStatement['side']) =>
    statements.filter((statement) => statement.side === side && statement.text.trim())
  return {
    title,
    description,
    benefits: statementsOn('benefits').map(({ text }) => text),
    risks: statementsOn('risks').map(({ key, text, precaution }) => ({ id: key, text, precaution })),
  }
}
