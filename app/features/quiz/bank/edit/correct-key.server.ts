import { isRightAnswer, type QuestionChoice, QuestionChoices } from '#app/domain/question.ts'
import { audit } from '#app/server/audit.server.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { bankSentences } from '#content/pages/question-bank.ts'
import { curator } from '../list/bank-rows.server.ts'
import type { CorrectKeyInput } from '../schema.ts'
import { tidyQuestion } from './tidy-question.ts'
import { checkReady, lockQuestion, type Written } from './write-question.server.ts'

export type Corrected = Written & {
  /** Answers that became right or wrong. */
  answersChanged: number
  /** People who will read of it. */
  told: number
}

const keysOf = (choices: readonly QuestionChoice[]) => choices.flatMap(({ key, correct }) => (correct ? [key] : []))

/**
 * Corrects which options of a published question are right, with its explanations, in every version that has the same
 * options and the same wrong key. In one transaction the answers given so far are counted anew, what each counted for
 * before is kept, and everybody who has answered is told.
 * @throws AppError CONFLICT when the question was changed since it was read or this is its key already, INVALID_INPUT
 *   for a key that its kind does not allow
 */
export async function correctKey(
  scope: DaycareScope,
  { questionId, revision, rightKeys, explanationRight, explanationWrong, reason }: CorrectKeyInput,
  client?: ClientInfo,
): Promise<Corrected> {
  const actorId = curator(scope)
  return db().$transaction(async (tx) => {
    const { status, current, number } = await lockQuestion(tx, questionId, revision)
    if (status === 'DRAFT') throw new AppError('CONFLICT', bankSentences.draftHasNoKey)
    const keys = current.choices.map(({ key }) => key)
    if (rightKeys.some((key) => !keys.includes(key))) throw new AppError('INVALID_INPUT', bankSentences.choiceUnknown)
    const choices = current.choices.map((choice) => ({ ...choice, correct: rightKeys.includes(choice.key) }))
    const corrected = tidyQuestion({ ...current, choices, explanationRight, explanationWrong })
    const formerKeys = keysOf(current.choices)
    const newKeys = keysOf(choices)
    if (formerKeys.join() === newKeys.join()) throw new AppError('CONFLICT', bankSentences.keySame)
    checkReady(corrected)
    const versionIds = await versionsWithSameKey(tx, questionId, keys, formerKeys)
    const correction = await tx.questionCorrection.create({
      data: { questionId, correctedById: actorId, formerKeys, rightKeys: newKeys, reason: reason.trim() },
      select: { id: true },
    })
    const told = await tellThoseConcerned(tx, correction.id, versionIds, newKeys.join())
    const answersChanged = await recount(tx, versionIds, newKeys.join())
    await tx.questionCorrection.update({ where: { id: correction.id }, data: { answersChanged } })
    await rewriteVersions(tx, versionIds, newKeys, corrected)
    await tx.question.update({ where: { id: questionId }, data: { revision: { increment: 1 } } })
    await audit(tx, {
      action: 'question.corrected',
      actorId,
      targetId: questionId,
      client,
      details: { from: formerKeys.join(), to: newKeys.join(), answers: answersChanged, told },
    })
    return { id: questionId, revision: revision + 1, version: number, answersChanged, told }
  })
}

/** Locks them against answers: one that is being stored now is stored before, or judged by the new key. */
async function versionsWithSameKey(
  tx: Transaction,
  questionId: string,
  keys: readonly string[],
  formerKeys: readonly string[],
): Promise<string[]> {
  const versions = await tx.$queryRaw<{ id: string; choices: unknown }[]>`
    SELECT "id", "choices" FROM "QuestionVersion" WHERE "questionId" = ${questionId}::uuid AND "rightKeys" = ${formerKeys.join()}
    ORDER BY "number" FOR UPDATE`
  return versions.flatMap(({ id, choices }) => {
    const options = QuestionChoices.parse(choices)
    const isSame = options.map(({ key }) => key).join() === keys.join() && isRightAnswer(options, [...formerKeys])
    return isSame ? [id] : []
  })
}

/** One notice per person and daycare, with the score of each finished quiz that changes. Before the answers change. */
function tellThoseConcerned(
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

/** Counts the stored answers anew. @returns how many became right or wrong */
function recount(tx: Transaction, versionIds: string[], rightKeys: string): Promise<number> {
  return tx.$executeRaw`
    UPDATE "QuizAnswer" SET "isCorrect" = NOT "isCorrect", "wasCorrect" = coalesce("wasCorrect", "isCorrect")
    WHERE "questionId" = (SELECT "questionId" FROM "QuestionVersion" WHERE "id" = ${versionIds[0]}::uuid)
      AND "questionVersionId" = ANY(${versionIds}::uuid[]) AND "answeredAt" IS NOT NULL
      AND "isCorrect" <> ("answer_key"("chosenKeys") = ${rightKeys})`
}

/** Words of the options stay as they were asked; which are right, and why, is corrected. */
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
