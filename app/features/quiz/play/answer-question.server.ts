import {
  answerFeedback,
  isRightAnswer,
  type QuestionChoice,
  QuestionChoices,
  rightKeysOf,
} from '#app/domain/question.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { QuestionVersion } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { quizSentences } from '#content/pages/quizzes.ts'
import type { AnswerDetails, AnswerQuestionInput, SentReport } from './schema.ts'
import { ownQuizzesWhere } from './server.ts'

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
  // Only her latest report on this question, with its outcome.
  reports: {
    orderBy: { createdAt: 'desc' },
    take: 1,
    select: { createdAt: true, outcome: true, reply: true },
  },
} as const

function readAnswer(tx: Transaction, scope: DaycareScope, answerId: string) {
  return tx.quizAnswer.findFirst({
    relationLoadStrategy: 'join',
    where: { ...ownQuizzesWhere(scope), id: answerId },
    select: answerFields,
  })
}

type StoredAnswer = {
  id: string
  isCorrect: boolean | null
  chosenKeys: string[]
  answeredAt: Date | null
  version: Pick<QuestionVersion, 'kind' | 'choices' | 'explanationRight' | 'explanationWrong' | 'source' | 'link'>
  reports?: SentReport[]
}

/**
 * Grading and explanation of a stored answer. The right choices leave the server here and not before.
 * @throws AppError CONFLICT while the question has no answer
 */
export function toAnswerDetails({
  id,
  isCorrect,
  chosenKeys,
  answeredAt,
  version,
  reports,
}: StoredAnswer): AnswerDetails {
  if (isCorrect === null || !answeredAt) throw new AppError('CONFLICT', quizSentences.notYet)
  return {
    ...answerFeedback(version, { isCorrect, chosenKeys }),
    answerId: id,
    answeredAt,
    report: reports?.[0] ?? null,
  }
}

/**
 * The answer to one question with its grading and explanation.
 * @throws AppError NOT_FOUND unless it is the caller's own, CONFLICT before it is answered
 */
export async function getQuestionAnswer(scope: DaycareScope, answerId: string): Promise<AnswerDetails> {
  const answer = await readAnswer(db(), scope, answerId)
  if (!answer) throw new AppError('NOT_FOUND')
  return toAnswerDetails(answer)
}

function checkChoices(kind: StoredAnswer['version']['kind'], choices: QuestionChoice[], chosen: string[]): void {
  const known = new Set(choices.map(({ key }) => key))
  if (chosen.some((key) => !known.has(key))) throw new AppError('INVALID_INPUT', quizSentences.choiceUnknown)
  if (kind !== 'MULTIPLE' && chosen.length !== 1) throw new AppError('INVALID_INPUT', quizSentences.oneChoiceOnly)
}

/**
 * Stores an answer for good, in one transaction; the last answer finishes the quiz. Idempotent: the same answer sent
 * again (double click, lost reply, second tab) gives the same details.
 * @throws AppError NOT_FOUND unless it is the caller's own, INVALID_INPUT for choices that are not of the question,
 *   CONFLICT when another answer is stored, or an earlier question has none
 */
export async function answerQuestion(scope: DaycareScope, input: AnswerQuestionInput): Promise<AnswerDetails> {
  // Null means that the right keys were corrected between the read and the write: retry once with the new ones.
  return (
    (await tryToStoreAnswer(scope, input)) ??
    (await tryToStoreAnswer(scope, input)) ??
    Promise.reject(new AppError('CONFLICT'))
  )
}

/** Null when the right keys changed between the read and the write. */
function tryToStoreAnswer(
  scope: DaycareScope,
  { answerId, choiceIds }: AnswerQuestionInput,
): Promise<AnswerDetails | null> {
  const daycareId = requireDaycareId(scope)
  const chosenKeys = [...new Set(choiceIds)].sort()
  return db().$transaction(async (tx) => {
    const answer = await readAnswer(tx, scope, answerId)
    if (!answer) throw new AppError('NOT_FOUND')
    const choices = QuestionChoices.parse(answer.version.choices)
    checkChoices(answer.version.kind, choices, chosenKeys)
    const isCorrect = isRightAnswer(choices, chosenKeys)
    const rightKeys = rightKeysOf(choices).join()
    // The conditions are in the statement: of several parallel calls one writes, and the right keys that graded the
    // answer cannot be corrected before it is stored. The time of an answer is read before the answer that it follows is
    // seen, and perhaps on another machine: it is never earlier than that one.
    const [stored] = await tx.$queryRaw<{ answeredAt: Date }[]>`
      UPDATE "QuizAnswer" SET "chosenKeys" = ${chosenKeys}, "isCorrect" = ${isCorrect}, "answeredAt" = greatest(
        ${new Date()}::timestamptz,
        (SELECT max("former"."answeredAt") FROM "QuizAnswer" AS "former" WHERE "former"."quizId" = ${answer.quizId}::uuid))
      WHERE "id" = ${answerId}::uuid AND "daycareId" = ${daycareId}::uuid AND "userId" = ${scope.userId}::uuid
        AND "answeredAt" IS NULL
        AND EXISTS (SELECT FROM "QuestionVersion" WHERE "id" = ${answer.version.id}::uuid AND "rightKeys" = ${rightKeys} FOR KEY SHARE)
        AND NOT EXISTS (
          SELECT FROM "QuizAnswer" AS "earlier" WHERE "earlier"."quizId" = ${answer.quizId}::uuid
            AND "earlier"."position" < ${answer.position} AND "earlier"."answeredAt" IS NULL)
      RETURNING "answeredAt"`
    if (!stored) return resolveExistingAnswer(tx, scope, answerId, chosenKeys, rightKeys)
    const { answeredAt } = stored
    await tx.$executeRaw`
      UPDATE "Quiz" SET "lastAnswerAt" = ${answeredAt}, "finishedAt" = CASE WHEN NOT EXISTS (
        SELECT FROM "QuizAnswer" WHERE "quizId" = "Quiz"."id" AND "answeredAt" IS NULL) THEN ${answeredAt}::timestamptz ELSE "finishedAt" END
      WHERE "id" = ${answer.quizId}::uuid AND "daycareId" = ${daycareId}::uuid`
    return toAnswerDetails({ ...answer, chosenKeys, isCorrect, answeredAt })
  })
}

/** Why nothing was written: the stored answer if it is the same, null to retry, else a CONFLICT. */
async function resolveExistingAnswer(
  tx: Transaction,
  scope: DaycareScope,
  answerId: string,
  chosenKeys: string[],
  gradedWith: string,
): Promise<AnswerDetails | null> {
  const answer = await readAnswer(tx, scope, answerId)
  if (!answer?.answeredAt) {
    if (answer && rightKeysOf(QuestionChoices.parse(answer.version.choices)).join() !== gradedWith) return null
    throw new AppError('CONFLICT', quizSentences.notYet)
  }
  if (answer.chosenKeys.join('\n') !== chosenKeys.join('\n'))
    throw new AppError('CONFLICT', quizSentences.answeredOtherwise)
  return toAnswerDetails(answer)
}
