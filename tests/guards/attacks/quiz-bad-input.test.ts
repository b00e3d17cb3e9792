import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatQuestionsCsv } from '#app/features/quiz/bank/import/question-csv.ts'
import type { User } from '#app/server/generated/prisma/client.ts'
import { errorSentences } from '#content/errors.ts'
import { bankSentences, importSentences } from '#content/pages/question-bank.ts'
import { quizSentences } from '#content/pages/quizzes.ts'
import { createPerson, createStaffedDaycare, type StaffedDaycare } from '#tests/support/people.ts'
import { questionContent } from '#tests/support/question-bank.ts'
import { insertQuestion, insertQuiz, playQuiz } from '#tests/support/quizzes.ts'
import { encodePayload } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { clearLimits, fingerprint } from '../fingerprint.ts'
import { expectNoInternals } from '../no-internals.ts'

/*
 * Invalid input to the quizzes and to the question bank, over HTTP: the right status, a sentence that says what is wrong, and
 * no change.
 */

let server: TestServer
let admin: User
let ours: StaffedDaycare
let theirs: StaffedDaycare

beforeAll(async () => {
  server = await startServer()
  admin = await createPerson(server.db, 'SUPERADMIN')
  ours = await createStaffedDaycare(server.db)
  theirs = await createStaffedDaycare(server.db)
})
afterAll(() => server?.stop())
beforeEach(() => clearLimits(server.db))

const REFERENCE = / \(référence \d{3}-[0-9A-F]{6}\)$/
/** Calls a function, and expects this refusal and no change of the database. */
async function expectRefused(who: User, id: string, input: unknown, status: number, sentence: string | RegExp) {
  const caller = await server.as(who)
  const before = await fingerprint(server.db)
  const reply = await caller.post(id, input)
  expect([id, reply.status]).toEqual([id, status])
  expect(reply.message).toMatch(REFERENCE)
  const said = reply.message.replace(REFERENCE, '')
  if (typeof sentence === 'string') expect(said).toContain(sentence)
  else expect(said).toMatch(sentence)
  expectNoInternals(reply.text, id)
  expect(await fingerprint(server.db)).toEqual(before)
}

/**
 * Sends more than the server reads, and expects a 413. Not with `fetch`: the answer comes before the whole body is sent, which
 * it may report as an error.
 */
async function expectTooLarge(who: User, id: string, input: unknown) {
  const headers = {
    'x-tsr-serverFn': 'true',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    cookie: (await server.as(who)).cookie(),
  }
  const before = await fingerprint(server.db)
  const body = Buffer.from((await encodePayload(input)) ?? '')
  const reply = await new Promise<{ status: number; said: string }>((resolve, reject) => {
    const outgoing = request(new URL(`/_serverFn/${id}?createServerFn`, server.url), { method: 'POST', headers })
    outgoing.once('response', (answer) =>
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, said }), reject),
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
  expect(reply).toEqual({ status: 413, said: expect.stringContaining(errorSentences.TOO_LARGE) })
  expect(await fingerprint(server.db)).toEqual(before)
}

/** Creates an open quiz of two questions, for the teacher of this daycare. */
async function quizOf({ daycare, teacher }: StaffedDaycare) {
  const questions = [await insertQuestion(server.db), await insertQuestion(server.db)]
  const { id, answerIds } = await insertQuiz(server.db, { userId: teacher.id, daycareId: daycare.id }, questions)
  const [answerId, laterId] = answerIds
  if (!answerId || !laterId) throw new Error('Two questions were asked for')
  return { quizId: id, answerId, laterId, questions }
}

describe('an answer', () => {
  const tenThousand = Array.from({ length: 10_000 }, (_, index) => (index % 2 ? 'a' : `choix-${index}`))
  const sent = (answerId: string, choiceIds: unknown) => ['quizzes_answerQuestion', { answerId, choiceIds }] as const

  test.each([
    ['with no option', [], quizSentences.choiceMissing],
    ['with an option of another question', ['zz'], quizSentences.choiceUnknown],
    ['with two options where one is asked for', ['a', 'b'], quizSentences.oneChoiceOnly],
    ['with 10 000 options', tenThousand, quizSentences.choiceUnknown],
    ['with the same option 10 000 times', Array.from({ length: 10_000 }, () => 'a'), quizSentences.choiceUnknown],
    ['with an option of 20 000 characters', ['x'.repeat(20_000)], /.{20}/],
    ['with something else', { a: true }, /.{20}/],
  ])('%s is refused', async (_, choiceIds, sentence) => {
    const { answerId } = await quizOf(ours)
    await expectRefused(ours.teacher, ...sent(answerId, choiceIds), 400, sentence)
  })

  test('with a body of 3 MB is refused', async () => {
    const { answerId } = await quizOf(ours)
    const choiceIds = Array.from({ length: 10_000 }, (_, index) => `${index}`.padEnd(300, 'x'))
    await expectTooLarge(ours.teacher, ...sent(answerId, choiceIds))
  })

  test('to the question of somebody else does not exist, whoever she is', async () => {
    const [here, there] = [await quizOf(ours), await quizOf(theirs)]
    await expectRefused(ours.teacher, ...sent(there.answerId, ['a']), 404, errorSentences.NOT_FOUND)
    await expectRefused(ours.manager, ...sent(here.answerId, ['a']), 404, errorSentences.NOT_FOUND)
    await expectRefused(ours.teacher, ...sent(crypto.randomUUID(), ['a']), 404, errorSentences.NOT_FOUND)
  })

  test('before its turn, or other than the one that is stored, is refused', async () => {
    const { answerId, laterId } = await quizOf(ours)
    await expectRefused(ours.teacher, ...sent(laterId, ['a']), 409, quizSentences.notYet)
    const caller = await server.as(ours.teacher)
    expect((await caller.post(...sent(answerId, ['c']))).status).toBe(200)
    expect((await caller.post(...sent(laterId, ['a']))).status).toBe(200)
    // The quiz is finished.
    await expectRefused(ours.teacher, ...sent(answerId, ['a']), 409, quizSentences.answeredOtherwise)
  })

  test('to a question that was archived meanwhile is still accepted', async () => {
    const { answerId, questions } = await quizOf(ours)
    const ids = questions.map(({ id }) => id)
    await server.db.question.updateMany({ where: { id: { in: ids } }, data: { status: 'ARCHIVED' } })
    const caller = await server.as(ours.teacher)
    expect((await caller.post(...sent(answerId, ['c']))).status).toBe(200)
  })
})

