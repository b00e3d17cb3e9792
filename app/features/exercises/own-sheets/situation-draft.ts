import * as z from 'zod/mini'
import { SaveSituationInput, type SituationStatement } from '../schema.ts'
import type { SheetContents } from '../sort/risk-benefit-sheet.tsx'

/** `key` identifies a statement on screen while others are added and removed. */
export type DraftStatement = SituationStatement & { key: string }
/** A situation as typed, not saved yet. */
export type SituationDraft = { title: string; description: string; statements: DraftStatement[] }

const SituationFields = z.pick(SaveSituationInput, { title: true, description: true, statements: true })
type SituationFields = z.infer<typeof SituationFields>

export function situationDraftOf({ title, description, statements }: SituationFields): SituationDraft {
  return { title, description, statements: statements.map((statement, index) => ({ ...statement, key: `s${index}` })) }
}

/** The fields as they are sent: trimmed, and no precaution for a benefit. */
export function situationFieldsOf({ title, description, statements }: SituationDraft): SituationFields {
  return {
    title: title.trim(),
    description: description.trim(),
    statements: statements.map(({ side, text, precaution }) => {
      return { side, text: text.trim(), precaution: side === 'benefits' ? '' : precaution.trim() }
    }),
  }
}

/** All the text of a situation, one field per line. */
export function situationText(draft: SituationDraft): string {
  const { title, description, statements } = situationFieldsOf(draft)
  return [title, description, ...statements.flatMap(({ text, precaution }) => [text, precaution])].join('\n')
}

/**
 * Sentences of what the server would refuse, by field: `title`, `description`, `statements`, the key of a statement, or
 * that key with `-precaution`.
 */
export function situationErrorsOf(draft: SituationDraft): Record<string, string> {
  const issues = SituationFields.safeParse(situationFieldsOf(draft)).error?.issues ?? []
  return Object.fromEntries(
    issues.map(({ path: [field, index, part], message }) => {
      const key = String(typeof index === 'number' ? draft.statements[index]?.key : field)
      return [part === 'precaution' ? `${key}-precaution` : key, message]
    }),
  )
}

/** What is printed of a situation, without its empty statements. */
export function sheetContentsOf({ title, description, statements }: SituationDraft): SheetContents {
  const statementsOn = (side: DraftStatement['side']) =>
    statements.filter((statement) => statement.side === side && statement.text.trim())
  const hazardsOn = (side: DraftStatement['side']) =>
    statementsOn(side).map(({ key, text, precaution }) => ({ id: key, text, precaution }))
  return {
    title,
    description,
    benefits: statementsOn('benefits').map(({ text }) => text),
    risks: hazardsOn('risks'),
    dangers: hazardsOn('dangers'),
  }
}
