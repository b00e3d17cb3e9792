import { addBusinessDays } from 'date-fns/addBusinessDays'
import { subDays } from 'date-fns/subDays'
import { beforeEach, describe, expect, test } from 'vitest'
import { RETENTION_DAYS } from '#app/domain/retention.ts'
import { db } from '#app/server/database/db.server.ts'
import type { Activity, QuestionReport } from '#app/server/generated/prisma/client.ts'
import { erasePerson, exportPerson } from '#app/server/personal-data/person-tables.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { insertQuestion, playQuiz } from '#tests/support/quizzes.ts'
import { countQueries } from '#tests/support/statements.ts'
import { closeNotices, countAwaitedReviews, getNotices, reopenNotices } from './notices.server.ts'

let here: StaffedDaycare
let there: StaffedDaycare

beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
})

const kinds = async (scope = here.teacherScope) => (await getNotices(scope)).map(({ kind }) => kind)
const ownerOf = ({ daycare, teacher }: StaffedDaycare) => ({ daycareId: daycare.id, userId: teacher.id })

async function remark(of: StaffedDaycare, columns: Partial<QuestionReport> = { answeredAt: new Date() }) {
  const question = await insertQuestion(db())
  const version = { questionId: question.id, questionVersionId: question.currentVersionId ?? '' }
  return db().questionReport.create({
    data: { ...ownerOf(of), ...version, reason: 'UNCLEAR', outcome: 'KEPT', reply: 'Voici pourquoi.', ...columns },
  })
}

async function correction(of: StaffedDaycare) {
  const { id: questionId } = await insertQuestion(db())
  const { id } = await db().questionCorrection.create({ data: { questionId, formerKeys: ['a'], rightKeys: ['b'] } })
  return db().correctionNotice.create({ data: { ...ownerOf(of), correctionId: id } })
}

async function reviewed(of: StaffedDaycare, note: string, visible: boolean) {
  const quiz = await playQuiz(db(), ownerOf(of), [await insertQuestion(db())], [true])
  const row = { quizId: quiz.id, daycareId: of.daycare.id, managerId: of.manager.id, note, visible }
  return db().quizReview.create({ data: row })
}

const REFUSALS = [{ rule: 'all-ages-hazards', section: 'titre', reason: 'Pour voir.' }]

/** A sheet that the rules have refused, `refused` days ago. */
async function refusedSheet({ daycare, teacher }: StaffedDaycare, columns: Partial<Activity> = {}, refused = 1) {
  const { id } = await createActivity(db(), { daycareId: daycare.id, authorId: teacher.id }, columns)
  await db().activity.update({ where: { id }, data: { refusals: REFUSALS, refusedAt: subDays(new Date(), refused) } })
  return id
}

const star = (of: StaffedDaycare, activityId: string, daysAgo = 9) =>
  db().favouriteActivity.create({ data: { ...ownerOf(of), activityId, createdAt: subDays(new Date(), daysAgo) } })
/** Plans it in so many weekdays: a week has no others. */
const plan = (of: StaffedDaycare, activityId: string, inDays: number) =>
  db().plannedActivity.create({
    data: {
      ...ownerOf(of),
      activityId,
      day: addBusinessDays(new Date(), inDays),
      slot: 'MORNING',
      createdAt: subDays(new Date(), 9),
    },
  })

