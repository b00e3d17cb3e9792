import { createHash } from 'node:crypto'
import { importSentences } from '#content/pages/question-bank.ts'
import { changeRefusal, isSameQuestion } from '../edit/normalise-question.ts'
import { publishObstacles } from '../edit/publish-checks.ts'
import { createSimilarQuestionFinder } from '../edit/similar-questions.ts'
import type { QuestionStatus } from '../limits.ts'
import type { ImportLine, QuestionContent } from '../schema.ts'
import type { FileLine } from './question-cells.ts'

/** A question of the bank; deleted ones keep their ids taken. */
export type ExistingQuestion = {
  id: string
  status: QuestionStatus
  revision: number
  isDeleted: boolean
  versionId: string
  number: number
  content: QuestionContent
}

export type PlannedLine = ImportLine & {
  id: string | null
  status: QuestionStatus | null
  content: QuestionContent | null
  existing: ExistingQuestion | null
}

/** What each line of a file would do to the bank, in the order of the file. Pure. */
export function planImport(lines: readonly FileLine[], bank: readonly ExistingQuestion[]): PlannedLine[] {
  const byId = new Map(bank.map((existing) => [existing.id, existing]))
  const active = bank.filter(({ isDeleted }) => !isDeleted)
  const findSimilar = createSimilarQuestionFinder(
    active.map(({ id, content }) => ({ id, program: content.program, prompt: content.prompt })),
  )
  const seen = new Set<string>()
  const planned = lines.map((line): PlannedLine => {
    if (!line.ok) return { ...refuse(line, line.errors), id: null, status: null, content: null, existing: null }
    const existing = (line.id && byId.get(line.id)) || null
    const errors = lineErrors(line, existing, seen)
    if (line.id) seen.add(line.id)
    const { id, status, content } = line
    if (errors.length > 0) return { ...refuse(line, errors), id, status, content, existing }
    const action = !existing ? 'create' : isSameQuestion(existing.content, content) ? 'same' : 'update'
    const similarQuestions =
      action === 'same'
        ? []
        : findSimilar(content.prompt).filter(({ entry }) => entry.id !== id && entry.program === content.program)
    const warnings = similarQuestions
      .slice(0, 1)
      .map(({ entry }) => `Ressemble à une question de la banque\u00A0: «\u00A0${entry.prompt}\u00A0»`)
    if (existing && status && status !== existing.status) warnings.push(importSentences.statusKept)
    return { line: line.line, prompt: line.prompt, action, errors, warnings, id, status, content, existing }
  })
  return warnOfSimilarLines(planned)
}

function refuse({ line, prompt }: FileLine, errors: string[]): ImportLine {
  return { line, prompt, action: 'refused', errors, warnings: [] }
}

function lineErrors(
  line: Extract<FileLine, { ok: true }>,
  existing: ExistingQuestion | null,
  seen: ReadonlySet<string>,
): string[] {
  const { id, status, content } = line
  if (id && seen.has(id)) return [importSentences.idTwice]
  if (existing?.isDeleted) return [importSentences.idDeleted]
  if (!existing) return status === 'READY' ? publishObstacles(content) : []
  const refusal = existing.status === 'DRAFT' ? null : changeRefusal(existing.content, content)
  if (refusal) return [refusal]
  return existing.status === 'READY' ? publishObstacles(content) : []
}

/** Adds a warning to the lines that are similar to an earlier line of the file. */
function warnOfSimilarLines(planned: PlannedLine[]): PlannedLine[] {
  const fresh = planned.filter(({ action }) => action === 'create' || action === 'update')
  const find = createSimilarQuestionFinder(
    fresh.map(({ line, prompt, content }) => ({ line, prompt, program: content?.program })),
  )
  return planned.map((entry) => {
    if (entry.action !== 'create' && entry.action !== 'update') return entry
    const earlier = find(entry.prompt).find(
      ({ entry: other }) => other.line < entry.line && other.program === entry.content?.program,
    )
    if (!earlier) return entry
    return { ...entry, warnings: [...entry.warnings, `Ressemble à la ligne ${earlier.entry.line} de ce fichier.`] }
  })
}

/** Hash of the file and of the revisions that the plan was made from: differs as soon as one of them changes. */
export function planHash(file: string, planned: readonly PlannedLine[]): string {
  const hash = createHash('sha256').update(file)
  for (const { action, existing } of planned)
    hash.update(`\n${action} ${existing?.id ?? ''} ${existing?.revision ?? 0}`)
  return hash.digest('base64url')
}
