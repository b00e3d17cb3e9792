import { isRightAnswer, QuestionChoices, rightKeysOf } from '#app/domain/question.ts'
import { audit } from '#app/server/audit.server.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { bankSentences } from '#content/pages/question-bank.ts'
import { lockQuestion, requireSuperadmin } from '../list/question-content.server.ts'
import type { CorrectKeyInput } from '../schema.ts'
import { normaliseQuestion } from './normalise-question.ts'
import { assertPublishable, type QuestionWriteResult } from './write-question.server.ts'

type CorrectKeyResult = QuestionWriteResult & {
  /** Number of stored answers that became right or wrong. */
  answersChanged: number
  /** Number of notices sent: one per person and daycare. */
  notified: number
}

/**
 * Corrects which options of a published question are right, with its explanations, in every version that has the same
 * options and the same wrong key. In one transaction the stored answers are regraded, their former grade is kept
 * (`wasCorrect`), and everybody who has answered gets a notice.
 * @throws AppError CONFLICT for a draft, when the question was changed since it was read or when this is its key
 *   already, INVALID_INPUT for a key that its kind does not allow, NOT_FOUND
 */
export async function correctKey(
  scope: DaycareScope,
  { questionId, revision, rightKeys, explanationRight, explanationWrong, reason }: CorrectKeyInput,
  client?: ClientInfo,
): Promise<CorrectKeyResult> {
  const actorId = requireSuperadmin(scope)
  return db().$transaction(async (tx) => {
    const { status, content: current, number } = await lockQuestion(tx, questionId, revision)
    if (status === 'DRAFT') throw new AppError('CONFLICT', bankSentences.draftHasNoKey)
    const optionKeys = current.choices.map(({ key }) => key)
    if (rightKeys.some((key) => !optionKeys.includes(key)))
      throw new AppError('INVALID_INPUT', bankSentences.choiceUnknown)
    const choices = current.choices.map((choice) => ({ ...choice, correct: rightKeys.includes(choice.key) }))
    const corrected = normaliseQuestion({ ...current, choices, explanationRight, explanationWrong })
    const formerKeys = rightKeysOf(current.choices)
    const newKeys = rightKeysOf(choices)
    if (formerKeys.join() === newKeys.join()) throw new AppError('CONFLICT', bankSentences.keySame)
    assertPublishable(corrected)
    const versionIds = await versionsWithSameKey(tx, questionId, optionKeys, formerKeys)
    const correction = await tx.questionCorrection.create({
      data: { questionId, correctedById: actorId, formerKeys, rightKeys: newKeys, reason: reason.trim() },
      select: { id: true },
    })
    const notified = await notifyAnswerers(tx, correction.id, versionIds, newKeys.join())
    const answersChanged = await regradeAnswers(tx, versionIds, newKeys.join())
    await tx.questionCorrection.update({ where: { id: correction.id }, data: { answersChanged } })
    await rewriteVersions(tx, versionIds, newKeys, corrected)
    await tx.question.update({ where: { id: questionId }, data: { revision: { increment: 1 } } })
    await audit(tx, {
      action: 'question.corrected',
      actorId,
      targetId: questionId,
      client,
      details: { from: formerKeys.join(), to: newKeys.join(), answers: answersChanged, told: notified },
    })
    return { id: questionId, revision: revision + 1, version: number, answersChanged, notified }
  })
}

/** Ids of the versions to correct, locked: a parallel answer is stored before, or graded by the new key. */
async function versionsWithSameKey(
  tx: Transaction,
  questionId: string,
  optionKeys: readonly string[],
  formerKeys: readonly string[],
): Promise<string[]> {
  const versions = await tx.$queryRaw<{ id: string; choices: unknown }[]>`
    SELECT "id", "choices" FROM "QuestionVersion" WHERE "questionId" = ${questionId}::uuid AND "rightKeys" = ${formerKeys.join()}
    ORDER BY "number" FOR UPDATE`
  return versions.flatMap(({ id, choices }) => {
    const options = QuestionChoices.parse(choices)
    const isSame = options.map(({ key }) => key).join() === optionKeys.join() && isRightAnswer(options, [...formerKeys])
    return isSame ? [id] : []
  })
}

