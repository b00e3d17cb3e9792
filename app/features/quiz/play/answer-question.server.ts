import { correctionOf, isRightAnswer, type QuestionChoice, QuestionChoices } from '#app/domain/question.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { QuestionVersion } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, ownDaycareId } from '#app/server/middleware.ts'
import { quizSentences } from '#content/pages/quizzes.ts'
import type { AnswerDetails, AnswerQuestionInput, SentReport } from './schema.ts'
import { ownQuizzes } from './server.ts'

const answerFields = {
  id: true,
  quizId: true,
  position: true,
  isCorrect: true,
  chosenKeys: true,
  answeredAt: true,
  version: {
    select: {
      id: true,
      kind: true,
      choices: true,
      explanationRight: true,
      explanationWrong: true,
      source: true,
      link: true,
    },
  },
  // Her last remark on it, and what came of it.
  reports: {
    orderBy: { createdAt: 'desc' },
    take: 1,
    select: { createdAt: true, outcome: true, reply: true },
  },
} as const

function readAnswer(tx: Transaction, scope: DaycareScope, answerId: string) {
  return tx.quizAnswer.findFirst({
    relationLoadStrategy: 'join',
    where: { ...ownQuizzes(scope), id: answerId },
    select: answerFields,
  })
}

type Stored = {
  id: string
  isCorrect: boolean | null
  chosenKeys: string[]
  answeredAt: Date | null
  version: Pick<QuestionVersion, 'kind' | 'choices' | 'explanationRight' | 'explanationWrong' | 'source' | 'link'>
  reports?: SentReport[]
}

/** Only for an answer that is stored: this is where the right choices first leave the server. */
export function detailsOf({ id, isCorrect, chosenKeys, answeredAt, version, reports }: Stored): AnswerDetails {
  if (isCorrect === null || !answeredAt) throw new AppError('CONFLICT', quizSentences.notYet)
  return {
    ...correctionOf(version, { isCorrect, chosenKeys }),
    answerId: id,
    answeredAt,
    report: reports?.[0] ?? null,
  }
}

/**
 * What was answered to one question, the right choices and why.
 * @throws AppError NOT_FOUND for another's answer, CONFLICT before it is answered
 */
export async function getQuestionAnswer(scope: DaycareScope, answerId: string): Promise<AnswerDetails> {
  const answer = await readAnswer(db(), scope, answerId)
  if (!answer) throw new AppError('NOT_FOUND')
  return detailsOf(answer)
}

function checkChoices(kind: Stored['version']['kind'], choices: QuestionChoice[], chosen: string[]): void {
  const known = new Set(choices.map(({ key }) => key))
  if (chosen.some((key) => !known.has(key))) throw new AppError('INVALID_INPUT', quizSentences.choiceUnknown)
  if (kind !== 'MULTIPLE' && chosen.length !== 1) throw new AppError('INVALID_INPUT', quizSentences.oneChoiceOnly)
}

/**
 * Stores an answer once and for all, in one transaction, and ends the quiz with its last one. The same answer sent
 * again (double click, lost reply, second tab) gives the same details.
 * @throws AppError NOT_FOUND for another's answer, INVALID_INPUT for choices that are not of the question, CONFLICT
 *   when another answer is stored, or an earlier question has none
 */
export async function answerQuestion(scope: DaycareScope, input: AnswerQuestionInput): Promise<AnswerDetails> {
  // Its key was corrected between the reading and the storing: read again, it is judged by the new one.
  return (
    (await tryToAnswer(scope, input)) ?? (await tryToAnswer(scope, input)) ?? Promise.reject(new AppError('CONFLICT'))
  )
}

/** Null when the key has just changed. */
function tryToAnswer(scope: DaycareScope, { answerId, choiceIds }: AnswerQuestionInput): Promise<AnswerDetails | null> {
  const daycareId = ownDaycareId(scope)
  const chosenKeys = [...new Set(choiceIds)].sort()
  return db().$transaction(async (tx) => {
    const answer = await readAnswer(tx, scope, answerId)
    if (!answer) throw new AppError('NOT_FOUND')
    const choices = QuestionChoices.parse(answer.version.choices)
    checkChoices(answer.version.kind, choices, chosenKeys)
    const isCorrect = isRightAnswer(choices, chosenKeys)
    const rightKeys = choices.flatMap(({ key, correct }) => (correct ? [key] : [])).join()
    const answeredAt = new Date()
    // The conditions are in the statement: of several at once, one writes; and the key that it was judged by still
    // holds when it is stored, whoever corrects it meanwhile.
    const stored = await tx.$executeRaw`
      UPDATE "QuizAnswer" SET "chosenKeys" = ${chosenKeys}, "isCorrect" = ${isCorrect}, "answeredAt" = ${answeredAt}
      WHERE "id" = ${answerId}::uuid AND "daycareId" = ${daycareId}::uuid AND "userId" = ${scope.userId}::uuid
        AND "answeredAt" IS NULL
        AND EXISTS (SELECT FROM "QuestionVersion" WHERE "id" = ${answer.version.id}::uuid AND "rightKeys" = ${rightKeys} FOR KEY SHARE)
        AND NOT EXISTS (
          SELECT FROM "QuizAnswer" AS "earlier" WHERE "earlier"."quizId" = ${answer.quizId}::uuid
            AND "earlier"."position" < ${answer.position} AND "earlier"."answeredAt" IS NULL)`
    if (!stored) return alreadyStored(tx, scope, answerId, chosenKeys, rightKeys)
    await tx.$executeRaw`
      UPDATE "Quiz" SET "lastAnswerAt" = ${answeredAt}, "finishedAt" = CASE WHEN NOT EXISTS (
        SELECT FROM "QuizAnswer" WHERE "quizId" = "Quiz"."id" AND "answeredAt" IS NULL) THEN ${answeredAt}::timestamptz ELSE "finishedAt" END
      WHERE "id" = ${answer.quizId}::uuid AND "daycareId" = ${daycareId}::uuid`
    return detailsOf({ ...answer, chosenKeys, isCorrect, answeredAt })
  })
}

async function alreadyStored(
  tx: Transaction,
  scope: DaycareScope,
  answerId: string,
  chosenKeys: string[],
  judgedBy: string,
): Promise<AnswerDetails | null> {
  const answer = await readAnswer(tx, scope, answerId)
  const keys =
    answer && QuestionChoices.parse(answer.version.choices).flatMap(({ key, correct }) => (correct ? [key] : []))
  if (keys && !answer.answeredAt && keys.join() !== judgedBy) return null
  if (!answer?.answeredAt) throw new AppError('CONFLICT', quizSentences.notYet)
  if (answer.chosenKeys.join('\n') !== chosenKeys.join('\n'))
    throw new AppError('CONFLICT', quizSentences.answeredOtherwise)
  return detailsOf(answer)
}