describe('what is new', () => {
  test('is her own in her daycare, the newest first, in one query', async () => {
    await remark(there)
    await correction(there)
    await reviewed(there, 'Bravo', true)
    await star(there, await refusedSheet(there))
    expect(await getNotices(here.teacherScope)).toEqual([])

    await remark(here, { answeredAt: subDays(new Date(), 3) })
    await reviewed(here, 'Bravo', true)
    await correction(here)
    await star(here, await refusedSheet(here, { title: 'Les billes' }))
    const { result, queries } = await countQueries(() => getNotices(here.teacherScope))
    expect(queries).toBe(1)
    expect(result.map(({ kind }) => kind)).toEqual(['correction', 'review', 'recall', 'questionAnswer'])
    expect(result.find(({ kind }) => kind === 'recall')?.subject).toBe('Les billes')
    expect(await kinds(here.managerScope)).toEqual([])
  })

  test('is no remark without an answer, none that was read on its page, and nothing old', async () => {
    await remark(here, { answeredAt: null })
    await remark(here, { answeredAt: new Date(), readAt: new Date() })
    await remark(here, { answeredAt: subDays(new Date(), RETENTION_DAYS.notices + 1) })
    expect(await kinds()).toEqual([])
  })

  test('says that a review has words for her, only when she may read them', async () => {
    const { quizId } = await reviewed(here, 'Pour moi', false)
    const [line] = await getNotices(here.teacherScope)
    expect(line).toMatchObject({ kind: 'review', target: quizId, hasNote: false })
    await db().quizReview.update({ where: { quizId }, data: { visible: true } })
    expect(await getNotices(here.teacherScope)).toMatchObject([{ hasNote: true }])
  })

  test('is a report of a section once it was treated, with its sheet while she may read it', async () => {
    const owner = { daycareId: here.daycare.id, authorId: here.manager.id }
    const { id } = await createActivity(db(), owner, { title: 'Les feuilles' })
    const row = { ...ownerOf(here), activityId: id, section: 'titre', reason: 'OTHER', title: 'Les feuilles' }
    await db().sectionReport.create({ data: { ...row, content: {}, provenance: {} } })
    expect(await kinds()).toEqual([])
    await db().sectionReport.updateMany({ where: { activityId: id }, data: { closedAt: new Date() } })
    expect(await getNotices(here.teacherScope)).toMatchObject([
      { kind: 'sheetAnswer', subject: 'Les feuilles', target: id },
    ])
    await db().activity.update({ where: { id }, data: { visibility: 'PRIVATE' } })
    expect(await getNotices(here.teacherScope)).toMatchObject([{ target: null }])
  })

  test('is an invitation to a quiz until she answers a question, and to a survey until she has answered', async () => {
    await db().quizReminder.create({ data: { ...ownerOf(here), type: 'ALEX', managerId: here.manager.id } })
    const survey = await db().survey.create({
      data: { daycareId: here.daycare.id, exerciseId: 1, openedById: here.manager.id },
    })
    expect((await kinds()).toSorted()).toEqual(['quizInvitation', 'surveyInvitation'])
    // Who has opened it knows of it.
    expect(await kinds(here.managerScope)).toEqual([])
    const participation = { daycareId: here.daycare.id, surveyId: survey.id, userId: here.teacher.id }
    await db().surveyParticipation.create({ data: { ...participation, round: 1 } })
    expect(await kinds()).toEqual(['quizInvitation'])
    await db().survey.update({ where: { id: survey.id }, data: { round: 2 } })
    expect((await kinds()).toSorted()).toEqual(['quizInvitation', 'surveyInvitation'])
    await db().survey.update({ where: { id: survey.id }, data: { isRoundOpen: false } })
    await db().quizReminder.updateMany({ where: ownerOf(here), data: { closedAt: new Date() } })
    expect(await kinds()).toEqual([])
  })

  test('is a sheet refused since it was starred, or planned for today or later', async () => {
    await star(here, await refusedSheet(here), 0)
    await plan(here, await refusedSheet(here), -8)
    await refusedSheet(here)
    expect(await kinds()).toEqual([])
    const planned = await refusedSheet(here)
    await plan(here, planned, 3)
    expect(await getNotices(here.teacherScope)).toMatchObject([{ kind: 'recall', target: planned }])
    await db().activity.update({ where: { id: planned }, data: { refusals: [] } })
    expect(await kinds()).toEqual([])
  })

  test('is nothing for a superadmin', async () => {
    const admin = await createPerson(db(), 'SUPERADMIN')
    await remark(here)
    const scope = { userId: admin.id, role: admin.role, daycareId: here.daycare.id }
    expect(await getNotices(scope)).toEqual([])
  })
})

describe('a line that is put away', () => {
  test('is gone for her alone, and comes back when she takes it back', async () => {
    await remark(here)
    const [line] = await getNotices(here.teacherScope)
    const ids = [line?.id ?? '']
    expect(await closeNotices(there.teacherScope, { ids })).toEqual([])
    expect(await closeNotices(here.managerScope, { ids })).toEqual([])
    expect(await kinds()).toEqual(['questionAnswer'])
    expect(await closeNotices(here.teacherScope, { ids })).toEqual(ids)
    expect(await kinds()).toEqual([])
    // The answer stays on the page of the quizzes.
    expect(await db().questionReport.count({ where: { ...ownerOf(here), readAt: null } })).toBe(1)
    await reopenNotices(there.teacherScope, { ids })
    expect(await kinds()).toEqual([])
    await reopenNotices(here.teacherScope, { ids })
    expect(await kinds()).toEqual(['questionAnswer'])
  })

  test('is new again when what it is about has changed', async () => {
    const { quizId } = await reviewed(here, '', false)
    const ids = (await getNotices(here.teacherScope)).map(({ id }) => id)
    await closeNotices(here.teacherScope, { ids })
    expect(await kinds()).toEqual([])
    const reviewedAt = new Date(Date.now() + 1000)
    await db().quizReview.update({ where: { quizId }, data: { note: 'Bravo', visible: true, reviewedAt } })
    expect(await getNotices(here.teacherScope)).toMatchObject([{ kind: 'review', hasNote: true }])
  })

  test('is in her export, and goes with her account', async () => {
    await remark(here)
    const ids = (await getNotices(here.teacherScope)).map(({ id }) => id)
    await closeNotices(here.teacherScope, { ids })
    expect(JSON.stringify(await exportPerson(db(), here.teacher.id))).toContain(ids[0])
    await db().$transaction((tx) => erasePerson(tx, here.teacher.id, new Date()))
    expect(await db().readNotice.count({ where: { userId: here.teacher.id } })).toBe(0)
  })
})

test('what awaits a review is counted by person, in the selected daycare', async () => {
  const questions = [await insertQuestion(db()), await insertQuestion(db())]
  await playQuiz(db(), ownerOf(here), questions, [true, true])
  await playQuiz(db(), ownerOf(here), questions, [false, true])
  await reviewed(here, '', false)
  await playQuiz(db(), ownerOf(there), questions, [true, true])
  // Last: a new quiz ends the one that is open.
  await playQuiz(db(), ownerOf(here), questions, [true, null])
  const { result, queries } = await countQueries(() => countAwaitedReviews(here.managerScope))
  expect(result).toEqual([{ userId: here.teacher.id, count: 2 }])
  expect(queries).toBe(1)
})
