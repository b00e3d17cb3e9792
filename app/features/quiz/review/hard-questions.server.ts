import { subDays } from 'date-fns/subDays'
import { QuestionChoices } from '#app/domain/question.ts'
import { db } from '#app/server/database/db.server.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { findLure, type QuestionFigures, selectHardest } from './hard-questions.ts'
import type { HardQuestions } from './schema.ts'
import type { Period } from './search-params.ts'

const MAX_QUESTIONS = 8

/**
 * The questions that the educators of the selected daycare miss most, from the last answer of each of them to each
 * version of a ready question. Counts only, nothing that identifies a person. Two queries.
 * @param since days to look back; without it, everything
 */
export async function getHardQuestions(scope: DaycareScope, since?: Period): Promise<HardQuestions> {
  const daycareId = requireDaycareId(scope)
  const sinceCondition = since ? Prisma.sql`AND "answeredAt" >= ${subDays(new Date(), since)}` : Prisma.empty
  const teamFigures = await db().$queryRaw<QuestionFigures[]>`
    WITH "last" AS (
      SELECT DISTINCT ON ("QuizAnswer"."questionId", "questionVersionId", "QuizAnswer"."userId")
        "QuizAnswer"."questionId", "questionVersionId", "isCorrect", "chosenKeys"
      FROM "QuizAnswer"
      JOIN "Membership" ON "Membership"."daycareId" = "QuizAnswer"."daycareId"
        AND "Membership"."userId" = "QuizAnswer"."userId" AND "Membership"."role" = 'TEACHER'
      WHERE "QuizAnswer"."daycareId" = ${daycareId}::uuid AND "answeredAt" IS NOT NULL ${sinceCondition}
      ORDER BY "QuizAnswer"."questionId", "questionVersionId", "QuizAnswer"."userId", "answeredAt" DESC
    )
    SELECT "questionVersionId" AS "versionId", "Question"."program" AS "type", count(*)::int AS "people",
      (count(*) FILTER (WHERE "isCorrect"))::int AS "right",
      coalesce(jsonb_agg("chosenKeys") FILTER (WHERE NOT "isCorrect"), '[]') AS "wrongChoices"
    FROM "last"
    JOIN "Question" ON "Question"."id" = "last"."questionId" AND "Question"."status" = 'READY'
    GROUP BY "questionVersionId", "Question"."id"`
  const { hard, hidden } = selectHardest(teamFigures, MAX_QUESTIONS)
  const versions = await db().questionVersion.findMany({
    where: { id: { in: hard.map(({ versionId }) => versionId) } },
    select: { id: true, topic: true, prompt: true, choices: true, explanationWrong: true },
  })
  const byId = new Map(versions.map((version) => [version.id, version]))
  const questions = hard.flatMap(({ wrongChoices, ...figures }) => {
    const version = byId.get(figures.versionId)
    if (!version) return []
    const choices = QuestionChoices.parse(version.choices)
    return {
      ...figures,
      topic: version.topic,
      prompt: version.prompt,
      rightChoices: choices.flatMap(({ correct, text }) => (correct ? [text] : [])),
      lure: findLure(choices, wrongChoices),
      explanation: version.explanationWrong,
    }
  })
  return { questions, hidden }
}
