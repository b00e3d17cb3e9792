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
import { normaliseQuestion } from '../edit/normalise-question.ts'
import { CHOICE_KEYS, IMPORT_LINES_MAX, type QuestionStatus, TRUE_FALSE_KEYS } from '../limits.ts'
import { QuestionContent } from '../schema.ts'

export type CsvQuestion = { id: string; status: QuestionStatus; content: QuestionContent }

type Column = keyof typeof CSV_COLUMNS
const COLUMNS = Object.keys(CSV_COLUMNS) as Column[]
/** Columns that a file may omit. */
const OPTIONAL: readonly Column[] = ['id', 'status', 'choice4', 'source']
/** Byte order mark and semicolon: Excel in French then detects the encoding and the columns. */
const BYTE_ORDER_MARK = '\uFEFF'
const SEPARATOR = ';'

/** CSV file for French Excel, which {@link parseQuestionsCsv} reads back identically. */
export function formatQuestionsCsv(questions: readonly CsvQuestion[]): string {
  const rows = questions.map((question) => COLUMNS.map((column) => escapeFormula(toCells(question)[column])))
  const fields = COLUMNS.map((column) => CSV_COLUMNS[column])
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data: rows }, { delimiter: SEPARATOR, newline: '\r\n', quotes: true })
}

/** The columns of a file to import, with one question as an example. */
export const templateCsv = () =>
  formatQuestionsCsv([
    {
      id: '',
      status: 'DRAFT',
      content: {
        program: 'ALEX',
        kind: 'SINGLE',
        topic: 'meteo-et-saisons',
        difficulty: 1,
        prompt: 'Que vérifier avant de sortir par temps froid?',
        choices: [
          { key: 'a', text: 'Les vêtements de chaque enfant', correct: true },
          { key: 'b', text: 'Le nombre de jouets dehors', correct: false },
          { key: 'c', text: 'La musique de la journée', correct: false },
        ],
        explanationRight: 'Des vêtements adaptés gardent les enfants au chaud et prolongent le jeu.',
        explanationWrong: 'Ce sont les vêtements adaptés qui permettent de rester dehors à l’aise.',
        source: 'Repère de pratique en plein air',
        link: { to: 'backpack', anchor: 'meteo' },
      },
    },
  ])

function toCells({ id, status, content }: CsvQuestion): Record<Column, string> {
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

/** A parsed line, or its errors as French sentences. */
export type CsvLine = { line: number; prompt: string } & (
  | { ok: true; id: string | null; status: QuestionStatus | null; content: QuestionContent }
  | { ok: false; errors: string[] }
)

export type CsvReading = { ok: true; lines: CsvLine[] } | { ok: false; sentence: string }

/** Parses a CSV file. A problem of the whole file (columns, quotes, size) is one French sentence, without lines. */
export function parseQuestionsCsv(text: string): CsvReading {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [';', ',', '\t'],
    skipEmptyLines: 'greedy',
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) return { ok: false, sentence: `${importSentences.quotes} (vers la ligne ${(broken.row ?? 0) + 1}).` }
  const [header = [], ...rows] = data
  const columns = locateColumns(header)
  if (!columns.ok) return columns
  if (rows.length === 0) return { ok: false, sentence: importSentences.empty }
  if (rows.length > IMPORT_LINES_MAX) return { ok: false, sentence: importSentences.tooManyLines }
  const lines = rows.map((row, index) => {
    const cell = (column: Column) => unescapeFormula((row[columns.at[column] ?? -1] ?? '').trim())
    return parseLine(index + 2, cell)
  })
  return { ok: true, lines }
}

type ColumnIndexes = { ok: true; at: Partial<Record<Column, number>> } | { ok: false; sentence: string }

