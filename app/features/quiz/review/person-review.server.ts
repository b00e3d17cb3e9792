import { fullName } from '#app/domain/full-name.ts'
import { answerFeedback, toQuizQuestion } from '#app/domain/question.ts'
import { activeMilliseconds } from '#app/domain/quiz-duration.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { answeredQuizFields } from '../question/answered-quiz.server.ts'
import type { AttemptReview, AttemptSummary, PersonReview, Review } from './schema.ts'
import { readPeople } from './team-review.server.ts'

const MAX_ATTEMPTS = 100

/** A manager reads every note; the educator herself only those marked as visible to her. */
type Reader = 'manager' | 'herself'

const reviewFields = {
  select: {
    reviewedAt: true,
    note: true,
    visible: true,
    version: true,
    manager: { select: { firstName: true, lastName: true } },
  },
} as const

type StoredReview = Omit<Review, 'by'> & { manager: { firstName: string; lastName: string } | null }

function toReview(reader: Reader, stored: StoredReview | null): Review | null {
  if (!stored) return null
  const { manager, ...review } = stored
  const by = manager ? fullName(manager) : ''
  // A private note is not even mentioned here; the export of her personal data contains it.
  const isPrivate = reader === 'herself' && !review.visible
  return { ...review, by, ...(isPrivate && { note: '' }), ...(reader === 'herself' && { version: 0 }) }
}

/** Prisma condition on a quiz: of somebody who is an educator of the daycare today, or of `userId` if she is. */
function educatorQuizWhere(daycareId: string, userId?: string) {
  return {
    daycareId,
    user: { deletedAt: null, memberships: { some: { daycareId, role: 'TEACHER' as const } } },
    ...(userId && { userId }),
  }
}

async function readPerson(daycareId: string, userId: string, reader: Reader): Promise<PersonReview> {
  const [[person], quizzes] = await Promise.all([
    readPeople(daycareId, { userId }),
    db().quiz.findMany({
      relationLoadStrategy: 'join',
      where: { daycareId, userId },
      orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
      take: MAX_ATTEMPTS,
      select: {
        id: true,
        type: true,
        mode: true,
        startedAt: true,
        finishedAt: true,
        answers: { select: { isCorrect: true } },
        review: reviewFields,
      },
    }),
  ])
  if (!person) throw new AppError('NOT_FOUND')
  const attempts = quizzes.map(({ answers, review, ...quiz }): AttemptSummary => {
    const count = (state: boolean | null) => answers.filter(({ isCorrect }) => isCorrect === state).length
    return {
      ...quiz,
      right: count(true),
      wrong: count(false),
      unanswered: count(null),
      review: toReview(reader, review),
    }
  })
  return { person, attempts }
}

/**
 * An educator of the selected daycare, with her results and attempts. Two queries.
 * @throws AppError NOT_FOUND for anybody who is not in its team today
 */
export function getPersonReview(scope: DaycareScope, userId: string): Promise<PersonReview> {
  return readPerson(requireDaycareId(scope), userId, 'manager')
}

/**
 * What a manager sees of the caller, without the private notes. Two queries.
 * @throws AppError NOT_FOUND unless she is an educator of the selected daycare
 */
export function getMyReview(scope: DaycareScope): Promise<PersonReview> {
  return readPerson(requireDaycareId(scope), scope.userId, 'herself')
}

async function readAttempt(where: object, reader: Reader): Promise<AttemptReview> {
  const quiz = await db().quiz.findFirst({
    relationLoadStrategy: 'join',
    where,
    select: {
      ...answeredQuizFields,
      user: { select: { id: true, firstName: true, lastName: true } },
      review: reviewFields,
    },
  })
  if (!quiz) throw new AppError('NOT_FOUND')
  const { user, review, _count, answers, ...rest } = quiz
  const right = answers.filter(({ isCorrect }) => isCorrect).length
  return {
    ...rest,
    person: { userId: user.id, firstName: user.firstName, lastName: user.lastName },
    review: toReview(reader, review),
    right,
    wrong: answers.length - right,
    unanswered: _count.answers - answers.length,
    duration: activeMilliseconds(
      quiz.startedAt,
      answers.flatMap(({ answeredAt }) => answeredAt ?? []),
    ),
    answers: answers.map(({ id, position, choiceOrder, chosenKeys, isCorrect, version }) => ({
      ...answerFeedback(version, { isCorrect: isCorrect === true, chosenKeys }),
      answerId: id,
      position,
      question: toQuizQuestion(version, choiceOrder),
    })),
  }
}

/**
 * One attempt of an educator of the selected daycare, question by question. Unanswered questions are only counted, so
 * that their right choices do not leave the server. One query.
 * @throws AppError NOT_FOUND for any other attempt
 */
export function getAttemptReview(scope: DaycareScope, quizId: string): Promise<AttemptReview> {
  return readAttempt({ ...educatorQuizWhere(requireDaycareId(scope)), id: quizId }, 'manager')
}

/** The same for the caller's own attempt, without the private note. @throws AppError NOT_FOUND for any other attempt */
export function getMyAttemptReview(scope: DaycareScope, quizId: string): Promise<AttemptReview> {
  return readAttempt({ ...educatorQuizWhere(requireDaycareId(scope), scope.userId), id: quizId }, 'herself')
}
