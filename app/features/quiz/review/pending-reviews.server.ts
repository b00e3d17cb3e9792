import { db } from '#app/server/database/db.server.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { isPendingQuiz } from '../question/answered-quiz.server.ts'
import type { PendingReview, QuizIdsInput } from './schema.ts'

/** More would be an archive, not something that waits. */
const PENDING_MAX = 200

/** What awaits the review of the managers of a daycare, the longest first; at most two hundred. One query. */
export async function getPendingReviews(scope: DaycareScope): Promise<PendingReview[]> {
  const daycareId = requireDaycareId(scope)
  return db().$queryRaw<PendingReview[]>`
    SELECT "Quiz"."id" AS "quizId", "Quiz"."userId", "User"."firstName", "User"."lastName", "Quiz"."type",
      "Quiz"."finishedAt", "counts"."wrong"
    FROM "Quiz"
    JOIN "User" ON "User"."id" = "Quiz"."userId"
    CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE NOT "isCorrect"))::int AS "wrong"
      FROM "QuizAnswer" WHERE "quizId" = "Quiz"."id" AND "daycareId" = "Quiz"."daycareId"
    ) "counts"
    WHERE ${isPendingQuiz(daycareId)}
    ORDER BY "Quiz"."finishedAt", "Quiz"."id" LIMIT ${PENDING_MAX}`
}

/**
 * Marks attempts as reviewed, without a note; those that are reviewed already, and those of other daycares, stay as they
 * are. One query.
 * @returns the ids of those that it has marked
 */
export async function markReviewed(scope: DaycareScope, { quizIds }: QuizIdsInput): Promise<string[]> {
  const daycareId = requireDaycareId(scope)
  const marked = await db().$queryRaw<{ quizId: string }[]>`
    INSERT INTO "QuizReview" ("quizId", "daycareId", "managerId")
    SELECT "Quiz"."id", "Quiz"."daycareId", ${scope.userId}::uuid
    FROM "Quiz"
    WHERE "Quiz"."id" = ANY (${quizIds}::uuid[]) AND ${isPendingQuiz(daycareId)}
    ON CONFLICT ("quizId") DO NOTHING
    RETURNING "quizId"`
  return marked.map(({ quizId }) => quizId)
}

/** Takes back marks without a note that the caller has just set; the others stay. One query. */
export async function unmarkReviewed(scope: DaycareScope, { quizIds }: QuizIdsInput): Promise<void> {
  const daycareId = requireDaycareId(scope)
  await db().quizReview.deleteMany({
    where: { daycareId, quizId: { in: quizIds }, managerId: scope.userId, note: '', version: 1 },
  })
}
