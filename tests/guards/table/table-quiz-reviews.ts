import { createPerson } from '#tests/support/people.ts'
import { insertQuestion, playQuiz } from '#tests/support/quizzes.ts'
import type { World } from '../world.ts'
import { DAYCARE_WRITE, type Details, HIDDEN, MANAGER_IN_DAYCARE } from './expected.ts'

/** For a person of the first daycare, or a row of hers. */
const HIDDEN_FROM_FOREIGN_MANAGER = { foreignManager: 404 }
/** For reviews as their subject reads them: managers have none. */
const EDUCATORS_ONLY = { manager: 404, foreignManager: 404 }

/** A finished quiz of the educator, one answer right and one wrong. */
async function finishedQuiz({ db, hereId, people }: World): Promise<string> {
  const questions = [await insertQuestion(db), await insertQuestion(db)]
  const { id } = await playQuiz(db, { userId: people.teacher.id, daycareId: hereId }, questions, [true, false])
  return id
}

async function reviewedQuiz(world: World): Promise<string> {
  const quizId = await finishedQuiz(world)
  await world.db.quizReview.create({ data: { quizId, daycareId: world.hereId, managerId: world.people.manager.id } })
  return quizId
}

/** Another educator of the first daycare, without a reminder. */
async function colleague({ db, hereId }: World): Promise<string> {
  const daycare = await db.daycare.findUniqueOrThrow({ where: { id: hereId } })
  return (await createPerson(db, 'TEACHER', daycare)).id
}

/** Rows of the review of quizzes. */
export const QUIZ_REVIEWS_ROWS: Record<string, Details> = {
  quizReviews_getHardQuestions: { who: MANAGER_IN_DAYCARE, input: () => ({ since: 90 }) },
  quizReviews_getPendingReviews: { who: MANAGER_IN_DAYCARE },
  quizReviews_markReviewed: {
    who: MANAGER_IN_DAYCARE,
    input: async (world) => ({ quizIds: [await finishedQuiz(world)] }),
  },
  quizReviews_unmarkReviewed: {
    who: MANAGER_IN_DAYCARE,
    input: async (world) => ({ quizIds: [await reviewedQuiz(world)] }),
  },
  quizReviews_getPersonReview: {
    who: MANAGER_IN_DAYCARE,
    except: HIDDEN_FROM_FOREIGN_MANAGER,
    input: ({ people }) => ({ userId: people.teacher.id }),
  },
  quizReviews_getAttemptReview: {
    who: MANAGER_IN_DAYCARE,
    except: HIDDEN_FROM_FOREIGN_MANAGER,
    input: async (world) => ({ quizId: await finishedQuiz(world) }),
  },
  quizReviews_saveReview: {
    who: MANAGER_IN_DAYCARE,
    except: HIDDEN_FROM_FOREIGN_MANAGER,
    input: async (world) => ({
      quizId: await finishedQuiz(world),
      version: 0,
      note: 'À reprendre ensemble.',
      visible: true,
    }),
  },
  quizReviews_removeReview: {
    who: MANAGER_IN_DAYCARE,
    except: HIDDEN_FROM_FOREIGN_MANAGER,
    input: async (world) => ({ quizId: await reviewedQuiz(world), version: 1 }),
  },
  quizReviews_remind: {
    who: MANAGER_IN_DAYCARE,
    except: HIDDEN_FROM_FOREIGN_MANAGER,
    input: async (world) => ({ userId: await colleague(world), type: 'ALEX' }),
  },
  quizReviews_exportQuizReviews: { who: MANAGER_IN_DAYCARE, input: () => ({ program: 'ALEX', state: 'open' }) },
  quizReviews_getMyReview: { who: DAYCARE_WRITE, except: EDUCATORS_ONLY },
  quizReviews_getMyAttemptReview: {
    who: DAYCARE_WRITE,
    except: { ...EDUCATORS_ONLY, ...HIDDEN },
    input: async (world) => ({ quizId: await finishedQuiz(world) }),
  },
  quizReviews_getReminder: { who: DAYCARE_WRITE, input: () => ({ type: 'ALEX' }) },
  quizReviews_closeReminder: { who: DAYCARE_WRITE, input: () => ({ type: 'PETITE_ENFANCE' }) },
}
