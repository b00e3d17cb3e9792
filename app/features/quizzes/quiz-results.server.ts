import type { Program } from '#app/domain/question.ts'
import { db } from '#app/server/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { PastQuiz, QuizStats } from './quizzes.schema.ts'
import { ownQuizzes } from './quizzes.server.ts'

const PROGRESS_LENGTH = 20
const HISTORY_LENGTH = 50

/** What she has answered in a program, by topic, and how her finished quizzes went. Two queries. */
export async function getQuizStats(scope: DaycareScope, type: Program): Promise<QuizStats> {
  const own = ownQuizzes(scope)
  const [answers, quizzes] = await Promise.all([
    db().quizAnswer.findMany({
      relationLoadStrategy: 'join',
      where: { ...own, answeredAt: { not: null }, question: { program: type } },
      select: { isCorrect: true, version: { select: { topic: true } } },
    }),
    finishedQuizzes(scope, type, PROGRESS_LENGTH, 'REGULAR'),
  ])
  const topics = Map.groupBy(answers, ({ version }) => version.topic)
  const right = (rows: { isCorrect: boolean | null }[]) => rows.filter(({ isCorrect }) => isCorrect).length
  return {
    answered: answers.length,
    right: right(answers),
    topics: [...topics].map(([topic, rows]) => ({ topic, answered: rows.length, right: right(rows) })),
    progress: quizzes.toReversed().map(({ finishedAt, right, total }) => ({ finishedAt, right, total })),
  }
}

/** Her finished quizzes of a program, the last one first, at most fifty. */
export function getQuizHistory(scope: DaycareScope, type: Program): Promise<PastQuiz[]> {
  return finishedQuizzes(scope, type, HISTORY_LENGTH)
}

async function finishedQuizzes(
  scope: DaycareScope,
  type: Program,
  take: number,
  mode?: 'REGULAR',
): Promise<PastQuiz[]> {
  const quizzes = await db().quiz.findMany({
    relationLoadStrategy: 'join',
    where: { ...ownQuizzes(scope), type, finishedAt: { not: null }, ...(mode && { mode }) },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take,
    select: { id: true, mode: true, startedAt: true, finishedAt: true, answers: { select: { isCorrect: true } } },
  })
  return quizzes.flatMap(({ answers, finishedAt, ...quiz }) =>
    finishedAt
      ? [{ ...quiz, finishedAt, total: answers.length, right: answers.filter(({ isCorrect }) => isCorrect).length }]
      : [],
  )
}
