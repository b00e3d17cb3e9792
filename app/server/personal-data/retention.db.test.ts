import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { subMonths } from 'date-fns/subMonths'
import { beforeEach, expect, test, vi } from 'vitest'
import { RETENTION_DAYS, type RetentionRule } from '#app/domain/retention.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { insertQuestion, insertQuiz } from '#tests/support/quizzes.ts'
import { createDb } from '../database/create-db.server.ts'
import { db } from '../database/db.server.ts'
import { ERASED_DOMAIN } from './registry.server.ts'
import { applyRetention } from './retention.server.ts'

const now = new Date()
let here: StaffedDaycare
let there: StaffedDaycare

beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
})

/** One date a day past the retention period of a rule, and one a day within it. */
const around = (rule: RetentionRule) => [subDays(now, RETENTION_DAYS[rule] + 1), subDays(now, RETENTION_DAYS[rule] - 1)]

test('sessions, links and messages are removed at the end of their period, and not a day before', async () => {
  const userId = here.teacher.id
  for (const at of around('sessions'))
    await db().session.create({ data: { userId, tokenHash: crypto.randomUUID(), expiresAt: at, lastSeenAt: at } })
  for (const expiresAt of around('links'))
    await db().loginToken.create({ data: { userId, tokenHash: crypto.randomUUID(), purpose: 'LOGIN', expiresAt } })
  const [over] = around('links')
  const own = { daycareId: here.daycare.id, userId }
  await db().handoverLink.create({ data: { ...own, day: now, tokenHash: 'over', expiresAt: over ?? now } })
  for (const createdAt of around('mails'))
    await db().mailJob.create({ data: { userId, kind: 'LOGIN_LINK', createdAt, sentAt: createdAt } })
  const waiting = await db().mailJob.create({ data: { userId, kind: 'LOGIN_LINK', createdAt: subDays(now, 99) } })
  await applyRetention(db(), now)
  expect(await db().session.count({ where: { userId } })).toBe(1)
  expect(await db().loginToken.count({ where: { userId } })).toBe(1)
  expect(await db().handoverLink.count({ where: own })).toBe(0)
  expect(await db().mailJob.count({ where: { userId } })).toBe(2)
  expect(await db().mailJob.findUnique({ where: { id: waiting.id } })).not.toBeNull()
})

test('a machine whose clock is a year ahead removes nothing', async () => {
  const author = { daycareId: here.daycare.id, authorId: here.teacher.id }
  const deleted = await createActivity(db(), author, { deletedAt: new Date() })
  vi.useFakeTimers({ toFake: ['Date'], now: addDays(now, 365) })
  try {
    expect(await applyRetention(db())).toEqual({})
  } finally {
    vi.useRealTimers()
  }
  expect(await db().activity.count({ where: { id: deleted.id } })).toBe(1)
})

test('a piece of news that was put away is forgotten once it would not be shown any more', async () => {
  for (const { daycare, teacher } of [here, there])
    for (const [index, readAt] of around('notices').entries())
      await db().readNotice.create({
        data: { daycareId: daycare.id, userId: teacher.id, notice: `review:${index}`, readAt },
      })
  await applyRetention(db(), now)
  const left = await db().readNotice.findMany({ select: { notice: true } })
  expect(left).toEqual([{ notice: 'review:1' }, { notice: 'review:1' }])
})

test('the trash is emptied, what is alive stays', async () => {
  const author = { daycareId: here.daycare.id, authorId: here.teacher.id }
  const [old, recent] = around('trash')
  const gone = await createActivity(db(), author, { deletedAt: old })
  const kept = await createActivity(db(), author, { deletedAt: recent })
  const alive = await createActivity(db(), author)
  await applyRetention(db(), now)
  const left = await db().activity.findMany({ where: { daycareId: here.daycare.id }, select: { id: true } })
  expect(left.map(({ id }) => id).toSorted()).toEqual([kept.id, alive.id].toSorted())
  expect(left).not.toContainEqual({ id: gone.id })
})

test('deleted questions are removed, unless they have answers', async () => {
  const [old, recent] = around('trash')
  const deletedAt = async (at: Date | undefined) => {
    const question = await insertQuestion(db())
    return db().question.update({ where: { id: question.id }, data: { status: 'DRAFT', deletedAt: at ?? null } })
  }
  const [gone, kept, alive] = [await deletedAt(old), await deletedAt(recent), await insertQuestion(db())]
  const asked = await deletedAt(old)
  for (const { teacher, daycare } of [here, there])
    await insertQuiz(db(), { userId: teacher.id, daycareId: daycare.id }, [asked])
  await applyRetention(db(), now)
  const ids = [gone, kept, alive, asked].map(({ id }) => id)
  const left = await db().question.findMany({ where: { id: { in: ids } }, select: { id: true } })
  expect(left.map(({ id }) => id).toSorted()).toEqual([kept.id, alive.id, asked.id].toSorted())
  expect(await db().questionVersion.count({ where: { questionId: gone.id } })).toBe(0)
  expect(await db().quizAnswer.count({ where: { questionId: asked.id } })).toBe(2)
})

