import Papa from 'papaparse'
import type { QuestionLink } from '#app/domain/question.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import {
  CSV_COLUMNS,
  DIFFICULTY_LABELS,
  importSentences,
  KIND_LABELS,
  PROGRAM_LABELS,
  STATUS_LABELS,
} from '#content/pages/question-bank.ts'
import { QUESTION_TOPICS } from '#content/questions/topics.ts'
import { tidyQuestion } from '../edit/tidy-question.ts'
import { CHOICE_KEYS, IMPORT_LINES_MAX, type QuestionStatus, TRUE_FALSE_KEYS } from '../limits.ts'
import { QuestionContent } from '../schema.ts'

export type CsvQuestion = { id: string; status: QuestionStatus; content: QuestionContent }

type Column = keyof typeof CSV_COLUMNS
const COLUMNS = Object.keys(CSV_COLUMNS) as Column[]
/** A file may leave these out. */
const OPTIONAL: readonly Column[] = ['id', 'status', 'choice4', 'source']
/** Excel opens it in the right encoding and in columns, in the French of Québec. */
const BYTE_ORDER_MARK = '\uFEFF'
const SEPARATOR = ';'

/** The questions as a file that French Excel opens and that {@link readQuestions} reads back identically. */
export function writeQuestions(questions: readonly CsvQuestion[]): string {
  const rows = questions.map((question) => COLUMNS.map((column) => neutralised(cellsOf(question)[column])))
  const fields = COLUMNS.map((column) => CSV_COLUMNS[column])
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data: rows }, { delimiter: SEPARATOR, newline: '\r\n', quotes: true })
}

function cellsOf({ id, status, content }: CsvQuestion): Record<Column, string> {
  const { program, topic, kind, difficulty, prompt, choices, explanationRight, explanationWrong, source, link } =
    content
  const topics: Record<string, string> = QUESTION_TOPICS[program]
  const choice = (at: number) => choices[at]?.text ?? ''
  return {
    id,
    status: STATUS_LABELS[status],
    program: PROGRAM_LABELS[program],
    topic: topics[topic] ?? topic,
    kind: KIND_LABELS[kind],
    difficulty: DIFFICULTY_LABELS[difficulty],
    prompt,
    choice1: choice(0),
    choice2: choice(1),
    choice3: choice(2),
    choice4: choice(3),
    right: choices.flatMap(({ correct }, at) => (correct ? [at + 1] : [])).join(','),
    explanationRight,
    explanationWrong,
    source,
    link: link ? `${link.to}#${link.anchor}` : '',
  }
}

/** A line of a file: what it holds, or what is wrong with it. */
export type CsvLine = { line: number; prompt: string } & (
  | { ok: true; id: string | null; status: QuestionStatus | null; content: QuestionContent }
  | { ok: false; errors: string[] }
)

export type CsvReading = { ok: true; lines: CsvLine[] } | { ok: false; sentence: string }

/** Reads a file line by line. What concerns the whole file (columns, quotes, size) is one sentence and no line. */
export function readQuestions(text: string): CsvReading {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [';', ',', '\t'],
    skipEmptyLines: 'greedy',
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) return { ok: false, sentence: `${importSentences.quotes} (vers la ligne ${(broken.row ?? 0) + 1}).` }
  const [header = [], ...rows] = data
  const places = placesOf(header)
  if (!places.ok) return places
  if (rows.length === 0) return { ok: false, sentence: importSentences.empty }
  if (rows.length > IMPORT_LINES_MAX) return { ok: false, sentence: importSentences.tooManyLines }
  const lines = rows.map((row, index) => {
    const cell = (column: Column) => restored((row[places.at[column] ?? -1] ?? '').trim())
    return readLine(index + 2, cell)
  })
  return { ok: true, lines }
}

type Places = { ok: true; at: Partial<Record<Column, number>> } | { ok: false; sentence: string }

