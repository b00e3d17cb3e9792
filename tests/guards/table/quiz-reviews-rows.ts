import { createPerson } from '#tests/support/people.ts'
import { createQuestion, playQuiz } from '#tests/support/quizzes.ts'
import type { World } from '../world.ts'
import { DAYCARE, HIDDEN, MANAGER, type Row } from './expected.ts'

/** A manager sees the daycare that she has selected. */
const TEAM = { ...MANAGER, managerWithoutDaycare: 403 }
/** Somebody of the first daycare, or what she has answered. */
const OF_HERE = { ...TEAM, foreignManager: HIDDEN.foreignManager }
/** Only an educator is seen by a manager, and a superadmin who has picked no daycare works nowhere. */
const EDUCATOR = { ...DAYCARE, manager: 404, foreignManager: 404, superadmin: 403 }

/** A finished quiz of the educator, one answer right and one wrong. */
async function finishedQuiz({ db, hereId, people }: World): Promise<string> {
  const questions = [await createQuestion(db), await createQuestion(db)]
  const { id } = await playQuiz(db, { userId: people.teacher.id, daycareId: hereId }, questions, [true, false])
  return id
}

async function reviewedQuiz(world: World): Promise<string> {
  const quizId = await finishedQuiz(world)
  await world.db.quizReview.create({ data: { quizId, daycareId: world.hereId, managerId: world.people.manager.id } })
  return quizId
}

/** An educator of the first daycare whom nobody has reminded of anything. */
async function colleague({ db, hereId }: World): Promise<string> {
  const daycare = await db.daycare.findUniqueOrThrow({ where: { id: hereId } })
  return (await createPerson(db, 'TEACHER', daycare)).id
}

/** Rows of the review of quizzes. */
export const QUIZ_REVIEWS_ROWS: Record<string, Row> = {
  quizReviews_getQuizReviewsByDaycare: { method: 'GET', expected: TEAM },
  quizReviews_getHardQuestions: { method: 'GET', expected: TEAM, input: () => ({ since: 90 }) },
  quizReviews_getPersonReview: {
    method: 'GET',
    expected: OF_HERE,
    input: ({ people }) => ({ userId: people.teacher.id }),
  },
  quizReviews_getAttemptReview: {
    method: 'GET',
    expected: OF_HERE,
    input: async (world) => ({ quizId: await finishedQuiz(world) }),
  },
  quizReviews_saveReview: {
    method: 'POST',
    expected: OF_HERE,
    input: async (world) => ({
      quizId: await finishedQuiz(world),
      version: 0,
      note: 'À reprendre ensemble.',
      visible: true,
    }),
  },
  quizReviews_removeReview: {
    method: 'POST',
    expected: OF_HERE,
    input: async (world) => ({ quizId: await reviewedQuiz(world), version: 1 }),
  },
  quizReviews_remind: {
    method: 'POST',
    expected: OF_HERE,
    input: async (world) => ({ userId: await colleague(world), type: 'ALEX' }),
  },
  quizReviews_exportQuizReviews: { method: 'POST', expected: TEAM, input: () => ({ program: 'ALEX', state: 'open' }) },
  quizReviews_getMyReview: { method: 'GET', expected: EDUCATOR },
  quizReviews_getMyAttemptReview: {
    method: 'GET',
    expected: { ...EDUCATOR, ...HIDDEN },
    input: async (world) => ({ quizId: await finishedQuiz(world) }),
  },
  quizReviews_getReminder: {
    method: 'GET',
    expected: { ...DAYCARE, superadmin: 403 },
    input: () => ({ type: 'ALEX' }),
  },
  quizReviews_closeReminder: {
    method: 'POST',
    expected: { ...DAYCARE, superadmin: 403 },
    input: () => ({ type: 'PETITE_ENFANCE' }),
  },
}
