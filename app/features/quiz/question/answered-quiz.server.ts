import { Prisma } from '#app/server/generated/prisma/client.ts'

/**
 * What is read of a quiz to show its answers one by one, as a select of Prisma. Questions without an answer are counted and
 * left out, so that their right choices do not leave the server.
 */
export const answeredQuizFields = {
  id: true,
  type: true,
  mode: true,
  startedAt: true,
  finishedAt: true,
  _count: { select: { answers: true } },
  answers: {
    where: { answeredAt: { not: null } },
    orderBy: { position: 'asc' },
    select: {
      id: true,
      position: true,
      choiceOrder: true,
      chosenKeys: true,
      isCorrect: true,
      answeredAt: true,
      version: true,
    },
  },
} as const

/**
 * Condition on "Quiz": a finished quiz of an educator of the team, which no manager has reviewed. Only what is finished is
 * reviewed.
 */
export function isPendingQuiz(daycareId: string): Prisma.Sql {
  return Prisma.sql`"Quiz"."daycareId" = ${daycareId}::uuid AND "Quiz"."mode" = 'REGULAR'
    AND "Quiz"."finishedAt" IS NOT NULL
    AND NOT EXISTS (SELECT FROM "QuizReview" WHERE "QuizReview"."quizId" = "Quiz"."id")
    AND EXISTS (SELECT FROM "Membership" JOIN "User" ON "User"."id" = "Membership"."userId"
      WHERE "Membership"."daycareId" = "Quiz"."daycareId" AND "Membership"."userId" = "Quiz"."userId"
        AND "Membership"."role" = 'TEACHER' AND "User"."deletedAt" IS NULL)`
}
