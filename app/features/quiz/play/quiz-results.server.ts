import type { Program } from '#app/domain/enums.ts'
import { asAsked } from '#app/domain/question.ts'
import { activeTime } from '#app/domain/quiz-duration.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { detailsOf } from './answer-question.server.ts'
import { mistakesInTurn } from './choose-questions.ts'
import { getPastByQuestion, ownQuizzesOf } from './quiz-past.server.ts'
import type { PastQuiz, QuizResults, QuizStats } from './schema.ts'
import { ownQuizzes } from './server.ts'

const PROGRESS_LENGTH = 20
const HISTORY_LENGTH = 50

type TopicRow = { topic: string; answered: number; right: number }

/** What she has answered in a program, by topic, what she missed and how her finished quizzes went. Three queries. */
export async function getQuizStats(scope: DaycareScope, type: Program): Promise<QuizStats> {
  const now = new Date()
  const [topics, past, quizzes] = await Promise.all([
    db().$queryRaw<TopicRow[]>`
      SELECT "topic", count(*)::int AS "answered", (count(*) FILTER (WHERE "isCorrect"))::int AS "right"
      FROM "Quiz"
      JOIN "QuizAnswer" ON "QuizAnswer"."quizId" = "Quiz"."id" AND "answeredAt" IS NOT NULL
      JOIN "QuestionVersion" ON "QuestionVersion"."id" = "QuizAnswer"."questionVersionId"
      WHERE ${ownQuizzesOf(scope, type)}
      GROUP BY "topic" ORDER BY "topic"`,
    getPastByQuestion(scope, type),
    pastQuizzes(scope, { type, mode: 'REGULAR', finishedAt: { not: null } }, PROGRESS_LENGTH),
  ])
  const sum = (column: 'answered' | 'right') => topics.reduce((total, row) => total + row[column], 0)
  const mistakes = mistakesInTurn(past)
  const early = mistakes.filter(({ due }) => due > now)
  return {
    answered: sum('answered'),
    right: sum('right'),
    mistakes: {
      due: mistakes.length - early.length,
      total: mistakes.length,
      nextDueAt: early[0]?.due ?? null,
    },
    topics,
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
