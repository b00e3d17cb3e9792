import { db } from '#app/server/database/db.server.ts'
import type { AnswerHistory } from '../schema.ts'
import { ANSWERS_TO_JUDGE } from './figures.ts'

/** Newest answers that the history is made of: its cost does not grow with the years. */
const ANSWERS_MAX = 1_000

type Row = { month: string; answered: number; right: number; discrimination: number | null; judged: number }

/**
 * How a question was answered month by month, newest first, and how well it tells apart who knows: the correlation of its
 * result with the share of the other questions of the same quiz that are right. Over all versions. One query.
 * Source: Moodle, quiz statistics, discrimination index.
 */
export async function getAnswerHistory(questionId: string): Promise<AnswerHistory> {
  const rows = await db().$queryRaw<Row[]>`
    WITH "recent" AS (
      SELECT "quizId", "position", "isCorrect"::int AS "right", "answeredAt" FROM "QuizAnswer"
      WHERE "questionId" = ${questionId}::uuid AND "isCorrect" IS NOT NULL ORDER BY "id" DESC LIMIT ${ANSWERS_MAX}
    ), "scored" AS (
      SELECT "recent".*, "other"."share" FROM "recent" CROSS JOIN LATERAL (
        SELECT avg("isCorrect"::int)::float AS "share" FROM "QuizAnswer"
        WHERE "quizId" = "recent"."quizId" AND "position" <> "recent"."position" AND "isCorrect" IS NOT NULL) "other"
    ), "index" AS (SELECT corr("right", "share") AS "discrimination", count("share")::int AS "judged" FROM "scored")
    SELECT to_char("answeredAt" AT TIME ZONE 'America/Toronto', 'YYYY-MM') AS "month", count(*)::int AS "answered",
      sum("right")::int AS "right", "discrimination", "judged"
    FROM "scored" CROSS JOIN "index" GROUP BY 1, "discrimination", "judged" ORDER BY 1 DESC`
  const [newest] = rows
  return {
    discrimination: newest && newest.judged >= ANSWERS_TO_JUDGE ? newest.discrimination : null,
    months: rows.map(({ month, answered, right }) => ({ month, answered, right })),
  }
}