/**
 * Writes one notice per person and daycare, with the score changes of her finished quizzes. To be called before
 * `regradeAnswers`: the former scores are read from the answers.
 * @returns the number of notices
 */
function notifyAnswerers(
  tx: Transaction,
  correctionId: string,
  versionIds: string[],
  rightKeys: string,
): Promise<number> {
  return tx.$executeRaw`
    WITH "affected" AS (
      SELECT "quizId", "userId", "daycareId", "isCorrect",
        "answer_key"("chosenKeys") = ${rightKeys} AS "willBe"
      FROM "QuizAnswer" WHERE "questionId" = (SELECT "questionId" FROM "QuestionVersion" WHERE "id" = ${versionIds[0]}::uuid)
        AND "questionVersionId" = ANY(${versionIds}::uuid[]) AND "answeredAt" IS NOT NULL
    ), "changed" AS (
      SELECT "quizId", sum("willBe"::int - "isCorrect"::int) AS "change" FROM "affected"
      GROUP BY "quizId" HAVING sum("willBe"::int - "isCorrect"::int) <> 0
    ), "scores" AS (
      SELECT "Quiz"."userId", "Quiz"."daycareId", "Quiz"."id", "Quiz"."startedAt",
        count(*) FILTER (WHERE "QuizAnswer"."isCorrect") AS "before",
        count(*) FILTER (WHERE "QuizAnswer"."isCorrect") + "changed"."change" AS "after", count(*) AS "total"
      FROM "changed" JOIN "Quiz" ON "Quiz"."id" = "changed"."quizId" AND "Quiz"."finishedAt" IS NOT NULL
      JOIN "QuizAnswer" ON "QuizAnswer"."quizId" = "Quiz"."id"
      GROUP BY "Quiz"."id", "changed"."change"
    )
    INSERT INTO "CorrectionNotice" ("id", "daycareId", "userId", "correctionId", "scores")
    SELECT gen_random_uuid(), "daycareId", "userId", ${correctionId}::uuid, coalesce((
      SELECT jsonb_agg(jsonb_build_object('quizId', "scores"."id", 'startedAt', "scores"."startedAt",
        'before', "before", 'after', "after", 'total', "total") ORDER BY "scores"."startedAt" DESC)
      FROM "scores" WHERE "scores"."userId" = "people"."userId" AND "scores"."daycareId" = "people"."daycareId"), '[]')
    FROM (SELECT DISTINCT "daycareId", "userId" FROM "affected") AS "people"`
}

/** Regrades the stored answers. @returns how many became right or wrong */
function regradeAnswers(tx: Transaction, versionIds: string[], rightKeys: string): Promise<number> {
  return tx.$executeRaw`
    UPDATE "QuizAnswer" SET "isCorrect" = NOT "isCorrect", "wasCorrect" = coalesce("wasCorrect", "isCorrect")
    WHERE "questionId" = (SELECT "questionId" FROM "QuestionVersion" WHERE "id" = ${versionIds[0]}::uuid)
      AND "questionVersionId" = ANY(${versionIds}::uuid[]) AND "answeredAt" IS NOT NULL
      AND "isCorrect" <> ("answer_key"("chosenKeys") = ${rightKeys})`
}

/** Writes the new right options and explanations; the texts of the options stay as they were asked. */
async function rewriteVersions(
  tx: Transaction,
  versionIds: string[],
  rightKeys: readonly string[],
  { explanationRight, explanationWrong }: { explanationRight: string; explanationWrong: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "QuestionVersion" SET "explanationRight" = ${explanationRight}, "explanationWrong" = ${explanationWrong},
      "choices" = (SELECT jsonb_agg("choice" || jsonb_build_object('correct', "choice"->>'key' = ANY(${[...rightKeys]})) ORDER BY "place")
        FROM jsonb_array_elements("choices") WITH ORDINALITY AS "each"("choice", "place")),
      "createdById" = coalesce("createdById", (SELECT "correctedById" FROM "QuestionCorrection"
        WHERE "questionId" = "QuestionVersion"."questionId" ORDER BY "createdAt" DESC LIMIT 1))
    WHERE "id" = ANY(${versionIds}::uuid[])`
}
