import { RETENTION_DAYS } from '#app/domain/retention.ts'
import { readableSql } from '#app/features/activities/access.server.ts'
import { isPendingQuiz } from '#app/features/quiz/question/answered-quiz.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { type AwaitedReviews, type News, NOTICES_SHOWN, type Notice, type NoticesInput } from './schema.ts'

const { sql } = Prisma

/**
 * What is new for a member of a daycare and not put away, the newest first: read from the rows that it is about, each by an
 * index that begins with the daycare or the person. What is said elsewhere too (« J’ai lu » on the page of the quizzes) is
 * not new any more once it was read there.
 */
function newsOf(scope: DaycareScope): Prisma.Sql {
  const daycareId = requireDaycareId(scope)
  const own = sql`"daycareId" = ${daycareId}::uuid AND "userId" = ${scope.userId}::uuid`
  return sql`
    SELECT * FROM (
      SELECT 'questionAnswer:' || "id" AS "id", 'questionAnswer' AS "kind", "answeredAt" AS "at", v."prompt" AS "subject",
        v."program", NULL::uuid AS "target", false AS "hasNote"
      FROM "QuestionReport" r
      CROSS JOIN LATERAL (
        SELECT "prompt", "program"::text FROM "QuestionVersion" JOIN "Question" ON "Question"."id" = "questionId"
        WHERE "QuestionVersion"."id" = r."questionVersionId"
      ) v
      WHERE ${own} AND "answeredAt" IS NOT NULL AND "readAt" IS NULL
      UNION ALL
      SELECT 'correction:' || "id", 'correction', "createdAt", q."prompt", q."program", NULL, false
      FROM "CorrectionNotice" n
      CROSS JOIN LATERAL (
        SELECT "prompt", "program"::text FROM "QuestionCorrection" c
        JOIN "Question" ON "Question"."id" = c."questionId"
        JOIN "QuestionVersion" ON "QuestionVersion"."id" = "Question"."currentVersionId"
        WHERE c."id" = n."correctionId"
      ) q
      WHERE ${own} AND "readAt" IS NULL
      UNION ALL
      SELECT 'sheetAnswer:' || "id", 'sheetAnswer', "closedAt", "title", NULL,
        (SELECT a."id" FROM (SELECT "id" FROM "Activity" WHERE ${readableSql(scope)}) a WHERE a."id" = "activityId"), false
      FROM "SectionReport" WHERE ${own} AND "closedAt" IS NOT NULL
      UNION ALL
      SELECT 'review:' || q."id", 'review', r."reviewedAt", NULL, q."type"::text, q."id", r."visible" AND r."note" <> ''
      FROM "QuizReview" r JOIN "Quiz" q ON q."id" = r."quizId" AND q."daycareId" = r."daycareId"
      WHERE r."daycareId" = ${daycareId}::uuid AND q."userId" = ${scope.userId}::uuid
        AND r."reviewedAt" > now() - make_interval(days => ${RETENTION_DAYS.notices})
      UNION ALL
      SELECT 'quizInvitation:' || "type", 'quizInvitation', "sentAt", NULL, "type"::text, NULL, false
      FROM "QuizReminder" r
      WHERE ${own} AND "closedAt" IS NULL AND NOT EXISTS (
        SELECT FROM "Quiz" q WHERE q."daycareId" = r."daycareId" AND q."userId" = r."userId" AND q."type" = r."type"
          AND q."lastAnswerAt" > r."sentAt")
      UNION ALL
      SELECT 'surveyInvitation:' || "id", 'surveyInvitation', "openedAt", NULL, NULL, "id", false
      FROM "Survey" s
      WHERE "daycareId" = ${daycareId}::uuid AND "isRoundOpen" AND "openedById" IS DISTINCT FROM ${scope.userId}::uuid
        AND ARRAY(SELECT "round" FROM "SurveyParticipation" p WHERE p."daycareId" = s."daycareId" AND p."surveyId" = s."id"
          AND p."userId" = ${scope.userId}::uuid ORDER BY 1) = ARRAY(SELECT generate_series(1, s."round" - 1))
      UNION ALL
      SELECT 'recall:' || "id", 'recall', "refusedAt", "title", NULL, "id", false
      FROM "Activity" a
      WHERE "daycareId" = ${daycareId}::uuid AND "refusedAt" IS NOT NULL AND "refusals" <> '[]' AND ${readableSql(scope)}
        AND (EXISTS (SELECT FROM "FavouriteActivity" f WHERE f."daycareId" = ${daycareId}::uuid
            AND f."userId" = ${scope.userId}::uuid AND f."activityId" = a."id" AND f."createdAt" < a."refusedAt")
          OR EXISTS (SELECT FROM "PlannedActivity" p WHERE p."daycareId" = ${daycareId}::uuid
            AND p."userId" = ${scope.userId}::uuid AND p."activityId" = a."id" AND p."createdAt" < a."refusedAt"
            AND p."day" >= (now() AT TIME ZONE 'America/Toronto')::date))
    ) "news"
    WHERE "at" > now() - make_interval(days => ${RETENTION_DAYS.notices}) AND NOT EXISTS (
      SELECT FROM "ReadNotice" WHERE ${own} AND "notice" = "news"."id" AND "readAt" >= "news"."at")
    ORDER BY "at" DESC, "id" LIMIT ${NOTICES_SHOWN}`
}

/** What is new for her. Empty for a superadmin, who is a member of no daycare. One query. */
export async function getNotices(scope: DaycareScope): Promise<Notice[]> {
  if (scope.role === 'SUPERADMIN') return []
  return db().$queryRaw<Notice[]>(newsOf(scope))
}

/** Puts lines away. @returns the ids of those that were there. One query. */
export async function closeNotices(scope: DaycareScope, { ids }: NoticesInput): Promise<string[]> {
  const daycareId = requireDaycareId(scope)
  const closed = await db().$queryRaw<{ notice: string }[]>`
    INSERT INTO "ReadNotice" ("daycareId", "userId", "notice", "readAt")
    SELECT ${daycareId}::uuid, ${scope.userId}::uuid, "id", now() FROM (${newsOf(scope)}) "shown" WHERE "id" = ANY (${ids})
    ON CONFLICT ("daycareId", "userId", "notice") DO UPDATE SET "readAt" = excluded."readAt"
    RETURNING "notice"`
  return closed.map(({ notice }) => notice)
}

/** Takes back lines that she has put away. One query. */
export async function reopenNotices(scope: DaycareScope, { ids }: NoticesInput): Promise<void> {
  const daycareId = requireDaycareId(scope)
  await db().readNotice.deleteMany({ where: { daycareId, userId: scope.userId, notice: { in: ids } } })
}

/** How many quizzes await a review in the selected daycare, by person; only those of whom some do. One query. */
export async function countAwaitedReviews(scope: DaycareScope): Promise<AwaitedReviews[]> {
  const daycareId = requireDaycareId(scope)
  return db().$queryRaw<AwaitedReviews[]>`
    SELECT "userId", count(*)::int AS "count" FROM "Quiz" WHERE ${isPendingQuiz(daycareId)} GROUP BY 1`
}

/** What the frame of the pages shows of what is new. One query, and for a manager another beside it. */
export async function getNews(scope: DaycareScope): Promise<News> {
  const [notices, awaited] = await Promise.all([
    getNotices(scope),
    scope.role === 'MANAGER' ? countAwaitedReviews(scope) : [],
  ])
  return { notices, toReview: awaited.reduce((sum, { count }) => sum + count, 0) }
}