function locateColumns(header: string[]): ColumnIndexes {
  const names = header.map((name) => foldText(unescapeFormula(name)))
  const at: Partial<Record<Column, number>> = {}
  for (const column of COLUMNS) {
    const name = foldText(CSV_COLUMNS[column])
    const index = names.indexOf(name)
    if (index < 0) continue
    if (names.lastIndexOf(name) !== index)
      return { ok: false, sentence: `${importSentences.columnTwice}\u00A0: ${CSV_COLUMNS[column]}.` }
    at[column] = index
  }
  const missing = COLUMNS.filter((column) => at[column] === undefined && !OPTIONAL.includes(column))
  if (missing.length === 0) return { ok: true, at }
  const list = missing.map((column) => CSV_COLUMNS[column]).join(', ')
  return { ok: false, sentence: `${importSentences.columnsMissing}\u00A0: ${list}.` }
}

/** The code that a cell names, by its French label or by itself. */
function parseCode<Code extends string>(labels: Readonly<Record<Code, string>>, cell: string): Code | undefined {
  const folded = foldText(cell)
  return (Object.keys(labels) as Code[]).find(
    (code) => foldText(labels[code]) === folded || code.toLowerCase() === folded,
  )
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

function parseLine(line: number, cell: (column: Column) => string): CsvLine {
  const errors: string[] = []
  const id = cell('id').toLowerCase() || null
  if (id && !UUID.test(id)) errors.push(importSentences.idInvalid)
  const program = parseCode(PROGRAM_LABELS, cell('program'))
  const kind = parseCode(KIND_LABELS, cell('kind'))
  const right = parseRightNumbers(cell('right'))
  if (!right) errors.push(importSentences.rightUnreadable)
  const link = parseLink(cell('link'))
  if (link === undefined) errors.push(importSentences.linkUnreadable)
  const parsed = QuestionContent.safeParse({
    program,
    kind,
    topic: (program && parseCode<string>(QUESTION_TOPICS[program], cell('topic'))) ?? '',
    difficulty: Number(parseCode(DIFFICULTY_LABELS as Record<string, string>, cell('difficulty'))),
    prompt: cell('prompt'),
    choices: parseChoices(kind === 'TRUE_FALSE' ? TRUE_FALSE_KEYS : CHOICE_KEYS, cell, right ?? []),
    explanationRight: cell('explanationRight'),
    explanationWrong: cell('explanationWrong'),
    source: cell('source'),
    link: link ?? null,
  })
  if (!parsed.success) errors.push(...new Set(parsed.error.issues.map(({ message }) => message)))
  const status = parseCode(STATUS_LABELS, cell('status')) ?? null
  const prompt = cell('prompt')
  if (!parsed.success || errors.length > 0) return { line, prompt, ok: false, errors }
  return { line, prompt, ok: true, id, status, content: normaliseQuestion(parsed.data) }
}

function parseChoices(keys: readonly string[], cell: (column: Column) => string, right: readonly number[]) {
  const texts = [cell('choice1'), cell('choice2'), cell('choice3'), cell('choice4')]
  // An empty cell before a filled one is kept as an option that is still to be written.
  const last = texts.findLastIndex((text, at) => text !== '' || right.includes(at + 1))
  const count = Math.max(last + 1, Math.min(keys.length, 3))
  return texts.slice(0, count).map((text, at) => ({ key: keys[at] ?? '', text, correct: right.includes(at + 1) }))
}

/** « 1,3 », « 1 et 3 », « 1;3 » or nothing. Null for anything else. */
function parseRightNumbers(cell: string): number[] | null {
  if (cell === '') return []
  const parts = cell.split(/\s*(?:,|;|\bet\b|\s)\s*/u).filter(Boolean)
  return parts.every((part) => /^[1-4]$/.test(part)) ? parts.map(Number) : null
}

/** Null for an empty cell, undefined for an invalid one. */
function parseLink(cell: string): QuestionLink | null | undefined {
  if (cell === '') return null
  const [, to, anchor] = /^([a-z-]+)#([a-z0-9-]+)$/.exec(cell) ?? []
  return to && anchor ? { to, anchor } : undefined
}

/**
 * Cells that a spreadsheet would run as a formula. A leading apostrophe makes them text; cells that begin with
 * apostrophes before such a character get one more, so that the round trip is exact. Source: OWASP, « CSV Injection ».
 */
const FORMULA = /^'*[=+\-@\t\r]/

/** Escapes a cell against formula injection; undone by {@link unescapeFormula}. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** Inverse of {@link escapeFormula}. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
