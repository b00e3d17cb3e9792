import Papa from 'papaparse'
import { foldText } from '#app/lib/french/fold-text.ts'
import { CSV_COLUMNS, importSentences } from '#content/pages/question-bank.ts'
import { IMPORT_LINES_MAX } from '../limits.ts'
import { type FileQuestion, type FileReading, parseLine, toCells } from './question-cells.ts'

type Column = keyof typeof CSV_COLUMNS
const COLUMNS = Object.keys(CSV_COLUMNS) as Column[]
/** Columns that a file may omit. */
const OPTIONAL: readonly Column[] = ['id', 'status', 'choice4', 'source']
/** Byte order mark and semicolon: Excel in French then detects the encoding and the columns. */
const BYTE_ORDER_MARK = '\uFEFF'
const SEPARATOR = ';'

/** CSV file for French Excel, which {@link parseQuestionsCsv} reads back identically. */
export function formatQuestionsCsv(questions: readonly FileQuestion[]): string {
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

/** Parses a CSV file. A problem of the whole file (columns, quotes, size) is one French sentence, without lines. */
export function parseQuestionsCsv(text: string): FileReading {
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
