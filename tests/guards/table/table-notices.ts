import { insertQuestion, playQuiz } from '#tests/support/quizzes.ts'
import type { World } from '../world.ts'
import { DAYCARE, DAYCARE_WRITE, type Details, MANAGER_IN_DAYCARE } from './expected.ts'

/** A line of the educator: her quiz was reviewed. */
async function notice({ db, hereId, people }: World): Promise<string> {
  const owner = { userId: people.teacher.id, daycareId: hereId }
  const { id } = await playQuiz(db, owner, [await insertQuestion(db)], [true])
  await db.quizReview.create({ data: { quizId: id, daycareId: hereId, managerId: people.manager.id } })
  return `review:${id}`
}

/** Rows of « Nouveautés »: ids that are none of hers are passed over. */
export const NOTICE_ROWS: Record<string, Details> = {
  notices_getNotices: { who: DAYCARE },
  notices_closeNotices: { who: DAYCARE_WRITE, input: async (world) => ({ ids: [await notice(world)] }) },
  notices_reopenNotices: { who: DAYCARE_WRITE, input: async (world) => ({ ids: [await notice(world)] }) },
  notices_countAwaitedReviews: { who: MANAGER_IN_DAYCARE },
}
