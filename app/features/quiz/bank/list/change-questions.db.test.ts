import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { bankSentences } from '#content/pages/question-bank.ts'
import { createPerson, createStaffedDaycare, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { createDraftQuestion, createReadyQuestion } from '#tests/support/question-bank.ts'
import { playQuiz } from '#tests/support/quizzes.ts'
import { countQueries } from '#tests/support/statements.ts'
import { getQuestion } from '../edit/bank-question.server.ts'
import { deleteQuestion } from '../edit/write-question.server.ts'
import type { ChangeQuestionsResult, QuestionChange, QuestionUndo } from '../schema.ts'
import { changeQuestions } from './change-questions.server.ts'

let admin: DaycareScope
let ours: StaffedDaycare
let theirs: StaffedDaycare

beforeAll(async () => {
  admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
  ours = await createStaffedDaycare(db())
  theirs = await createStaffedDaycare(db())
})

type Read = { id: string; revision: number }

const to = (change: QuestionUndo, ...questions: Read[]): QuestionChange[] =>
  questions.map(({ id, revision }) => ({ questionId: id, revision, ...change }))
const change = (...changes: QuestionChange[]) => changeQuestions(admin, { changes })
const undoChanges = ({ changed }: ChangeQuestionsResult): QuestionChange[] =>
  changed.map(({ questionId, revision, undo }) => ({ questionId, revision, ...undo }))
const statusOf = async ({ id }: Read) => (await getQuestion(admin, id)).status
const topicOf = async ({ id }: Read) => (await getQuestion(admin, id)).content.topic
const actionsOf = async ({ id }: Read) => {
  const entries = await db().auditEntry.findMany({ where: { targetId: id }, orderBy: { id: 'asc' } })
  return entries.map(({ action, actorId }) => [action, actorId === admin.userId])
}

test('several are published; an incomplete one stays a draft, with what is missing', async () => {
  const [full, archived] = [await createDraftQuestion(admin), await createReadyQuestion(admin)]
  const lacking = await createDraftQuestion(admin, { explanationWrong: '' })
  const archiving = await change(...to({ status: 'ARCHIVED' }, archived))
  const [archivedChange] = archiving.changed
  const done = await change(
    ...to({ status: 'READY' }, full, { id: archived.id, revision: archivedChange?.revision ?? 0 }, lacking),
  )
  expect(done.changed).toEqual([
    // No undo: quizzes may contain it from now on.
    { questionId: full.id, revision: full.revision + 1, undo: null },
    { questionId: archived.id, revision: archived.revision + 2, undo: { status: 'ARCHIVED' } },
  ])
  expect(done.refused).toEqual([{ questionId: lacking.id, reason: expect.stringMatching(/deux explications/) }])
  expect([await statusOf(full), await statusOf(archived), await statusOf(lacking)]).toEqual(['READY', 'READY', 'DRAFT'])
  expect(await actionsOf(full)).toEqual([
    ['question.created', true],
    ['question.published', true],
  ])
})

test('several are archived, and that is undone; a draft is refused', async () => {
  const questions = [await createReadyQuestion(admin), await createReadyQuestion(admin)]
  const draft = await createDraftQuestion(admin)
  const done = await change(...to({ status: 'ARCHIVED' }, ...questions, draft))
  expect(done.refused).toEqual([{ questionId: draft.id, reason: bankSentences.draftNotArchived }])
  for (const question of questions) expect(await statusOf(question)).toBe('ARCHIVED')
  await change(...undoChanges(done))
  for (const question of questions) expect(await statusOf(question)).toBe('READY')
})

test('several get another topic, and that is undone; past answers of every daycare keep theirs', async () => {
  const [ready, draft] = [await createReadyQuestion(admin), await createDraftQuestion(admin)]
  const other = await createDraftQuestion(admin, { program: 'PETITE_ENFANCE', topic: 'interactions' })
  const asked = await db().question.findUniqueOrThrow({ where: { id: ready.id } })
  for (const { teacher, daycare } of [ours, theirs])
    await playQuiz(db(), { userId: teacher.id, daycareId: daycare.id }, [asked], [true])
  const before = await getQuestion(admin, ready.id)
  const done = await change(...to({ topic: 'risque-et-danger' }, ready, draft, other))
  expect(done.refused).toEqual([{ questionId: other.id, reason: bankSentences.topicElsewhere }])
  expect([await topicOf(ready), await topicOf(draft)]).toEqual(['risque-et-danger', 'risque-et-danger'])
  const after = await getQuestion(admin, ready.id)
  // Only the topic has changed; a draft is changed in place.
  expect(after).toMatchObject({
    version: 2,
    status: 'READY',
    content: { ...before.content, topic: 'risque-et-danger' },
  })
  expect((await getQuestion(admin, draft.id)).versions).toHaveLength(1)
  const answers = await db().quizAnswer.findMany({ where: { questionId: ready.id }, include: { version: true } })
  expect(answers.map(({ version }) => version.topic)).toEqual(['meteo-et-saisons', 'meteo-et-saisons'])
  await change(...undoChanges(done))
  expect([await topicOf(ready), await topicOf(draft)]).toEqual(['meteo-et-saisons', 'meteo-et-saisons'])
})

test('when none of them can be changed nothing is, and the reasons are given', async () => {
  const [ready, draft] = [await createReadyQuestion(admin), await createDraftQuestion(admin)]
  const gone = await createDraftQuestion(admin)
  await deleteQuestion(admin, { questionId: gone.id, revision: gone.revision })
  await expect(change(...to({ status: 'READY' }, ready, { ...draft, revision: 7 }, gone))).rejects.toMatchObject({
    code: 'CONFLICT',
    message: `${bankSentences.readyAlready} ${bankSentences.changed} ${bankSentences.deletedGone}`,
  })
  await expect(change(...to({ status: 'READY' }, gone))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await getQuestion(admin, ready.id)).revision).toBe(ready.revision)
})

test('of ten parallel changes one succeeds, and the others are conflicts', async () => {
  const questions = [await createReadyQuestion(admin), await createReadyQuestion(admin)]
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      change(...to({ status: 'ARCHIVED' }, ...(at % 2 ? questions : questions.toReversed()))),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const { id, revision } of questions)
    expect(await getQuestion(admin, id)).toMatchObject({ status: 'ARCHIVED', revision: revision + 1 })
})

test('everybody but a superadmin is refused', async () => {
  const { id, revision } = await createDraftQuestion(admin)
  for (const scope of [ours.managerScope, ours.teacherScope, theirs.managerScope])
    await expect(changeQuestions(scope, { changes: to({ status: 'READY' }, { id, revision }) })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
})

test('costs a fixed number of statements, however many questions', async () => {
  const costOf = async (count: number, what: QuestionUndo) => {
    const questions: Read[] = []
    while (questions.length < count) questions.push(await createReadyQuestion(admin))
    return (await countQueries(() => change(...to(what, ...questions)))).queries
  }
  for (const what of [{ status: 'ARCHIVED' as const }, { topic: 'risque-et-danger' }])
    expect([await costOf(1, what), await costOf(12, what)]).toEqual([6, 6])
})
