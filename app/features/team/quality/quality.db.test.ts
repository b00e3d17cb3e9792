import { subMonths } from 'date-fns/subMonths'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { insertQuestion, playQuiz } from '#tests/support/quizzes.ts'
import { countQueries } from '#tests/support/statements.ts'
import { QUALITY_MONTHS } from '../schema.ts'
import { getQualityFile } from './quality.server.ts'

let here: StaffedDaycare
let there: StaffedDaycare

beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
})

const NOTHING = {
  quizzes: 0,
  reviews: 0,
  sheets: 0,
  outdoorSheets: 0,
  lived: 0,
  situations: 0,
  places: 0,
  surveys: 0,
}

/** One of everything that is counted, and beside it what is private, not finished, deleted or too old. */
async function fill({ daycare, teacher, manager }: StaffedDaycare): Promise<void> {
  const daycareId = daycare.id
  const own = { daycareId, userId: teacher.id }
  const old = subMonths(new Date(), QUALITY_MONTHS + 1)
  const questions = [await insertQuestion(db()), await insertQuestion(db())]
  const quiz = await playQuiz(db(), own, questions, [true, false])
  await playQuiz(db(), own, questions, [true, null])
  await db().quizReview.create({ data: { quizId: quiz.id, daycareId, managerId: manager.id } })
  const owner = { daycareId, authorId: teacher.id }
  await createActivity(db(), owner, { place: 'INDOORS' })
  await createActivity(db(), owner, { place: 'WOODS' })
  await createActivity(db(), owner, { visibility: 'PRIVATE' })
  await createActivity(db(), owner, { deletedAt: new Date() })
  await createActivity(db(), owner, { createdAt: old })
  const week = { daycareId, domains: {}, places: {} }
  await db().weekBalance.createMany({
    data: [
      { ...week, monday: subMonths(new Date(), 1), isShown: true, total: 7 },
      { ...week, monday: old, isShown: true, total: 5 },
    ],
  })
  const situation = { ...own, title: 'Notre butte' }
  await db().situation.createMany({
    data: [
      { ...situation, id: crypto.randomUUID(), sharedAt: new Date() },
      { ...situation, id: crypto.randomUUID() },
    ],
  })
  await db().continuumPlace.create({ data: { ...own, axis: 'temps', step: 2 } })
  await db().survey.create({ data: { daycareId, exerciseId: 1 } })
}

test('the file counts what the team of the selected daycare has done, without what is private, in one query', async () => {
  await fill(there)
  expect(await getQualityFile(here.managerScope)).toMatchObject(NOTHING)
  await fill(here)
  const { result, queries } = await countQueries(() => getQualityFile(here.managerScope))
  expect(queries).toBe(1)
  expect(result).toMatchObject({
    quizzes: 1,
    reviews: 1,
    sheets: 2,
    outdoorSheets: 1,
    lived: 7,
    situations: 1,
    places: 1,
    surveys: 1,
  })
})
