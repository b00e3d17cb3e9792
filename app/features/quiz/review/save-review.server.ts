import { db, type Transaction } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { reviewSentences } from '#content/pages/quiz-reviews.ts'
import type { RemoveReviewInput, SaveReviewInput } from './schema.ts'

/**
 * Marks an attempt of an educator of the selected daycare as reviewed, with or without a note. Idempotent: the same
 * input again (double click, lost reply) changes nothing.
 * @returns the version of the stored review
 * @throws AppError NOT_FOUND for any other attempt, or one that is not finished; CONFLICT when the review was changed since `version`
 */
export function saveReview(
  scope: DaycareScope,
  { quizId, version, note, visible }: SaveReviewInput,
): Promise<{ version: number }> {
  const daycareId = requireDaycareId(scope)
  return db().$transaction(async (tx) => {
    const quiz = await tx.quiz.findFirst({
      where: {
        id: quizId,
        daycareId,
        finishedAt: { not: null },
        user: { memberships: { some: { daycareId, role: 'TEACHER' } } },
      },
      select: { id: true },
    })
    if (!quiz) throw new AppError('NOT_FOUND')
    const fields = { note, visible, managerId: scope.userId }
    const { count } =
      version === 0
        ? await tx.quizReview.createMany({ data: { quizId, daycareId, ...fields }, skipDuplicates: true })
        : await tx.quizReview.updateMany({
            where: { quizId, daycareId, version },
            data: { ...fields, reviewedAt: new Date(), version: { increment: 1 } },
          })
    return count > 0 ? { version: version + 1 } : resolveExistingReview(tx, { quizId, daycareId, note, visible })
  })
}

type SubmittedReview = { quizId: string; daycareId: string; note: string; visible: boolean }

/** Why nothing was written: the same review is stored already, or a different one (CONFLICT). */
async function resolveExistingReview(
  tx: Transaction,
  { quizId, daycareId, note, visible }: SubmittedReview,
): Promise<{ version: number }> {
  const stored = await tx.quizReview.findFirst({ where: { quizId, daycareId } })
  if (stored?.note === note && stored.visible === visible) return { version: stored.version }
  throw new AppError('CONFLICT', reviewSentences.noteChanged)
}

/**
 * Removes the review with its note; does nothing when there is none.
 * @throws AppError NOT_FOUND for an attempt of another daycare, CONFLICT when the review was changed since `version`
 */
export async function removeReview(scope: DaycareScope, { quizId, version }: RemoveReviewInput): Promise<void> {
  const daycareId = requireDaycareId(scope)
  const { count } = await db().quizReview.deleteMany({ where: { quizId, daycareId, version } })
  if (count > 0) return
  const quiz = await db().quiz.findFirst({ where: { id: quizId, daycareId }, select: { review: true } })
  if (!quiz) throw new AppError('NOT_FOUND')
  if (quiz.review) throw new AppError('CONFLICT', reviewSentences.noteChanged)
}
