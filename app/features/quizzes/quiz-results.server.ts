import type { Program } from '#app/domain/question.ts'
import { activeTime } from '#app/domain/quiz-duration.ts'
import { db } from '#app/server/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { detailsOf } from './answer-question.server.ts'
import type { PastQuiz, QuizResults, QuizStats } from './quizzes.schema.ts'
import { asAsked, ownQuizzes } from './quizzes.server.ts'

const PROGRESS_LENGTH = 20
const HISTORY_LENGTH = 50

type TopicRow = { topic: string; answered: number; right: number; toReview: number }

/** What she has answered in a program, by topic, and how her finished quizzes went. Two queries. */
export async function getQuizStats(scope: DaycareScope, type: Program): Promise<QuizStats> {
  const { daycareId, userId } = ownQuizzes(scope)
  const inDaycare = daycareId ? Prisma.sql`AND "QuizAnswer"."daycareId" = ${daycareId}::uuid` : Prisma.empty
  const [topics, quizzes] = await Promise.all([
    db().$queryRaw<TopicRow[]>`
      WITH "own" AS (
        SELECT "QuestionVersion"."topic", "QuizAnswer"."isCorrect", "Question"."status",
          row_number() OVER (PARTITION BY "QuizAnswer"."questionId" ORDER BY "answeredAt" DESC) AS "age"
        FROM "QuizAnswer"
        JOIN "Question" ON "Question"."id" = "QuizAnswer"."questionId" AND "Question"."program" = ${type}::"Program"
        JOIN "QuestionVersion" ON "QuestionVersion"."id" = "QuizAnswer"."questionVersionId"
        WHERE "userId" = ${userId}::uuid ${inDaycare} AND "answeredAt" IS NOT NULL
      )
      SELECT "topic", count(*)::int AS "answered", (count(*) FILTER (WHERE "isCorrect"))::int AS "right",
        (count(*) FILTER (WHERE "age" = 1 AND NOT "isCorrect" AND "status" = 'READY'))::int AS "toReview"
      FROM "own" GROUP BY "topic" ORDER BY "topic"`,
    pastQuizzes(scope, { type, mode: 'REGULAR', finishedAt: { not: null } }, PROGRESS_LENGTH),
  ])
  const sum = (column: 'answered' | 'right' | 'toReview') => topics.reduce((total, row) => total + row[column], 0)
  return {
    answered: sum('answered'),
    right: sum('right'),
    toReview: sum('toReview'),
    topics: topics.map(({ topic, answered, right }) => ({ topic, answered, right })),
    progress: quizzes
      .toReversed()
      .flatMap(({ finishedAt, right, total }) => (finishedAt ? [{ finishedAt, right, total }] : [])),
  }
}

/**
 * Her finished quizzes of a program and those of her mistakes that she left open, the last one first, at most fifty.
 * The open regular quiz is not in it: the page offers it by itself.
 */
export function getQuizHistory(scope: DaycareScope, type: Program): Promise<PastQuiz[]> {
  const past = [{ finishedAt: { not: null } }, { mode: { not: 'REGULAR' as const } }]
  return pastQuizzes(scope, { type, OR: past }, HISTORY_LENGTH)
}

async function pastQuizzes(scope: DaycareScope, where: Prisma.QuizWhereInput, take: number): Promise<PastQuiz[]> {
  const quizzes = await db().quiz.findMany({
    relationLoadStrategy: 'join',
    where: { ...ownQuizzes(scope), ...where },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take,
    select: {
      id: true,
      mode: true,
      startedAt: true,
      finishedAt: true,
      answers: { select: { isCorrect: true, answeredAt: true } },
    },
  })
  return quizzes.map(({ answers, ...quiz }) => {
    const moments = answers.flatMap(({ answeredAt }) => answeredAt ?? [])
    return {
      ...quiz,
      total: answers.length,
      answered: moments.length,
      right: answers.filter(({ isCorrect }) => isCorrect).length,
      duration: activeTime(quiz.startedAt, moments),
    }
  })
}

/**
 * What she answered in one quiz, question by question, with the right choices and why. Questions without answer are
 * left out: their right choices stay here. One query.
 * @throws AppError NOT_FOUND unless it is her own
 */
export async function getQuizResults(scope: DaycareScope, quizId: string): Promise<QuizResults> {
  const quiz = await db().quiz.findFirst({
    relationLoadStrategy: 'join',
    where: { ...ownQuizzes(scope), id: quizId },
    select: {
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
    },
  })
  if (!quiz) throw new AppError('NOT_FOUND')
  const { _count, answers, ...rest } = quiz
  const moments = answers.flatMap(({ answeredAt }) => answeredAt ?? [])
  return {
    ...rest,
    total: _count.answers,
    duration: activeTime(quiz.startedAt, moments),
    answers: answers.map((answer) => ({
      ...detailsOf(answer),
      position: answer.position,
      question: asAsked(answer.version, answer.choiceOrder),
    })),
  }
}
