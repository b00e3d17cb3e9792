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

/** A sheet being written; `key` ties a statement to its fields while others come and go. */
export type DraftStatement = SituationStatement & { key: string }
export type SituationDraft = { title: string; description: string; statements: DraftStatement[] }

type Words = Pick<SaveSituationInput, 'title' | 'description' | 'statements'>

export function draftOf({ title, description, statements }: Words): SituationDraft {
  return { title, description, statements: statements.map((statement, rank) => ({ ...statement, key: `s${rank}` })) }
}

export function wordsOf({ title, description, statements }: SituationDraft): Words {
  return {
    title: title.trim(),
    description: description.trim(),
    statements: statements.map(({ side, text, precaution }) => {
      return { side, text: text.trim(), precaution: side === 'risks' ? precaution.trim() : '' }
    }),
  }
}

/** Everything that is written in a sheet, line by line. */
export function allWords(draft: SituationDraft): string {
  const { title, description, statements } = wordsOf(draft)
  return [title, description, ...statements.flatMap(({ text, precaution }) => [text, precaution])].join('\n')
}

/** What is wrong, by field: `title`, `description`, `statements`, or the key of a statement (`…-precaution`). */
export function refusalsOf(draft: SituationDraft): Record<string, string> {
  const { title, description, statements } = wordsOf(draft)
  const refusals: Record<string, string> = {}
  if (!title) refusals.title = exerciseSentences.titleMissing
  if (title.length > TITLE_MAX) refusals.title = exerciseSentences.titleTooLong
  if (description.length > DESCRIPTION_MAX) refusals.description = exerciseSentences.descriptionTooLong
  if (statements.length > STATEMENTS_MAX) refusals.statements = exerciseSentences.tooManyStatements
  for (const [rank, { text, precaution }] of statements.entries()) {
    const key = draft.statements[rank]?.key ?? ''
    if (!text) refusals[key] = exerciseSentences.statementMissing
    if (text.length > STATEMENT_MAX) refusals[key] = exerciseSentences.statementTooLong
    if (precaution.length > PRECAUTION_MAX) refusals[`${key}-precaution`] = exerciseSentences.precautionTooLong
  }
  return refusals
}
