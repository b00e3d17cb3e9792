import { createPerson } from '#tests/support/people.ts'
import { createQuestion, playQuiz } from '#tests/support/quizzes.ts'
import type { World } from '../world.ts'
import { type Details, HIDDEN } from './expected.ts'

/** Somebody of the first daycare, or what she has answered. */
const OF_HERE = { foreignManager: 404 }
/** Only an educator is seen by a manager. */
const EDUCATOR = { manager: 404, foreignManager: 404 }

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
export const QUIZ_REVIEWS_ROWS: Record<string, Details> = {
  quizReviews_getHardQuestions: { input: () => ({ since: 90 }) },
  quizReviews_getPersonReview: {
    except: OF_HERE,
    input: ({ people }) => ({ userId: people.teacher.id }),
  },
  quizReviews_getAttemptReview: {
    except: OF_HERE,
    input: async (world) => ({ quizId: await finishedQuiz(world) }),
  },
  quizReviews_saveReview: {
    except: OF_HERE,
    input: async (world) => ({
      quizId: await finishedQuiz(world),
      version: 0,
      note: 'À reprendre ensemble.',
      visible: true,
    }),
  },
  quizReviews_removeReview: {
    except: OF_HERE,
    input: async (world) => ({ quizId: await reviewedQuiz(world), version: 1 }),
  },
  quizReviews_remind: {
    except: OF_HERE,
    input: async (world) => ({ userId: await colleague(world), type: 'ALEX' }),
  },
  quizReviews_exportQuizReviews: { input: () => ({ program: 'ALEX', state: 'open' }) },
  quizReviews_getMyReview: { except: EDUCATOR },
  quizReviews_getMyAttemptReview: {
    except: { ...EDUCATOR, ...HIDDEN },
    input: async (world) => ({ quizId: await finishedQuiz(world) }),
  },
  quizReviews_getReminder: { input: () => ({ type: 'ALEX' }) },
  quizReviews_closeReminder: { input: () => ({ type: 'PETITE_ENFANCE' }) },
}
