import type { Program } from '#app/domain/enums.ts'
import { PRODUCT_TIME_ZONE } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, ownDaycareId } from '#app/server/middleware.ts'
import type { QuestionPast } from './choose-questions.ts'

/** SQL condition on "Quiz": her own of a program, in the daycare she is working in. */
export function ownQuizzesOf({ userId, daycareId }: DaycareScope, type: Program): Prisma.Sql {
  const inDaycare = daycareId ? Prisma.sql`AND "Quiz"."daycareId" = ${daycareId}::uuid` : Prisma.empty
  return Prisma.sql`"Quiz"."userId" = ${userId}::uuid AND "Quiz"."type" = ${type}::"Program" ${inDaycare}`
}

/** Every ready question of a program with what the person has done of it. One query, over her own answers only. */
export function getPastByQuestion(scope: DaycareScope, type: Program): Promise<QuestionPast[]> {
  // The day of an answer is that of the person's clock, not of the server's.
  const day = (moment: Prisma.Sql) => Prisma.sql`(${moment} AT TIME ZONE ${PRODUCT_TIME_ZONE}::text)::date`
  const answeredOn = day(Prisma.sql`"answeredAt"`)
  return db().$queryRaw<QuestionPast[]>`
    WITH "own" AS (
      SELECT "questionId", "isCorrect", "answeredAt",
        max("answeredAt") FILTER (WHERE NOT "isCorrect") OVER (PARTITION BY "questionId") AS "lastMiss"
      FROM "Quiz" JOIN "QuizAnswer" ON "QuizAnswer"."quizId" = "Quiz"."id" AND "answeredAt" IS NOT NULL
      WHERE ${ownQuizzesOf(scope, type)}
    ), "past" AS (
      SELECT "questionId", count(*)::int AS "answered", max("answeredAt") AS "lastAnsweredAt",
        bool_or(NOT "isCorrect") AS "missed",
        (count(DISTINCT ${answeredOn}) FILTER (WHERE "isCorrect" AND ${answeredOn} > ${day(Prisma.sql`"lastMiss"`)}))::int
          AS "rightSinceMiss"
      FROM "own" GROUP BY "questionId"
    )
    SELECT "Question"."id" AS "questionId", "QuestionVersion"."topic",
      coalesce("past"."answered", 0) AS "answered", "past"."lastAnsweredAt",
      coalesce("past"."missed", false) AS "missed", coalesce("past"."rightSinceMiss", 0) AS "rightSinceMiss"
    FROM "Question"
    JOIN "QuestionVersion" ON "QuestionVersion"."id" = "Question"."currentVersionId"
    LEFT JOIN "past" ON "past"."questionId" = "Question"."id"
    WHERE "Question"."program" = ${type}::"Program" AND "Question"."status" = 'READY'
    ORDER BY "Question"."id"`
}

/**
 * Questions that she missed in one quiz of hers and that may still be asked, in its order.
 * @throws AppError NOT_FOUND for a quiz that is not hers
 */
export async function getMistakenQuestions(scope: DaycareScope, type: Program, quizId: string): Promise<string[]> {
  const own = { daycareId: ownDaycareId(scope), userId: scope.userId }
  const quiz = await db().quiz.findFirst({
    relationLoadStrategy: 'join',
    where: { ...own, id: quizId, type },
    select: {
      answers: {
        where: { isCorrect: false, question: { status: 'READY' } },
        orderBy: { position: 'asc' },
        select: { questionId: true },
      },
    },
  })
  if (!quiz) throw new AppError('NOT_FOUND')
  return quiz.answers.map(({ questionId }) => questionId)
}