test('a deleted daycare goes with all that is its own, and nothing of the other', async () => {
  for (const { daycare, teacher } of [here, there]) {
    await createActivity(db(), { daycareId: daycare.id, authorId: teacher.id })
    await insertQuiz(db(), { userId: teacher.id, daycareId: daycare.id }, [await insertQuestion(db())])
  }
  await db().daycare.update({ where: { id: here.daycare.id }, data: { deletedAt: around('daycares')[0] } })
  await applyRetention(db(), now)
  const rows = async ({ daycare: { id } }: StaffedDaycare) => [
    await db().daycare.count({ where: { id } }),
    await db().activity.count({ where: { daycareId: id } }),
    await db().quiz.count({ where: { daycareId: id } }),
  ]
  expect(await rows(here)).toEqual([0, 0, 0])
  expect(await rows(there)).toEqual([1, 1, 1])
})

test('who has left loses her name after a year; who came back, or left yesterday, keeps it', async () => {
  const leave = async (leftAt: Date | undefined) => {
    const person = await createPerson(db(), 'TEACHER', undefined, { lastLogin: subDays(now, 500) })
    const where = { daycareId: here.daycare.id, userId: person.id }
    await db().departure.create({
      data: { ...where, role: 'TEACHER', joinedAt: subDays(now, 600), leftAt: leftAt ?? now },
    })
    return person
  }
  const [old, recent] = around('formerPeople')
  const gone = await leave(old)
  const late = await leave(recent)
  const back = await leave(old)
  await db().membership.create({ data: { daycareId: there.daycare.id, userId: back.id, role: 'TEACHER' } })
  const quiz = await insertQuiz(db(), { userId: gone.id, daycareId: here.daycare.id }, [await insertQuestion(db())])
  await db().situation.create({
    data: { id: crypto.randomUUID(), daycareId: here.daycare.id, userId: gone.id, title: 'Notre butte' },
  })
  await applyRetention(db(), now)
  const named = async (id: string) =>
    !(await db().user.findUniqueOrThrow({ where: { id } })).email.endsWith(ERASED_DOMAIN)
  expect([await named(gone.id), await named(late.id), await named(back.id)]).toEqual([false, true, true])
  // Her quizzes stay with the daycare, without her name; her private data is gone.
  expect(await db().quiz.count({ where: { id: quiz.id } })).toBe(1)
  expect(await db().situation.count({ where: { userId: gone.id } })).toBe(0)
})

test('what was asked of the model is forgotten, the use of the generator is still counted', async () => {
  const owner = { userId: here.teacher.id, daycareId: here.daycare.id, criteria: { idea: 'une idée' } }
  const [startedAt] = around('prompts')
  const { id } = await db().generation.create({ data: { id: crypto.randomUUID(), ...owner, startedAt } })
  await applyRetention(db(), now)
  expect(await db().generation.findUnique({ where: { id } })).toMatchObject({ criteria: {} })
})

test('a section that was reported is forgotten two years after it was dealt with, and never before', async () => {
  const author = { daycareId: here.daycare.id, authorId: here.teacher.id }
  const row = { daycareId: here.daycare.id, section: 'titre', reason: 'OTHER', title: 'Feuilles' }
  const dates = [...around('reports'), null]
  for (const closedAt of dates)
    await db().sectionReport.create({
      data: { ...row, activityId: (await createActivity(db(), author)).id, content: {}, provenance: {}, closedAt },
    })
  await applyRetention(db(), now)
  const left = await db().sectionReport.findMany({ where: { daycareId: here.daycare.id } })
  expect(left.map(({ closedAt }) => closedAt)).toEqual(expect.arrayContaining(dates.slice(1)))
  expect(left).toHaveLength(2)
})

test('entries of the audit log are removed after 24 months, not before', async () => {
  const targetId = crypto.randomUUID()
  for (const at of [subDays(subMonths(now, 24), 40), subDays(now, 700), addDays(now, 0)])
    await db().auditEntry.create({ data: { action: 'essai', targetId, at } })
  await applyRetention(db(), now)
  expect(await db().auditEntry.count({ where: { targetId } })).toBe(2)
})

test('several processes at once remove each row once, and none fails', async () => {
  const userId = there.teacher.id
  await db().loginToken.createMany({
    data: Array.from({ length: 1_300 }, () => ({
      userId,
      tokenHash: crypto.randomUUID(),
      purpose: 'LOGIN' as const,
      expiresAt: subDays(now, 40),
    })),
  })
  const others = Array.from({ length: 4 }, () => createDb(process.env.DATABASE_URL ?? '', 1, 20))
  const removed = await Promise.all(others.map((other) => applyRetention(other, now)))
  await Promise.all(others.map((other) => other.$disconnect()))
  const rest = await applyRetention(db(), now)
  const total = [...removed, rest].reduce((sum, { links = 0 }) => sum + links, 0)
  expect(total).toBe(1_300)
  expect(await db().loginToken.count({ where: { userId } })).toBe(0)
})

test('a second run finds nothing to do', async () => {
  await applyRetention(db(), now)
  expect(await applyRetention(db(), now)).toEqual({})
})
