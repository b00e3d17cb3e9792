import type { Program } from '#app/domain/enums.ts'
import { PRODUCT_TIME_ZONE } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import type { AnswerHistory } from './choose-questions.ts'

/** `ownQuizzesWhere` in SQL, on "Quiz": the caller's own quizzes of a program, in the selected daycare. */
export function ownQuizzesSql({ userId, daycareId }: DaycareScope, type: Program): Prisma.Sql {
  const inDaycare = daycareId ? Prisma.sql`AND "Quiz"."daycareId" = ${daycareId}::uuid` : Prisma.empty
  return Prisma.sql`"Quiz"."userId" = ${userId}::uuid AND "Quiz"."type" = ${type}::"Program" ${inDaycare}`
}

/** Every ready question of a program with the caller's past answers. One query, over her own answers only. */
export function getAnswerHistory(scope: DaycareScope, type: Program): Promise<AnswerHistory[]> {
  // Days are those of the product's time zone, not of the server's clock.
  return db().$queryRaw<AnswerHistory[]>`
    WITH "past" AS (
      SELECT "questionId", array_agg("isCorrect" ORDER BY "answeredAt", "QuizAnswer"."id") AS "rights",
        array_agg(("answeredAt" AT TIME ZONE ${PRODUCT_TIME_ZONE}::text)::date - date '1970-01-01'
          ORDER BY "answeredAt", "QuizAnswer"."id") AS "days"
      FROM "Quiz" JOIN "QuizAnswer" ON "QuizAnswer"."quizId" = "Quiz"."id" AND "answeredAt" IS NOT NULL
      WHERE ${ownQuizzesSql(scope, type)}
      GROUP BY "questionId"
    )
    SELECT "Question"."id" AS "questionId", "QuestionVersion"."topic",
      coalesce("past"."days", '{}') AS "days", coalesce("past"."rights", '{}') AS "rights"
    FROM "Question"
    JOIN "QuestionVersion" ON "QuestionVersion"."id" = "Question"."currentVersionId"
    LEFT JOIN "past" ON "past"."questionId" = "Question"."id"
    WHERE "Question"."program" = ${type}::"Program" AND "Question"."status" = 'READY'
    ORDER BY "Question"."id"`
}

/**
 * Ids of the questions that the caller missed in one quiz and that are still ready, in the order of the quiz.
 * @throws AppError NOT_FOUND for a quiz that is not hers
 */
export async function getMissedQuestionIds(scope: DaycareScope, type: Program, quizId: string): Promise<string[]> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId }
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