describe('a quiz', () => {
  test('of somebody else is not opened, read or gone over again', async () => {
    const { quizId, answerId } = await quizOf(theirs)
    const caller = await server.as(ours.teacher)
    for (const [id, input] of [
      ['quizzes_getQuizSession', { quizId }],
      ['quizzes_getQuizResults', { quizId }],
      ['quizzes_getQuestionAnswer', { answerId }],
    ] as const)
      expect([id, (await caller.get(id, input)).status]).toEqual([id, 404])
    await expectRefused(
      ours.teacher,
      'quizzes_createMistakesQuiz',
      { type: 'ALEX', quizId },
      404,
      errorSentences.NOT_FOUND,
    )
  })

  test('of mistakes that were all archived is not made', async () => {
    const question = await insertQuestion(server.db)
    const owner = { userId: ours.teacher.id, daycareId: ours.daycare.id }
    const { id } = await playQuiz(server.db, owner, [question], [false])
    await server.db.question.update({ where: { id: question.id }, data: { status: 'ARCHIVED' } })
    const input = { type: 'ALEX', quizId: id }
    await expectRefused(ours.teacher, 'quizzes_createMistakesQuiz', input, 409, quizSentences.noMistakes)
  })
})

describe('a question of the bank', () => {
  test('that is archived is not archived again, and one that was asked is not deleted', async () => {
    const { id } = await insertQuestion(server.db)
    const revision = { questionId: id, revision: 1 }
    await expectRefused(admin, 'questionBank_deleteQuestion', revision, 409, bankSentences.usedNotDeleted)
    await server.db.question.update({ where: { id }, data: { status: 'ARCHIVED' } })
    await expectRefused(admin, 'questionBank_archiveQuestion', revision, 409, bankSentences.archivedAlready)
    await expectRefused(admin, 'questionBank_deleteQuestion', revision, 409, bankSentences.usedNotDeleted)
  })
})

describe('a file to import', () => {
  const csv = formatQuestionsCsv([{ id: '', status: 'DRAFT', content: questionContent() }])
  const bytes: Record<string, [file: Uint8Array, sentence: string]> = {
    'UTF-16 without its mark': [Buffer.from(csv, 'utf16le').subarray(2), importSentences.encoding],
    'of an unknown encoding': [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]), importSentences.encoding],
    'that is a workbook': [Buffer.from('PK\u0003\u0004xxxx', 'latin1'), importSentences.workbook],
    'without one of its columns': [
      Buffer.from(csv.replace('"Question"', '"Autre"')),
      `${importSentences.columnsMissing}\u00A0: Question.`,
    ],
    'with its quotes left open': [Buffer.from(`${csv}\r\n"a;b`), importSentences.quotes],
    'with nothing in it': [new Uint8Array(), importSentences.empty],
  }
  test.each(Object.entries(bytes))('%s is refused in words, tried or imported', async (_, [file, sentence]) => {
    const base64 = Buffer.from(file).toString('base64')
    await expectRefused(admin, 'questionBank_dryRunImport', { file: base64 }, 400, sentence)
    await expectRefused(admin, 'questionBank_importQuestions', { file: base64, plan: 'x' }, 400, sentence)
  })

  test('of more than its limit is refused as too large', async () => {
    const file = Buffer.alloc(650_000, 'x').toString('base64')
    await expectRefused(admin, 'questionBank_dryRunImport', { file }, 413, importSentences.tooLarge)
  })

  test('of 50 MB is refused before it is read', async () => {
    const file = Buffer.alloc(50_000_000, 'x').toString('base64')
    await expectTooLarge(admin, 'questionBank_dryRunImport', { file })
    expect(server.isAlive()).toBe(true)
  })
})
