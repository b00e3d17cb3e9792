import { daycareFn, managerFn } from '#app/server/fn.ts'
import { clientInfo } from '#app/server/session/client-info.server.ts'
import { exportQuizReviews } from './export-reviews.server.ts'
import { getHardQuestions } from './hard-questions.server.ts'
import { getPendingReviews, markReviewed, unmarkReviewed } from './pending-reviews.server.ts'
import { getAttemptReview, getMyAttemptReview, getMyReview, getPersonReview } from './person-review.server.ts'
import { closeReminder, getReminder, remind } from './reminders.server.ts'
import { removeReview, saveReview } from './save-review.server.ts'
import {
  AttemptInput,
  ExportInput,
  PersonInput,
  ProgramInput,
  QuizIdsInput,
  RemindInput,
  RemoveReviewInput,
  SaveReviewInput,
  TeamReviewInput,
} from './schema.ts'
import { getQuizReviewsByDaycare } from './team-review.server.ts'

export const getQuizReviewsByDaycareFn = managerFn({ method: 'GET' })
  .validator(TeamReviewInput)
  .handler(({ data, context }) => getQuizReviewsByDaycare(context.scope, data?.since))

export const getHardQuestionsFn = managerFn({ method: 'GET' })
  .validator(TeamReviewInput)
  .handler(({ data, context }) => getHardQuestions(context.scope, data?.since))

export const getPersonReviewFn = managerFn({ method: 'GET' })
  .validator(PersonInput)
  .handler(({ data, context }) => getPersonReview(context.scope, data.userId))

export const getAttemptReviewFn = managerFn({ method: 'GET' })
  .validator(AttemptInput)
  .handler(({ data, context }) => getAttemptReview(context.scope, data.quizId))

export const getPendingReviewsFn = managerFn({ method: 'GET' }).handler(({ context }) =>
  getPendingReviews(context.scope),
)

export const markReviewedFn = managerFn({ method: 'POST' })
  .validator(QuizIdsInput)
  .handler(({ data, context }) => markReviewed(context.scope, data))

export const unmarkReviewedFn = managerFn({ method: 'POST' })
  .validator(QuizIdsInput)
  .handler(({ data, context }) => unmarkReviewed(context.scope, data))

export const saveReviewFn = managerFn({ method: 'POST' })
  .validator(SaveReviewInput)
  .handler(({ data, context }) => saveReview(context.scope, data))

export const removeReviewFn = managerFn({ method: 'POST' })
  .validator(RemoveReviewInput)
  .handler(({ data, context }) => removeReview(context.scope, data))

export const remindFn = managerFn({ method: 'POST' })
  .validator(RemindInput)
  .handler(({ data, context }) => remind(context.scope, data.userId, data.type))

/** POST, because it writes to the audit log. */
export const exportQuizReviewsFn = managerFn({ method: 'POST' })
  .validator(ExportInput)
  .handler(({ data, context }) => exportQuizReviews(context.scope, data, clientInfo()))

export const getMyReviewFn = daycareFn({ method: 'GET' }).handler(({ context }) => getMyReview(context.scope))

export const getMyAttemptReviewFn = daycareFn({ method: 'GET' })
  .validator(AttemptInput)
  .handler(({ data, context }) => getMyAttemptReview(context.scope, data.quizId))

export const getReminderFn = daycareFn({ method: 'GET' })
  .validator(ProgramInput)
  .handler(({ data, context }) => getReminder(context.scope, data.type))

export const closeReminderFn = daycareFn({ method: 'POST' })
  .validator(ProgramInput)
  .handler(({ data, context }) => closeReminder(context.scope, data.type))
