import type { Program } from '#app/domain/question.ts'
import { db } from '#app/server/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { ownDaycareId } from '#app/server/middleware.ts'
import type { QuestionPast } from './choose-questions.ts'

/** Every ready question of a program with what the person has done of it. One query, over her own answers only. */
export function getPastByQuestion(scope: DaycareScope, type: Program): Promise<QuestionPast[]> {
  return db().$queryRaw<QuestionPast[]>`
    WITH "own" AS (
      SELECT "questionId", "isCorrect", "answeredAt",
        max("answeredAt") FILTER (WHERE NOT "isCorrect") OVER (PARTITION BY "questionId") AS "lastMiss"
      FROM "QuizAnswer"
      WHERE "daycareId" = ${ownDaycareId(scope)}::uuid AND "userId" = ${scope.userId}::uuid AND "answeredAt" IS NOT NULL
    ), "past" AS (
      SELECT "questionId", count(*)::int AS "answered", max("answeredAt") AS "lastAnsweredAt",
        bool_or(NOT "isCorrect") AS "missed",
        (count(*) FILTER (WHERE "isCorrect" AND "answeredAt" > "lastMiss"))::int AS "rightSinceMiss"
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
 * Questions that she missed and may still be asked: in one quiz of hers, in its order, or among all (whose last answer
 * was wrong).
 * @throws AppError NOT_FOUND for a quiz that is not hers
 */
export async function getMistakenQuestions(scope: DaycareScope, type: Program, quizId?: string): Promise<string[]> {
  const own = { daycareId: ownDaycareId(scope), userId: scope.userId }
  if (quizId && !(await db().quiz.count({ where: { ...own, id: quizId, type } }))) throw new AppError('NOT_FOUND')
  const answers = await db().quizAnswer.findMany({
    where: {
      ...own,
      answeredAt: { not: null },
      question: { program: type, status: 'READY' },
      ...(quizId && { quizId }),
    },
    select: { questionId: true, isCorrect: true },
    distinct: ['questionId'],
    orderBy: quizId ? [{ questionId: 'asc' }, { position: 'asc' }] : [{ questionId: 'asc' }, { answeredAt: 'desc' }],
  })
  return answers.filter(({ isCorrect }) => isCorrect === false).map(({ questionId }) => questionId)
}
