import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { importSentences } from '#content/pages/question-bank.ts'
import { createPerson, scopeOf } from '#tests/support/people.ts'
import { createDraftQuestion, createReadyQuestion, questionContent } from '#tests/support/question-bank.ts'
import { countQueries } from '#tests/support/statements.ts'
import { getQuestion } from '../edit/bank-question.server.ts'
import { updateQuestion } from '../edit/write-question.server.ts'
import { IMPORT_BYTES_MAX } from '../limits.ts'
import { exportQuestions } from './export-questions.server.ts'
import { dryRunImport, importQuestions } from './import-questions.server.ts'
import type { FileQuestion } from './question-cells.ts'
import { formatQuestionsCsv } from './question-csv.ts'

let admin: DaycareScope

beforeAll(async () => {
  admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
})

const IN_CSV = {
  q: '',
  programs: [],
  topics: [],
  statuses: [],
  toReview: false,
  reported: false,
  format: 'csv' as const,
}
const base64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64')
const fileOf = (...questions: FileQuestion[]) => base64(formatQuestionsCsv(questions))
const fresh = (change = {}): FileQuestion => ({ id: '', status: 'DRAFT', content: questionContent(change) })
const bankSnapshot = async () =>
  JSON.stringify([
    await db().question.findMany({ orderBy: { id: 'asc' } }),
    await db().questionVersion.findMany({ orderBy: { id: 'asc' } }),
  ])

describe('an import', () => {
  test('says what it would do, line by line, and does nothing before it is confirmed', async () => {
    const { id, content } = await createReadyQuestion(admin)
    const same = { id, status: 'READY' as const, content }
    const draft = await createDraftQuestion(admin)
    const changed = { id: draft.id, status: 'DRAFT' as const, content: { ...draft.content, source: '=Guide' } }
    const file = fileOf(fresh(), same, changed)
    const before = await bankSnapshot()
    const run = await dryRunImport(admin, file)
    expect(run.lines.map(({ line, action }) => [line, action])).toEqual([
      [2, 'create'],
      [3, 'same'],
      [4, 'update'],
    ])
    expect(run).toMatchObject({ encoding: 'UTF-8', counts: { create: 1, update: 1, same: 1, refused: 0 } })
    expect(await bankSnapshot()).toBe(before)
    expect(await importQuestions(admin, { file, plan: run.plan })).toEqual({ created: 1, updated: 1 })
    expect((await getQuestion(admin, draft.id)).content.source).toBe('=Guide')
    expect((await getQuestion(admin, id)).versions).toHaveLength(1)
  })

  test('of a published question adds a version', async () => {
    const { id, content } = await createReadyQuestion(admin)
    const file = fileOf({ id, status: 'READY', content: { ...content, difficulty: 3 } })
    await importQuestions(admin, { file, plan: (await dryRunImport(admin, file)).plan })
    expect(await getQuestion(admin, id)).toMatchObject({ version: 2, status: 'READY', content: { difficulty: 3 } })
  })

  test('of an export changes nothing', async () => {
    await createReadyQuestion(admin, { explanationWrong: '+1 pour la «\u00A0prudence\u00A0»; sinon,\nrien.' })
    const { text: csv, count } = await exportQuestions(admin, IN_CSV)
    const run = await dryRunImport(admin, base64(csv))
    expect(run.counts).toEqual({ create: 0, update: 0, same: count, refused: 0 })
    await expect(importQuestions(admin, { file: base64(csv), plan: run.plan })).rejects.toMatchObject({
      message: importSentences.nothing,
    })
  })

  test('of an export into an empty bank gives the same bank', async () => {
    const questions = [
      await createReadyQuestion(admin),
      await createDraftQuestion(admin, { link: null, explanationRight: '' }),
    ]
    const before = (await exportQuestions(admin, IN_CSV)).text
    // Questions without answers can be deleted; the import restores them.
    await db().question.deleteMany()
    const file = base64(before)
    await importQuestions(admin, { file, plan: (await dryRunImport(admin, file)).plan })
    const after = (await exportQuestions(admin, IN_CSV)).text
    const lines = (csv: string) => csv.split('\r\n').toSorted()
    expect(lines(after)).toEqual(lines(before))
    for (const { id, content } of questions) expect((await getQuestion(admin, id)).content).toEqual(content)
  })

  test('written by Excel in windows-1252 is read, and says so', async () => {
    const text = formatQuestionsCsv([fresh({ source: 'Repère québécois' })])
      .slice(1)
      .replaceAll('’', "'")
    const run = await dryRunImport(admin, base64(Uint8Array.from(text, (char) => char.charCodeAt(0))))
    expect(run).toMatchObject({ encoding: 'Windows-1252', counts: { create: 1, refused: 0 } })
  })
})

