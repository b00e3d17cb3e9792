import { asAsked, correctionOf } from '#app/domain/question.ts'
import { activeTime } from '#app/domain/quiz-duration.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, ownDaycareId } from '#app/server/middleware.ts'
import type { AttemptReview, AttemptSummary, PersonReview, Review } from './schema.ts'
import { readPeople } from './team-review.server.ts'

const ATTEMPTS = 100

/** Who reads: a manager reads every note; the person herself only those that are meant for her. */
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

function reviewFor(reader: Reader, stored: StoredReview | null): Review | null {
  if (!stored) return null
  const { manager, ...review } = stored
  const by = manager ? `${manager.firstName} ${manager.lastName}`.trim() : ''
  // Not even that there is a note: what managers say among themselves is in the copy of her data, if she asks for it.
  const isPrivate = reader === 'herself' && !review.visible
  return { ...review, by, ...(isPrivate && { note: '' }), ...(reader === 'herself' && { version: 0 }) }
}

/** An educator who is in the team today. */
function educatorOf(daycareId: string, userId?: string) {
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
      take: ATTEMPTS,
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
      review: reviewFor(reader, review),
    }
  })
  return { person, attempts }
}

/**
 * An educator of the selected daycare: what she has done and her attempts. Two queries.
 * @throws AppError NOT_FOUND for anybody who is not in its team today
 */
export function getPersonReview(scope: DaycareScope, userId: string): Promise<PersonReview> {
  return readPerson(ownDaycareId(scope), userId, 'manager')
}

/**
 * What a manager sees of the caller, less the notes that are not for her eyes. Two queries.
 * @throws AppError NOT_FOUND unless she is an educator of the selected daycare
 */
export function getMyReview(scope: DaycareScope): Promise<PersonReview> {
  return readPerson(ownDaycareId(scope), scope.userId, 'herself')
}

async function readAttempt(where: object, reader: Reader): Promise<AttemptReview> {
  const quiz = await db().quiz.findFirst({
    relationLoadStrategy: 'join',
    where,
    select: {
      id: true,
      type: true,
      mode: true,
      startedAt: true,
      finishedAt: true,
      user: { select: { id: true, firstName: true, lastName: true } },
      review: reviewFields,
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
  const { user, review, _count, answers, ...rest } = quiz
  const right = answers.filter(({ isCorrect }) => isCorrect).length
  return {
    ...rest,
    person: { userId: user.id, firstName: user.firstName, lastName: user.lastName },
    review: reviewFor(reader, review),
    right,
    wrong: answers.length - right,
    unanswered: _count.answers - answers.length,
    duration: activeTime(
      quiz.startedAt,
      answers.flatMap(({ answeredAt }) => answeredAt ?? []),
    ),
    answers: answers.map(({ id, position, choiceOrder, chosenKeys, isCorrect, version }) => ({
      ...correctionOf(version, { isCorrect: isCorrect === true, chosenKeys }),
      answerId: id,
      position,
      question: asAsked(version, choiceOrder),
    })),
  }
}

/**
 * One attempt of an educator of the selected daycare, question by question; what she has not answered is only counted,
 * and its right choices stay here. One query.
 * @throws AppError NOT_FOUND for any other attempt
 */
export function getAttemptReview(scope: DaycareScope, quizId: string): Promise<AttemptReview> {
  return readAttempt({ ...educatorOf(ownDaycareId(scope)), id: quizId }, 'manager')
}

/** The same for the caller's own attempt, less the notes that are not for her eyes. @throws AppError NOT_FOUND for another's */
export function getMyAttemptReview(scope: DaycareScope, quizId: string): Promise<AttemptReview> {
  return readAttempt({ ...educatorOf(ownDaycareId(scope), scope.userId), id: quizId }, 'herself')
}
