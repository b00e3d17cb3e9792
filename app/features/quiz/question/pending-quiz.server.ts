import { Prisma } from '#app/server/generated/prisma/client.ts'

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
