import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CSV_COLUMNS, importSentences } from '#content/pages/question-bank.ts'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import { normaliseQuestion } from '../edit/normalise-question.ts'
import type { QuestionContent } from '../schema.ts'
import type { FileQuestion } from './question-cells.ts'
import { escapeFormula, formatQuestionsCsv, parseQuestionsCsv, unescapeFormula } from './question-csv.ts'

const KINDS = { single: 'SINGLE', multiple: 'MULTIPLE', 'true-false': 'TRUE_FALSE' } as const
const ID = '019a0000-0000-7000-8000-000000000001'

const BANK: FileQuestion[] = QUESTION_BANK.map(({ key: _key, kind, choices, ...question }, at) => ({
  id: `019a0000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  status: at % 3 ? 'READY' : 'ARCHIVED',
  content: { ...question, kind: KINDS[kind], choices: choices as QuestionContent['choices'] },
}))

const [first] = BANK
if (!first) throw new Error('The bank is empty')

function readBack(questions: FileQuestion[]) {
  const read = parseQuestionsCsv(formatQuestionsCsv(questions))
  if (!read.ok) throw new Error(read.sentence)
  return read.lines.map((line) => (line.ok ? { id: line.id, status: line.status, content: line.content } : line))
}

describe('a file', () => {
  test('gives the whole shipped bank back, identically', () => {
    expect(readBack(BANK)).toEqual(BANK)
  })

  test('gives back whatever was written, formulas, quotes and line breaks included', () => {
    const nasty = fc
      .string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ';', ',', '\n', '\t', 'é', 'a', ' ', '\\', '0') })
      .map((text) => text.slice(0, 60))
    fc.assert(
      fc.property(nasty, nasty, nasty, (a, b, c) => {
        const content = normaliseQuestion({
          ...first.content,
          kind: 'SINGLE',
          prompt: `x${a}`,
          choices: [
            { key: 'a', text: b.trim(), correct: true },
            { key: 'b', text: c.trim(), correct: false },
            { key: 'c', text: '=A1', correct: false },
          ],
          explanationRight: a.trim(),
          source: c.trim(),
        })
        expect(readBack([{ ...first, content }])).toEqual([{ ...first, content }])
      }),
    )
  })

  test('opens in French Excel: byte order mark, semicolons, CRLF, no formula', () => {
    const csv = formatQuestionsCsv([{ ...first, content: { ...first.content, prompt: '=CMD()?' } }])
    expect(csv.startsWith('\uFEFF"Identifiant";"Statut"')).toBe(true)
    expect(csv).toContain('\r\n')
    expect(csv).toContain('"\'=CMD()?"')
  })

  test('is read whatever its separator and the order of its columns, and without the optional ones', () => {
    const { id: _, status: __, choice4: ___, source: ____, ...needed } = CSV_COLUMNS
    const header = Object.values(needed).toReversed().join(',').toUpperCase()
    const line = ['definitions#attachement', 'Non.', 'Oui.', '1 et 3', 'Trois', 'Deux', 'Un', 'Quoi?', 'moyenne']
    const read = parseQuestionsCsv(
      `${header}\n${[...line, 'plusieurs bonnes réponses', 'MÉTÉO ET SAISONS', 'alex'].join(',')}`,
    )
    expect(read).toMatchObject({
      ok: true,
      lines: [
        {
          ok: true,
          line: 2,
          id: null,
          status: null,
          content: {
            program: 'ALEX',
            topic: 'meteo-et-saisons',
            kind: 'MULTIPLE',
            difficulty: 2,
            choices: [
              { key: 'a', text: 'Un', correct: true },
              { key: 'b', text: 'Deux', correct: false },
              { key: 'c', text: 'Trois', correct: true },
            ],
            link: { to: 'definitions', anchor: 'attachement' },
          },
        },
      ],
    })
  })
})

describe('a file that cannot be read', () => {
  const csv = formatQuestionsCsv([first])
  test.each([
    ['without a column', csv.replace('"Question"', '"Autre"'), `${importSentences.columnsMissing}\u00A0: Question.`],
    ['with a column twice', csv.replace('"Source"', '"Question"'), `${importSentences.columnTwice}\u00A0: Question.`],
    ['of one word', 'bonjour', importSentences.columnsMissing],
    ['with its header only', csv.split('\r\n')[0] ?? '', importSentences.empty],
    ['with quotes left open', `${csv}\r\n"${ID};"a`, importSentences.quotes],
    ['with too many lines', `${csv}${'\r\n"x"'.repeat(1_001)}`, importSentences.tooManyLines],
  ])('%s is refused in one sentence', (_, text, sentence) => {
    const read = parseQuestionsCsv(text)
    expect(read.ok || read.sentence).toMatch(sentence)
    expect(read.ok || read.sentence).toMatch(/[.]$/)
  })
})

describe('an invalid line', () => {
  const line = (change: Partial<Record<keyof typeof CSV_COLUMNS, string>>) => {
    const [header = '', row = ''] = formatQuestionsCsv([first]).slice(1).split('\r\n')
    const cells = row.slice(1, -1).split('";"')
    const columns = Object.keys(CSV_COLUMNS)
    for (const [column, cell] of Object.entries(change)) cells[columns.indexOf(column)] = cell
    const read = parseQuestionsCsv(`${header}\r\n"${cells.join('";"')}"`)
    if (!read.ok) throw new Error(read.sentence)
    const [only] = read.lines
    return only?.ok ? [] : (only?.errors ?? [])
  }
  test.each([
    ['nothing', {}, []],
    ['an id', { id: 'abc' }, [importSentences.idInvalid]],
    ['a number of answer', { right: '7' }, [importSentences.rightUnreadable]],
    ['a link', { link: 'attachement' }, [importSentences.linkUnreadable]],
    ['an unknown passage', { link: 'definitions#nulle-part' }, ['Ce passage n’existe pas dans les guides.']],
    ['the program', { program: 'Autre' }, expect.arrayContaining(['Choisissez un programme.'])],
    ['the difficulty', { difficulty: 'Dure' }, ['Choisissez une difficulté.']],
    ['no words', { prompt: '' }, ['Écrivez la question.']],
    ['too many words', { prompt: 'x'.repeat(401) }, ['La question compte au plus 400 caractères.']],
  ])('names the error: %s', (_, change, errors) => {
    expect(line(change)).toEqual(errors)
  })
})

test.each(['=1+1', '+33', '-5 °C', '@SOMME(A1)', '\tx', '\rx', "'=1", "''+1", '=HYPERLINK("http://exemple.test")'])(
  '%j is written as a text and read back',
  (cell) => {
    expect(escapeFormula(cell)).toBe(`'${cell}`)
    expect(unescapeFormula(escapeFormula(cell))).toBe(cell)
  },
)

test.each(['', 'Jeu', "'tis", '1-2', "l'enfant", "'"])('%j is left alone', (cell) => {
  expect(escapeFormula(cell)).toBe(cell)
  expect(unescapeFormula(cell)).toBe(cell)
})

test('whatever the cell, reading gives back what was written, and no formula is left', () => {
  const cell = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', ' ') })
  fc.assert(
    fc.property(cell, (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text)
      expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})
