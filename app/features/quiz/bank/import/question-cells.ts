import type { QuestionLink } from '#app/domain/question.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import {
  type CSV_COLUMNS,
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

export type FileQuestion = { id: string; status: QuestionStatus; content: QuestionContent }

/** What a file says of a question, whatever its format: one text for each column of the CSV file. */
export type QuestionCells = Record<keyof typeof CSV_COLUMNS, string>
type Column = keyof QuestionCells

export function toCells({ id, status, content }: FileQuestion): QuestionCells {
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
export type FileLine = { line: number; prompt: string } & (
  | { ok: true; id: string | null; status: QuestionStatus | null; content: QuestionContent }
  | { ok: false; errors: string[] }
)

export type FileReading = { ok: true; lines: FileLine[] } | { ok: false; sentence: string }

/** The reading of a file that has these lines: without any, or with too many, it is refused as a whole. */
export function readingOf(lines: FileLine[]): FileReading {
  if (lines.length === 0) return { ok: false, sentence: importSentences.empty }
  return lines.length > IMPORT_LINES_MAX ? { ok: false, sentence: importSentences.tooManyLines } : { ok: true, lines }
}

/** The code that a cell names, by its French label or by itself. */
function parseCode<Code extends string>(labels: Readonly<Record<Code, string>>, cell: string): Code | undefined {
  const folded = foldText(cell)
  return (Object.keys(labels) as Code[]).find(
    (code) => foldText(labels[code]) === folded || code.toLowerCase() === folded,
  )
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Reads a question of a file. @param line where it stands in the file, from 1 */
export function parseLine(line: number, cell: (column: Column) => string): FileLine {
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