function placesOf(header: string[]): Places {
  const names = header.map((name) => foldText(restored(name)))
  const at: Partial<Record<Column, number>> = {}
  for (const column of COLUMNS) {
    const name = foldText(CSV_COLUMNS[column])
    const place = names.indexOf(name)
    if (place < 0) continue
    if (names.lastIndexOf(name) !== place)
      return { ok: false, sentence: `${importSentences.columnTwice}\u00A0: ${CSV_COLUMNS[column]}.` }
    at[column] = place
  }
  const missing = COLUMNS.filter((column) => at[column] === undefined && !OPTIONAL.includes(column))
  if (missing.length === 0) return { ok: true, at }
  const list = missing.map((column) => CSV_COLUMNS[column]).join(', ')
  return { ok: false, sentence: `${importSentences.columnsMissing}\u00A0: ${list}.` }
}

/** The code whose words a cell holds, or the code itself. */
function codeOf<Code extends string>(labels: Readonly<Record<Code, string>>, cell: string): Code | undefined {
  const wanted = foldText(cell)
  return (Object.keys(labels) as Code[]).find(
    (code) => foldText(labels[code]) === wanted || code.toLowerCase() === wanted,
  )
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

function readLine(line: number, cell: (column: Column) => string): CsvLine {
  const errors: string[] = []
  const id = cell('id').toLowerCase() || null
  if (id && !UUID.test(id)) errors.push(importSentences.idInvalid)
  const program = codeOf(PROGRAM_LABELS, cell('program'))
  const kind = codeOf(KIND_LABELS, cell('kind'))
  const right = rightNumbers(cell('right'))
  if (!right) errors.push(importSentences.rightUnreadable)
  const link = readLink(cell('link'))
  if (link === undefined) errors.push(importSentences.linkUnreadable)
  const parsed = QuestionContent.safeParse({
    program,
    kind,
    topic: (program && codeOf<string>(QUESTION_TOPICS[program], cell('topic'))) ?? '',
    difficulty: Number(codeOf(DIFFICULTY_LABELS as Record<string, string>, cell('difficulty'))),
    prompt: cell('prompt'),
    choices: readChoices(kind === 'TRUE_FALSE' ? TRUE_FALSE_KEYS : CHOICE_KEYS, cell, right ?? []),
    explanationRight: cell('explanationRight'),
    explanationWrong: cell('explanationWrong'),
    source: cell('source'),
    link: link ?? null,
  })
  if (!parsed.success) errors.push(...new Set(parsed.error.issues.map(({ message }) => message)))
  const status = codeOf(STATUS_LABELS, cell('status')) ?? null
  const prompt = cell('prompt')
  if (!parsed.success || errors.length > 0) return { line, prompt, ok: false, errors }
  return { line, prompt, ok: true, id, status, content: tidyQuestion(parsed.data) }
}

function readChoices(keys: readonly string[], cell: (column: Column) => string, right: readonly number[]) {
  const texts = [cell('choice1'), cell('choice2'), cell('choice3'), cell('choice4')]
  // A gap in the middle stays: it is an option that is still to be written.
  const last = texts.findLastIndex((text, at) => text !== '' || right.includes(at + 1))
  const count = Math.max(last + 1, Math.min(keys.length, 3))
  return texts.slice(0, count).map((text, at) => ({ key: keys[at] ?? '', text, correct: right.includes(at + 1) }))
}

/** « 1,3 », « 1 et 3 », « 1;3 » or nothing. Null for anything else. */
function rightNumbers(cell: string): number[] | null {
  if (cell === '') return []
  const parts = cell.split(/\s*(?:,|;|\bet\b|\s)\s*/u).filter(Boolean)
  return parts.every((part) => /^[1-4]$/.test(part)) ? parts.map(Number) : null
}

/** Null for none, undefined for what is not one. */
function readLink(cell: string): QuestionLink | null | undefined {
  if (cell === '') return null
  const [, to, anchor] = /^([a-z-]+)#([a-z0-9-]+)$/.exec(cell) ?? []
  return to && anchor ? { to, anchor } : undefined
}

/**
 * Cells that a spreadsheet would take for a formula: it runs what begins so. An apostrophe in front makes it a text, and
 * one more goes in front of those that begin with apostrophes already, so that reading gives back exactly what was
 * written. Source: OWASP, « CSV Injection ».
 */
const FORMULA = /^'*[=+\-@\t\r]/

/** The cell as it is written in a file. */
export function neutralised(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** The cell as it was before {@link neutralised}. */
export function restored(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
