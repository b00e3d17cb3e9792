import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, ownDaycareId } from '#app/server/middleware.ts'
import type { ReportQuestionInput } from './schema.ts'
import { ownQuizzes } from './server.ts'

/** Sends a remark on a question to who curates the bank. @throws AppError NOT_FOUND for another's answer */
export async function reportQuestion(
  scope: DaycareScope,
  { answerId, reason, text }: ReportQuestionInput,
): Promise<{ id: string }> {
  const daycareId = ownDaycareId(scope)
  const answer = await db().quizAnswer.findFirst({
    where: { ...ownQuizzes(scope), id: answerId },
    select: { questionId: true, questionVersionId: true },
  })
  if (!answer) throw new AppError('NOT_FOUND')
  return db().questionReport.create({
    data: { ...answer, answerId, daycareId, userId: scope.userId, reason, text },
    select: { id: true },
  })
}
