import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { createPerson, createStaffedDaycare, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { createDraftQuestion, createReadyQuestion, questionContent } from '#tests/support/question-bank.ts'
import { insertQuiz } from '#tests/support/quizzes.ts'
import { countQueries } from '#tests/support/statements.ts'
import { getQuestion, getSimilarQuestions } from './edit/bank-question.server.ts'
import { computeFigures } from './edit/figures.ts'
import {
  archiveQuestion,
  createQuestion,
  deleteQuestion,
  publishQuestion,
  restoreQuestion,
  updateQuestion,
} from './edit/write-question.server.ts'
import { getBankCounts, getQuestionBank } from './list/bank-list.server.ts'
import { answerReports, getReports } from './reports/bank-reports.server.ts'
import type { BankFilters } from './schema.ts'

let admin: DaycareScope
let ours: StaffedDaycare
let theirs: StaffedDaycare

beforeAll(async () => {
  admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
  ours = await createStaffedDaycare(db())
  theirs = await createStaffedDaycare(db())
})

const ALL: BankFilters = { q: '', programs: [], topics: [], statuses: [], toReview: false, reported: false }
const list = (filters: Partial<BankFilters>, page = 1) =>
  getQuestionBank(admin, { filters: { ...ALL, ...filters }, page })
const idsOf = async (filters: Partial<BankFilters>) => (await list(filters)).rows.map(({ id }) => id)

/** Answers of one daycare to a question, one quiz each. */
async function answered(questionId: string, chosen: readonly string[][], staffed = ours): Promise<void> {
  const question = await db().question.findUniqueOrThrow({ where: { id: questionId } })
  const owner = { userId: staffed.teacher.id, daycareId: staffed.daycare.id }
  for (const chosenKeys of chosen) {
    const { id } = await insertQuiz(db(), owner, [question])
    const answeredAt = new Date()
    await db().quizAnswer.updateMany({
      where: { quizId: id },
      data: { chosenKeys, isCorrect: chosenKeys.join() === 'a', answeredAt },
    })
  }
}

describe('writing', () => {
  test('a draft sent twice is one question; it is changed in place', async () => {
    const content = questionContent()
    const id = crypto.randomUUID()
    const [once, twice] = [await createQuestion(admin, { id, content }), await createQuestion(admin, { id, content })]
    expect(twice).toEqual(once)
    const changed = await updateQuestion(admin, {
      questionId: id,
      revision: 1,
      content: { ...content, source: 'Guide' },
    })
    expect(changed).toEqual({ id, revision: 2, version: 1 })
    expect((await getQuestion(admin, id)).versions).toHaveLength(1)
    await expect(createQuestion(admin, { id, content })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('typography is normalised; a published question gets a version, and past answers keep theirs', async () => {
    const { id, revision, content } = await createReadyQuestion(admin)
    await answered(id, [['b']])
    const prompt = "Qu'est-ce qu'une couche adaptée ?"
    const written = await updateQuestion(admin, { questionId: id, revision, content: { ...content, prompt } })
    expect(written).toEqual({ id, revision: revision + 1, version: 2 })
    const answer = await db().quizAnswer.findFirstOrThrow({ where: { questionId: id }, include: { version: true } })
    expect(answer.version).toMatchObject({ number: 1, prompt: content.prompt })
    expect((await getQuestion(admin, id)).content.prompt).toBe('Qu’est-ce qu’une couche adaptée?')
  })

  test('saving the same content writes nothing', async () => {
    const { id, revision, content } = await createReadyQuestion(admin)
    expect(await updateQuestion(admin, { questionId: id, revision, content })).toEqual({ id, revision, version: 1 })
  })

  test('of ten parallel updates one succeeds, and the others are conflicts', async () => {
    const { id, revision, content } = await createDraftQuestion(admin)
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        updateQuestion(admin, { questionId: id, revision, content: { ...content, source: `Source ${at}` } }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'CONFLICT' })
    expect((await getQuestion(admin, id)).revision).toBe(revision + 1)
  })

  test('an update of a published question cannot change its key or its program', async () => {
    const { id, revision, content } = await createReadyQuestion(admin)
    const choices = content.choices.map((choice) => ({ ...choice, correct: choice.key === 'b' }))
    const refused = { code: 'INVALID_INPUT' }
    const update = (change: object) =>
      updateQuestion(admin, { questionId: id, revision, content: { ...content, ...change } })
    await expect(update({ choices })).rejects.toMatchObject(refused)
    await expect(update({ program: 'PETITE_ENFANCE', topic: 'interactions' })).rejects.toMatchObject(refused)
    await expect(update({ link: null })).rejects.toMatchObject(refused)
    expect((await getQuestion(admin, id)).revision).toBe(revision)
  })
})

describe('the status of a question', () => {
  test('it is published once nothing is missing, then archived, then published again', async () => {
    const { id, content } = await createDraftQuestion(admin, { explanationWrong: '', link: null })
    const missing = publishQuestion(admin, { questionId: id, revision: 1 })
    await expect(missing).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(/deux explications.*passage des guides/),
    })
    const full = { ...content, explanationWrong: 'Sortir reste possible.', link: { to: 'backpack', anchor: 'meteo' } }
    const { revision } = await updateQuestion(admin, { questionId: id, revision: 1, content: full })
    const ready = await publishQuestion(admin, { questionId: id, revision })
    await expect(publishQuestion(admin, { questionId: id, revision: ready.revision })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const archived = await archiveQuestion(admin, { questionId: id, revision: ready.revision })
    expect((await getQuestion(admin, id)).status).toBe('ARCHIVED')
    await publishQuestion(admin, { questionId: id, revision: archived.revision })
    expect((await getQuestion(admin, id)).status).toBe('READY')
  })

  test('a draft is deleted and restored; a published question cannot be deleted', async () => {
    const { id, revision } = await createDraftQuestion(admin)
    await deleteQuestion(admin, { questionId: id, revision })
    await expect(getQuestion(admin, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await idsOf({})).not.toContain(id)
    await restoreQuestion(admin, id)
    expect(await idsOf({})).toContain(id)
    await expect(restoreQuestion(admin, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const ready = await createReadyQuestion(admin)
    await expect(deleteQuestion(admin, { questionId: ready.id, revision: ready.revision })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(db().question.delete({ where: { id: ready.id } })).resolves.toBeDefined()
    const used = await createReadyQuestion(admin)
    await answered(used.id, [['a']])
    await expect(db().question.delete({ where: { id: used.id } })).rejects.toThrow()
  })

  test('every change is in the audit log, with its actor', async () => {
    const { id, revision } = await createReadyQuestion(admin)
    await archiveQuestion(admin, { questionId: id, revision })
    const entries = await db().auditEntry.findMany({ where: { targetId: id }, orderBy: { id: 'asc' } })
    expect(entries.map(({ action }) => action)).toEqual(['question.created', 'question.published', 'question.archived'])
    expect(entries.every(({ actorId }) => actorId === admin.userId)).toBe(true)
  })
})

describe('the list', () => {
  test('is searched without accents in question, options, explanations and source', async () => {
    const { id } = await createDraftQuestion(admin, {
      prompt: 'Où trouver l’Écorce de bouleau?',
      source: 'Cœur de forêt',
      explanationWrong: 'Le zèbrule ne s’y plaît pas.',
    })
    for (const q of ['ecorce BOULEAU', 'l’écorce', "l'ecorce", 'coeur', 'zebrule', 'annuler zebrule', 'ÉCORCE'])
      expect([q, await idsOf({ q })]).toEqual([q, [id]])
    for (const q of ['ecorce absente', '%', '_corce', 'zebrule\\']) expect([q, await idsOf({ q })]).toEqual([q, []])
  })

  test('is filtered by program, topic and status', async () => {
    const early = await createDraftQuestion(admin, { program: 'PETITE_ENFANCE', topic: 'interactions' })
    expect(await idsOf({ programs: ['PETITE_ENFANCE'] })).toEqual([early.id])
    expect(await idsOf({ topics: ['interactions'] })).toEqual([early.id])
    expect(await idsOf({ topics: ['interactions'], statuses: ['READY'] })).toEqual([])
    expect(await idsOf({ topics: ['interactions'], statuses: ['READY', 'DRAFT'] })).toEqual([early.id])
  })

  test('comes page by page, each question once', async () => {
    const { total } = await list({})
    while ((await list({})).total < 30) await createDraftQuestion(admin)
    const pages = [await list({}), await list({}, 2), await list({}, 3)]
    expect(pages.map(({ rows }) => rows.length)).toEqual([25, (pages[0]?.total ?? 0) - 25, 0])
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(Math.max(30, total))
  })

  test('« À revoir » says the same as the figures', async () => {
    const times = (count: number, keys: string[]) => Array.from({ length: count }, () => keys)
    const cases = {
      hard: [...times(4, ['a']), ...times(3, ['b']), ...times(3, ['c']), ...times(3, ['d']), ...times(7, ['b', 'c'])],
      easy: times(20, ['a']),
      fine: [...times(12, ['a']), ...times(8, ['b'])],
      lure: [...times(8, ['a']), ...times(12, ['c'])],
      few: times(19, ['b']),
    }
    const ids: Record<string, string> = {}
    for (const [name, chosen] of Object.entries(cases)) {
      const { id } = await createReadyQuestion(admin)
      ids[name] = id
      await answered(id, chosen.slice(0, 10), ours)
      await answered(id, chosen.slice(10), theirs)
    }
    const suspicious = await list({ toReview: true })
    expect(suspicious.rows.map(({ id }) => id).toSorted()).toEqual([ids.hard, ids.easy, ids.lure].toSorted())
    expect(suspicious.rows.every(({ figures }) => figures.suspicion !== null)).toBe(true)
    const { rows } = await list({})
    for (const row of rows)
      if (!suspicious.rows.some(({ id }) => id === row.id)) expect(row.figures.suspicion).toBeNull()
  })

  test('figures are those of a recount, whatever was written, changed and deleted', async () => {
    const { id, content } = await createReadyQuestion(admin)
    await answered(id, [['a'], ['b'], ['b']], ours)
    await answered(id, [['c'], ['a']], theirs)
    const gone = await db().quizAnswer.findFirstOrThrow({ where: { questionId: id, chosenKeys: { equals: ['b'] } } })
    await db().quiz.delete({ where: { id: gone.quizId } })
    const kept = await db().quizAnswer.findFirstOrThrow({ where: { questionId: id, chosenKeys: { equals: ['c'] } } })
    await db().quizAnswer.update({ where: { id: kept.id }, data: { chosenKeys: ['c', 'b'] } })
    const answers = await db().quizAnswer.findMany({ where: { questionId: id } })
    const recount = Map.groupBy(answers, ({ chosenKeys }) => chosenKeys.toSorted().join())
    const tallies = [...recount].map(([chosen, { length: count }]) => ({ chosen, count }))
    expect((await getQuestion(admin, id)).figures).toEqual(computeFigures(content.choices, tallies))
    expect((await list({ q: content.prompt })).rows[0]).toMatchObject({ used: 4, figures: { answered: 4, right: 2 } })
  })
})

test('similar questions are found in the same program only', async () => {
  const { id, content } = await createDraftQuestion(admin)
  const prompt = content.prompt.toUpperCase().replace('?', ' ?')
  expect(await getSimilarQuestions(admin, { program: 'ALEX', prompt })).toMatchObject([{ id, similarity: 1 }])
  expect(await getSimilarQuestions(admin, { program: 'ALEX', prompt, exceptId: id })).toEqual([])
  expect(await getSimilarQuestions(admin, { program: 'PETITE_ENFANCE', prompt })).toEqual([])
})

describe('reports', () => {
  async function reported(staffed: StaffedDaycare) {
    const { id } = await createReadyQuestion(admin)
    const { currentVersionId } = await db().question.findUniqueOrThrow({ where: { id } })
    const report = await db().questionReport.create({
      data: {
        questionId: id,
        questionVersionId: currentVersionId ?? '',
        daycareId: staffed.daycare.id,
        userId: staffed.teacher.id,
        reason: 'WRONG',
        text: 'Deux choix se valent.',
      },
    })
    return { questionId: id, reportId: report.id }
  }

  test('of every daycare are listed without their authors, answered once, and closed', async () => {
    const [here, there] = [await reported(ours), await reported(theirs)]
    const open = await getReports(admin, { open: true, page: 1 })
    expect(open.reports.map(({ id }) => id)).toEqual(expect.arrayContaining([here.reportId, there.reportId]))
    expect(JSON.stringify(open)).not.toMatch(
      new RegExp(`${ours.teacher.id}|${ours.daycare.id}|${ours.teacher.lastName}`),
    )
    expect(await idsOf({ reported: true })).toEqual(expect.arrayContaining([here.questionId, there.questionId]))
    const answer = {
      questionId: here.questionId,
      reportIds: [here.reportId],
      outcome: 'FIXED' as const,
      reply: 'Merci.',
    }
    expect(await answerReports(admin, answer)).toEqual({ answered: 1 })
    await expect(answerReports(admin, { ...answer, reply: 'Autre' })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await idsOf({ reported: true })).not.toContain(here.questionId)
    const closed = await getReports(admin, { open: false, page: 1 })
    expect(closed.reports[0]).toMatchObject({ id: here.reportId, outcome: 'FIXED', reply: 'Merci.' })
    expect((await getQuestion(admin, there.questionId)).reports).toMatchObject([{ outcome: null }])
  })

  test('on another question are not answered with it', async () => {
    const [one, other] = [await reported(ours), await reported(ours)]
    const mixed = { questionId: one.questionId, reportIds: [other.reportId], outcome: 'KEPT' as const, reply: 'Non.' }
    await expect(answerReports(admin, mixed)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await getBankCounts(admin)).openReports).toBeGreaterThanOrEqual(2)
  })
})

test('everybody but a superadmin is refused', async () => {
  const { id, revision, content } = await createDraftQuestion(admin)
  for (const scope of [ours.managerScope, ours.teacherScope]) {
    const refused = { code: 'FORBIDDEN' }
    await expect(getQuestionBank(scope, { filters: ALL, page: 1 })).rejects.toMatchObject(refused)
    await expect(getQuestion(scope, id)).rejects.toMatchObject(refused)
    await expect(updateQuestion(scope, { questionId: id, revision, content })).rejects.toMatchObject(refused)
    await expect(publishQuestion(scope, { questionId: id, revision })).rejects.toMatchObject(refused)
  }
})

test('the history says who is right: of every daycare, month by month, beside the rest of the quiz', async () => {
  const [told, opposed] = [await createReadyQuestion(admin), await createReadyQuestion(admin)]
  const others = [await createReadyQuestion(admin), await createReadyQuestion(admin)]
  const questions = await db().question.findMany({
    where: { id: { in: [told, opposed, ...others].map(({ id }) => id) } },
  })
  for (let at = 0; at < 20; at++) {
    const { teacher, daycare } = at % 2 ? ours : theirs
    const { id } = await insertQuiz(db(), { userId: teacher.id, daycareId: daycare.id }, questions)
    const answeredAt = new Date(at < 5 ? '2026-10-31T23:00:00-04:00' : '2026-11-01T08:00:00-05:00')
    const isRight = at % 4 < 2
    await db().quizAnswer.updateMany({ where: { quizId: id }, data: { isCorrect: isRight, answeredAt } })
    await db().quizAnswer.updateMany({ where: { quizId: id, questionId: opposed.id }, data: { isCorrect: !isRight } })
  }
  const { history } = await getQuestion(admin, told.id)
  expect(history.discrimination).toBeCloseTo(1)
  expect(history.months).toEqual([
    { month: '2026-11', answered: 15, right: 7 },
    { month: '2026-10', answered: 5, right: 3 },
  ])
  expect((await getQuestion(admin, opposed.id)).history.discrimination).toBeCloseTo(-1)
  const { id } = await createReadyQuestion(admin)
  await answered(id, [['a'], ['b']])
  expect((await getQuestion(admin, id)).history).toMatchObject({
    discrimination: null,
    months: [{ answered: 2, right: 1 }],
  })
})

test('every function costs a fixed number of statements', async () => {
  const { id, revision, content } = await createReadyQuestion(admin)
  await answered(id, [['a'], ['b'], ['c']])
  const count = async (work: () => Promise<unknown>) => (await countQueries(work)).queries
  const counts = {
    getQuestionBank: await count(() => list({ q: 'que', toReview: false })),
    getBankCounts: await count(() => getBankCounts(admin)),
    getQuestion: await count(() => getQuestion(admin, id)),
    getSimilarQuestions: await count(() => getSimilarQuestions(admin, { program: 'ALEX', prompt: 'Que faire?' })),
    getReports: await count(() => getReports(admin, { open: true, page: 1 })),
    updateQuestion: await count(() =>
      updateQuestion(admin, { questionId: id, revision, content: { ...content, source: 'Guide' } }),
    ),
    archiveQuestion: await count(() => archiveQuestion(admin, { questionId: id, revision: revision + 1 })),
  }
  expect(counts).toEqual({
    getQuestionBank: 1,
    getBankCounts: 1,
    getQuestion: 3,
    getSimilarQuestions: 1,
    getReports: 2,
    updateQuestion: 7,
    archiveQuestion: 6,
  })
})
