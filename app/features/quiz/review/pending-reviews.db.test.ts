import { subDays } from 'date-fns/subDays'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { Question, User } from '#app/server/generated/prisma/client.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { insertQuestion, playQuiz } from '#tests/support/quizzes.ts'
import { getPendingReviews, markReviewed, unmarkReviewed } from './pending-reviews.server.ts'
import { saveReview } from './save-review.server.ts'

let here: StaffedDaycare
let there: StaffedDaycare
let questions: Question[]

beforeAll(async () => {
  questions = [await insertQuestion(db()), await insertQuestion(db())]
})

async function createDaycares(): Promise<void> {
  ;({ here, there } = await createTwoDaycares(db()))
}

const colleague = () => createPerson(db(), 'TEACHER', here.daycare)
const played = (person: User, answers: (boolean | null)[], options: { at?: Date; mode?: 'MISTAKES' } = {}) =>
  playQuiz(
    db(),
    { userId: person.id, daycareId: here.daycare.id, ...options },
    questions.slice(0, answers.length),
    answers,
  )

describe('what awaits a review', () => {
  const waiting = async (scope = here.managerScope) => (await getPendingReviews(scope)).map(({ quizId }) => quizId)
  const playedAgo = async (person: User, days: number) =>
    (await played(person, [true, false], { at: subDays(new Date(), days) })).id

  test('is what the team has finished and nobody has reviewed since, the longest waiting first', async () => {
    await createDaycares()
    const recent = await playedAgo(here.teacher, 1)
    const old = await playedAgo(await colleague(), 9)
    await played(here.teacher, [true, null])
    await played(here.teacher, [true], { mode: 'MISTAKES' })
    const gone = await colleague()
    await playedAgo(gone, 3)
    await db().membership.deleteMany({ where: { userId: gone.id } })
    expect(await getPendingReviews(here.managerScope)).toMatchObject([{ quizId: old }, { quizId: recent, wrong: 1 }])
    await saveReview(here.managerScope, { quizId: old, version: 0, note: 'Vu', visible: false })
    expect(await waiting()).toEqual([recent])
    expect(await waiting(there.managerScope)).toEqual([])
  })

  test('is marked together, once, and only what was marked so is taken back', async () => {
    await createDaycares()
    const quizIds = [await playedAgo(here.teacher, 4), await playedAgo(here.teacher, 2)]
    const open = (await played(here.teacher, [true, null])).id
    const noted = await playedAgo(await colleague(), 6)
    await saveReview(here.managerScope, { quizId: noted, version: 0, note: 'Bravo', visible: true })
    const all = { quizIds: [...quizIds, open, noted] }
    const clicks = await Promise.all(Array.from({ length: 5 }, () => markReviewed(here.managerScope, all)))
    expect(clicks.flat().toSorted()).toEqual(quizIds.toSorted())
    expect(await waiting()).toEqual([])
    await unmarkReviewed(scopeOf(await createPerson(db(), 'MANAGER', here.daycare), here.daycare), all)
    expect(await waiting()).toEqual([])
    await unmarkReviewed(here.managerScope, all)
    expect(await waiting()).toEqual(quizIds)
    expect(await db().quizReview.count({ where: { quizId: noted } })).toBe(1)
  })

  test('is out of reach of another daycare', async () => {
    await createDaycares()
    const quizIds = [await playedAgo(here.teacher, 1)]
    expect(await markReviewed(there.managerScope, { quizIds })).toEqual([])
    await markReviewed(here.managerScope, { quizIds })
    await unmarkReviewed({ ...there.managerScope, userId: here.managerScope.userId }, { quizIds })
    expect(await db().quizReview.count({ where: { quizId: { in: quizIds } } })).toBe(1)
  })
})