describe('an import is refused and changes nothing', () => {
  test.each([
    ['over its size', base64('x'.repeat(IMPORT_BYTES_MAX + 1)), 'TOO_LARGE', importSentences.tooLarge],
    ['as a workbook', base64('PK\u0003\u0004...'), 'INVALID_INPUT', importSentences.workbook],
    ['empty', '', 'INVALID_INPUT', importSentences.empty],
    ['that is not base 64', '%%%', 'INVALID_INPUT', importSentences.empty],
    ['without its columns', base64('a;b\r\n1;2'), 'INVALID_INPUT', importSentences.columnsMissing],
    ['with open quotes', base64(`${formatQuestionsCsv([])}\r\n"a;b`), 'INVALID_INPUT', importSentences.quotes],
  ])('%s', async (_, file, code, sentence) => {
    const before = await bankSnapshot()
    const refused = { code, message: expect.stringContaining(sentence) }
    await expect(dryRunImport(admin, file)).rejects.toMatchObject(refused)
    await expect(importQuestions(admin, { file, plan: 'x' })).rejects.toMatchObject(refused)
    expect(await bankSnapshot()).toBe(before)
  })

  test('when one line is wrong', async () => {
    const { id, content } = await createReadyQuestion(admin)
    const choices = content.choices.map((choice) => ({ ...choice, correct: choice.key === 'b' }))
    const file = fileOf(
      fresh(),
      fresh({ topic: 'nulle-part' }),
      { id, status: 'READY', content: { ...content, choices } },
      { ...fresh({ link: null }), status: 'READY' },
      { id, status: 'READY', content },
    )
    const run = await dryRunImport(admin, file)
    expect(run.lines.map(({ action }) => action)).toEqual(['create', 'refused', 'refused', 'refused', 'refused'])
    expect(run.lines.every(({ action, errors }) => (action === 'refused') === errors.length > 0)).toBe(true)
    const before = await bankSnapshot()
    await expect(importQuestions(admin, { file, plan: run.plan })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await bankSnapshot()).toBe(before)
  })

  test('when the bank has changed since the dry run', async () => {
    const { id, revision, content } = await createDraftQuestion(admin)
    const file = fileOf({ id, status: 'DRAFT', content: { ...content, difficulty: 2 } })
    const { plan } = await dryRunImport(admin, file)
    await updateQuestion(admin, { questionId: id, revision, content: { ...content, difficulty: 3 } })
    await expect(importQuestions(admin, { file, plan })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: importSentences.planChanged,
    })
    expect((await getQuestion(admin, id)).content.difficulty).toBe(3)
  })
})

test('similar questions are pointed out, in the bank and in the file', async () => {
  const { content } = await createDraftQuestion(admin)
  const other = fresh()
  const file = fileOf({ ...fresh(), content: { ...content, prompt: content.prompt.toUpperCase() } }, other, {
    ...other,
    content: { ...other.content, difficulty: 3 },
  })
  const { lines } = await dryRunImport(admin, file)
  expect(lines.map(({ action, warnings }) => [action, warnings.length])).toEqual([
    ['create', 1],
    ['create', 0],
    ['create', 1],
  ])
  expect(lines[2]?.warnings[0]).toContain('ligne 3')
})

test('an import costs a fixed number of statements, whatever the file holds', async () => {
  const costOf = async (lines: number) => {
    const ready = await createReadyQuestion(admin)
    const draft = await createDraftQuestion(admin)
    const file = fileOf(
      ...Array.from({ length: lines }, () => fresh()),
      { id: ready.id, status: 'READY', content: { ...ready.content, difficulty: 2 } },
      { id: draft.id, status: 'DRAFT', content: { ...draft.content, difficulty: 2 } },
    )
    const dry = await countQueries(() => dryRunImport(admin, file))
    const real = await countQueries(() => importQuestions(admin, { file, plan: dry.result.plan }))
    return [dry.queries, real.queries]
  }
  expect(await costOf(2)).toEqual(await costOf(40))
  expect(await countQueries(() => exportQuestions(admin, IN_CSV))).toMatchObject({ queries: 3 })
})
