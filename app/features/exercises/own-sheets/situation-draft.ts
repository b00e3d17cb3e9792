import { exerciseSentences } from '#content/pages/exercises.ts'
import {
  DESCRIPTION_MAX,
  PRECAUTION_MAX,
  type SaveSituationInput,
  type SituationStatement,
  STATEMENT_MAX,
  STATEMENTS_MAX,
  TITLE_MAX,
} from '../schema.ts'
import type { SheetContents } from '../sort/risk-benefit-sheet.tsx'

/** `key` identifies a statement on screen while others are added and removed. */
export type DraftStatement = SituationStatement & { key: string }
/** A situation as typed, not saved yet. */
export type SituationDraft = { title: string; description: string; statements: DraftStatement[] }

type SituationFields = Pick<SaveSituationInput, 'title' | 'description' | 'statements'>

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
 * Sentences of what is invalid, by field: `title`, `description`, `statements`, the key of a statement, or that key
 * with `-precaution`. Empty exactly when the server would accept the draft.
 */
export function situationErrorsOf(draft: SituationDraft): Record<string, string> {
  const { title, description, statements } = situationFieldsOf(draft)
  const errors: Record<string, string> = {}
  if (!title) errors.title = exerciseSentences.titleMissing
  if (title.length > TITLE_MAX) errors.title = exerciseSentences.titleTooLong
  if (description.length > DESCRIPTION_MAX) errors.description = exerciseSentences.descriptionTooLong
  if (statements.length > STATEMENTS_MAX) errors.statements = exerciseSentences.tooManyStatements
  for (const [index, { text, precaution }] of statements.entries()) {
    const key = draft.statements[index]?.key ?? ''
    if (!text) errors[key] = exerciseSentences.statementMissing
    if (text.length > STATEMENT_MAX) errors[key] = exerciseSentences.statementTooLong
    if (precaution.length > PRECAUTION_MAX) errors[`${key}-precaution`] = exerciseSentences.precautionTooLong
  }
  return errors
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
