import { subDays } from 'date-fns/subDays'
import type { Program } from '#app/domain/enums.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { reviewSentences } from '#content/pages/quiz-reviews.ts'
import { DAYS_BETWEEN_REMINDERS } from './review-rows.ts'
import type { Reminder } from './schema.ts'

/**
 * Shows a reminder on an educator's quiz page.
 * @throws AppError NOT_FOUND for anybody who is not in the team of the selected daycare, CONFLICT within seven days
 */
export async function remind(scope: DaycareScope, userId: string, type: Program): Promise<Reminder> {
  const daycareId = requireDaycareId(scope)
  const sentAt = new Date()
  const where = { userId, daycareId, role: 'TEACHER' as const, user: { deletedAt: null } }
  if (!(await db().membership.count({ where }))) throw new AppError('NOT_FOUND')
  // The condition is in the statement: of several parallel calls one sends.
  const sent = await db().$executeRaw`
    INSERT INTO "QuizReminder" ("daycareId", "userId", "type", "managerId", "sentAt")
    VALUES (${daycareId}::uuid, ${userId}::uuid, ${type}::"Program", ${scope.userId}::uuid, ${sentAt})
    ON CONFLICT ("daycareId", "userId", "type") DO UPDATE
      SET "sentAt" = excluded."sentAt", "managerId" = excluded."managerId", "closedAt" = NULL
      WHERE "QuizReminder"."sentAt" <= ${subDays(sentAt, DAYS_BETWEEN_REMINDERS)}`
  if (!sent) throw new AppError('CONFLICT', reviewSentences.remindedLately)
  return { sentAt }
}

/** The open reminder of the caller for a program; null once she has closed it or answered a question. One query. */
export async function getReminder(scope: DaycareScope, type: Program): Promise<Reminder | null> {
  const daycareId = requireDaycareId(scope)
  const rows = await db().$queryRaw<Reminder[]>`
    SELECT "sentAt" FROM "QuizReminder"
    WHERE "daycareId" = ${daycareId}::uuid AND "userId" = ${scope.userId}::uuid AND "type" = ${type}::"Program"
      AND "closedAt" IS NULL AND NOT EXISTS (
        SELECT FROM "Quiz" WHERE "Quiz"."daycareId" = "QuizReminder"."daycareId"
          AND "Quiz"."userId" = "QuizReminder"."userId" AND "Quiz"."type" = "QuizReminder"."type"
          AND "Quiz"."lastAnswerAt" > "QuizReminder"."sentAt")`
  return rows[0] ?? null
}

/** Closes the caller's reminder; does nothing when there is none. */
export async function closeReminder(scope: DaycareScope, type: Program): Promise<void> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId, type }
  await db().quizReminder.updateMany({ where: { ...own, closedAt: null }, data: { closedAt: new Date() } })
}
