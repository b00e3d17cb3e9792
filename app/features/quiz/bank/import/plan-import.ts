import { createHash } from 'node:crypto'
import { importSentences } from '#content/pages/question-bank.ts'
import { obstaclesOf } from '../edit/publish-checks.ts'
import { changeRefusal, isSameQuestion } from '../edit/tidy-question.ts'
import { createTwinFinder } from '../edit/twins.ts'
import type { QuestionStatus } from '../limits.ts'
import type { ImportLine, QuestionContent } from '../schema.ts'
import type { CsvLine } from './question-csv.ts'

/** A question of the bank, deleted ones included: their ids are taken. */
export type Known = {
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
  known: Known | null
}

/** What each line of a file would do to the bank, in the order of the file. Changes nothing. */
export function planImport(lines: readonly CsvLine[], bank: readonly Known[]): PlannedLine[] {
  const byId = new Map(bank.map((known) => [known.id, known]))
  const living = bank.filter(({ isDeleted }) => !isDeleted)
  const findTwins = createTwinFinder(
    living.map(({ id, content }) => ({ id, program: content.program, prompt: content.prompt })),
  )
  const seen = new Set<string>()
  const planned = lines.map((line): PlannedLine => {
    if (!line.ok) return { ...refused(line, line.errors), id: null, status: null, content: null, known: null }
    const known = (line.id && byId.get(line.id)) || null
    const errors = errorsOf(line, known, seen)
    if (line.id) seen.add(line.id)
    const { id, status, content } = line
    if (errors.length > 0) return { ...refused(line, errors), id, status, content, known }
    const action = !known ? 'create' : isSameQuestion(known.content, content) ? 'same' : 'update'
    const twins =
      action === 'same'
        ? []
        : findTwins(content.prompt).filter(({ entry }) => entry.id !== id && entry.program === content.program)
    const warnings = twins
      .slice(0, 1)
      .map(({ entry }) => `Ressemble à une question de la banque\u00A0: «\u00A0${entry.prompt}\u00A0»`)
    if (known && status && status !== known.status) warnings.push(importSentences.statusKept)
    return { line: line.line, prompt: line.prompt, action, errors, warnings, id, status, content, known }
  })
  return withTwinsInFile(planned)
}

function refused({ line, prompt }: CsvLine, errors: string[]): ImportLine {
  return { line, prompt, action: 'refused', errors, warnings: [] }
}

function errorsOf(line: Extract<CsvLine, { ok: true }>, known: Known | null, seen: ReadonlySet<string>): string[] {
  const { id, status, content } = line
  if (id && seen.has(id)) return [importSentences.idTwice]
  if (known?.isDeleted) return [importSentences.idDeleted]
  if (!known) return status === 'READY' ? obstaclesOf(content) : []
  const refusal = known.status === 'DRAFT' ? null : changeRefusal(known.content, content)
  if (refusal) return [refusal]
  return known.status === 'READY' ? obstaclesOf(content) : []
}

/** Two lines of the same file that ask nearly the same thing. */
function withTwinsInFile(planned: PlannedLine[]): PlannedLine[] {
  const fresh = planned.filter(({ action }) => action === 'create' || action === 'update')
  const find = createTwinFinder(fresh.map(({ line, prompt, content }) => ({ line, prompt, program: content?.program })))
  return planned.map((entry) => {
    if (entry.action !== 'create' && entry.action !== 'update') return entry
    const earlier = find(entry.prompt).find(
      ({ entry: other }) => other.line < entry.line && other.program === entry.content?.program,
    )
    if (!earlier) return entry
    return { ...entry, warnings: [...entry.warnings, `Ressemble à la ligne ${earlier.entry.line} de ce fichier.`] }
  })
}

/** Changes with the file, and with what the bank holds of the questions that it touches. */
export function markOf(file: string, planned: readonly PlannedLine[]): string {
  const hash = createHash('sha256').update(file)
  for (const { action, known } of planned) hash.update(`\n${action} ${known?.id ?? ''} ${known?.revision ?? 0}`)
  return hash.digest('base64url')
}
