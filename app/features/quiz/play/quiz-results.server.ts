import type { Program } from '#app/domain/enums.ts'
import { toQuizQuestion } from '#app/domain/question.ts'
import { activeMilliseconds } from '#app/domain/quiz-duration.ts'
import { dayNumber, dayOfNumber } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { answeredQuizFields } from '../question/answered-quiz.server.ts'
import { getAnswerHistory, ownQuizzesSql } from './answer-history.server.ts'
import { toAnswerDetails } from './answer-question.server.ts'
import { seenQuestions } from './choose-questions.ts'
import type { PastQuiz, QuizResults, QuizStats } from './schema.ts'
import { ownQuizzesWhere } from './server.ts'

const PROGRESS_LENGTH = 20
const HISTORY_LENGTH = 50

type TopicRow = { topic: string; answered: number; right: number }

/** The caller's results in a program: counts by topic, questions to review, scores of her last quizzes. Three queries. */
export async function getQuizStats(scope: DaycareScope, type: Program): Promise<QuizStats> {
  const [topics, history, quizzes] = await Promise.all([
    db().$queryRaw<TopicRow[]>`
      SELECT "topic", count(*)::int AS "answered", (count(*) FILTER (WHERE "isCorrect"))::int AS "right"
      FROM "Quiz"
      JOIN "QuizAnswer" ON "QuizAnswer"."quizId" = "Quiz"."id" AND "answeredAt" IS NOT NULL
      JOIN "QuestionVersion" ON "QuestionVersion"."id" = "QuizAnswer"."questionVersionId"
      WHERE ${ownQuizzesSql(scope, type)}
      GROUP BY "topic" ORDER BY "topic"`,
    getAnswerHistory(scope, type),
    findPastQuizzes(scope, { type, mode: 'REGULAR', finishedAt: { not: null } }, PROGRESS_LENGTH),
  ])
  const sum = (column: 'answered' | 'right') => topics.reduce((total, row) => total + row[column], 0)
  const today = dayNumber()
  const dueDays = seenQuestions(history, today).map(({ dueOn }) => dueOn)
  const notYetDue = dueDays.filter((day) => day > today)
  return {
    answered: sum('answered'),
    right: sum('right'),
    review: {
      due: dueDays.length - notYetDue.length,
      nextDueOn: notYetDue.length > 0 ? dayOfNumber(Math.min(...notYetDue)) : null,
    },
    topics,
    progress: quizzes
      .toReversed()
      .flatMap(({ finishedAt, right, total }) => (finishedAt ? [{ finishedAt, right, total }] : [])),
  }
}

/**
 * Her finished quizzes of a program and her unfinished quizzes of mistakes, newest first, at most fifty. The unfinished
 * regular quiz is left out: `getCurrentQuiz` gives it.
 */
export function getQuizHistory(scope: DaycareScope, type: Program): Promise<PastQuiz[]> {
  const finishedOrMistakes = [{ finishedAt: { not: null } }, { mode: { not: 'REGULAR' as const } }]
  return findPastQuizzes(scope, { type, OR: finishedOrMistakes }, HISTORY_LENGTH)
}

async function findPastQuizzes(scope: DaycareScope, where: Prisma.QuizWhereInput, take: number): Promise<PastQuiz[]> {
  const quizzes = await db().quiz.findMany({
    relationLoadStrategy: 'join',
    where: { ...ownQuizzesWhere(scope), ...where },
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
    const answerTimes = answers.flatMap(({ answeredAt }) => answeredAt ?? [])
    return {
      ...quiz,
      total: answers.length,
      answered: answerTimes.length,
      right: answers.filter(({ isCorrect }) => isCorrect).length,
      duration: activeMilliseconds(quiz.startedAt, answerTimes),
    }
  })
}

/**
 * Graded answers of one quiz, question by question. Unanswered questions are left out, so that their right choices do
 * not leave the server. One query.
 * @throws AppError NOT_FOUND unless it is the caller's own
 */
export async function getQuizResults(scope: DaycareScope, quizId: string): Promise<QuizResults> {
  const quiz = await db().quiz.findFirst({
    relationLoadStrategy: 'join',
    where: { ...ownQuizzesWhere(scope), id: quizId },
    select: answeredQuizFields,
  })
  if (!quiz) throw new AppError('NOT_FOUND')
  const { _count, answers, ...rest } = quiz
  const answerTimes = answers.flatMap(({ answeredAt }) => answeredAt ?? [])
  return {
    ...rest,
    total: _count.answers,
    duration: activeMilliseconds(quiz.startedAt, answerTimes),
    answers: answers.map((answer) => ({
      ...toAnswerDetails(answer),
      position: answer.position,
      question: toQuizQuestion(answer.version, answer.choiceOrder),
    })),
  }
}
