import { createHash } from 'node:crypto'
import { answerFeedback, QuestionChoices, toQuizQuestion } from '#app/domain/question.ts'
import { dayNumber } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma, type QuestionVersion } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { answeredQuizFields } from '../../question/answered-quiz.server.ts'
import { PAPER_COUNTS } from '../quiz-places.ts'
import type { PaperQuestion, PaperQuizInput } from '../schema.ts'
import { ownQuizzesWhere } from '../server.ts'

type PrintedVersion = Omit<QuestionVersion, 'number' | 'difficulty' | 'createdAt' | 'createdById'>

/**
 * Questions to print with their answers: those that the caller has answered in one quiz, else some of a program, the same all
 * day for the same `draw`. One query.
 * @throws AppError NOT_FOUND for a quiz that is not hers
 */
export function getPaperQuiz(scope: DaycareScope, input: PaperQuizInput): Promise<PaperQuestion[]> {
  return input.quizId ? readQuiz(scope, input.type, input.quizId) : drawQuestions(scope, input)
}

async function readQuiz(scope: DaycareScope, type: PaperQuizInput['type'], quizId: string): Promise<PaperQuestion[]> {
  const quiz = await db().quiz.findFirst({
    relationLoadStrategy: 'join',
    where: { ...ownQuizzesWhere(scope), id: quizId, type },
    select: answeredQuizFields,
  })
  if (!quiz) throw new AppError('NOT_FOUND')
  return quiz.answers.map(({ version, choiceOrder }) => toPaperQuestion(version, choiceOrder))
}

/** What waits for an answer in one of her quizzes is left out: its key does not leave before she has answered. */
async function drawQuestions(
  { userId }: DaycareScope,
  { type, topic, count = PAPER_COUNTS[0], draw = dayNumber() }: PaperQuizInput,
): Promise<PaperQuestion[]> {
  const ofTopic = topic ? Prisma.sql`AND "topic" = ${topic}` : Prisma.empty
  const versions = await db().$queryRaw<PrintedVersion[]>`
    SELECT "QuestionVersion"."id", "questionId", "kind", "topic", "prompt", "choices", "explanationRight", "explanationWrong",
      "source", "link"
    FROM "Question" JOIN "QuestionVersion" ON "QuestionVersion"."id" = "Question"."currentVersionId"
    WHERE "program" = ${type}::"Program" AND "status" = 'READY' ${ofTopic}
      AND "Question"."id" NOT IN (
        SELECT "questionId" FROM "Quiz" JOIN "QuizAnswer" ON "quizId" = "Quiz"."id" AND "answeredAt" IS NULL
        WHERE "Quiz"."userId" = ${userId}::uuid AND "Quiz"."type" = ${type}::"Program" AND "finishedAt" IS NULL)
    ORDER BY md5(${`${draw} `} || "Question"."id"::text) LIMIT ${count}`
  return versions.map((version) => {
    const rankOf = (key: string) => createHash('md5').update(`${draw} ${version.id} ${key}`).digest('hex')
    const keys = QuestionChoices.parse(version.choices).map(({ key }) => key)
    return toPaperQuestion(
      version,
      keys.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1)),
    )
  })
}

function toPaperQuestion(version: PrintedVersion, choiceOrder: readonly string[]): PaperQuestion {
  const { rightKeys, explanation, source } = answerFeedback(version, { isCorrect: true, chosenKeys: [] })
  return { ...toQuizQuestion(version, choiceOrder), rightKeys, explanation, source }
}
