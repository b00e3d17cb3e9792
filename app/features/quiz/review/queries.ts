import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Program } from '#app/domain/enums.ts'
import { NOTICES, serverQuery, useChange } from '#app/lib/queries.ts'
import {
  closeReminderFn,
  exportQuizReviewsFn,
  getAttemptReviewFn,
  getHardQuestionsFn,
  getMyAttemptReviewFn,
  getMyReviewFn,
  getPendingReviewsFn,
  getPersonReviewFn,
  getQuizReviewsByDaycareFn,
  getReminderFn,
  markReviewedFn,
  remindFn,
  removeReviewFn,
  saveReviewFn,
  unmarkReviewedFn,
} from './functions.ts'
import type { ExportInput, RemoveReviewInput, SaveReviewInput } from './schema.ts'
import type { Period } from './search-params.ts'

const keys = {
  team: ['quiz-reviews', 'team'],
  pending: ['quiz-reviews', 'pending'],
  hard: ['quiz-reviews', 'hard'],
  people: ['quiz-reviews', 'person'],
  attempts: ['quiz-reviews', 'attempt'],
  mine: ['quiz-reviews', 'mine'],
  reminders: ['quiz-reviews', 'reminder'],
} as const

const periodInput = (since: Period | undefined) => (since ? { since } : undefined)

/** @param since days to look back */
export const teamReviewQuery = (since?: Period) => serverQuery(keys.team, getQuizReviewsByDaycareFn, periodInput(since))

/** @param since days to look back */
export const hardQuestionsQuery = (since?: Period) => serverQuery(keys.hard, getHardQuestionsFn, periodInput(since))

/** The attempts that await a review, the longest first. */
export const pendingReviewsQuery = () => serverQuery(keys.pending, getPendingReviewsFn)

export const personReviewQuery = (userId: string) => serverQuery(keys.people, getPersonReviewFn, { userId })

export const attemptReviewQuery = (quizId: string) => serverQuery(keys.attempts, getAttemptReviewFn, { quizId })

export const myReviewQuery = () => serverQuery(keys.mine, getMyReviewFn)

export const myAttemptReviewQuery = (quizId: string) => serverQuery(keys.mine, getMyAttemptReviewFn, { quizId })

export const reminderQuery = (type: Program) => serverQuery(keys.reminders, getReminderFn, { type })

/** Refetches what shows a review. Only the attempt, which is on screen, is awaited. */
async function invalidateReviews(queryClient: QueryClient, quizId: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: keys.people })
  void queryClient.invalidateQueries({ queryKey: keys.team })
  void queryClient.invalidateQueries({ queryKey: keys.pending })
  void queryClient.invalidateQueries({ queryKey: NOTICES })
  await queryClient.invalidateQueries({ queryKey: attemptReviewQuery(quizId).queryKey })
}

export function useSaveReview() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: SaveReviewInput) => saveReviewFn({ data }),
    onSuccess: (_, { quizId }) => invalidateReviews(queryClient, quizId),
  })
}

export function useRemoveReview() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: RemoveReviewInput) => removeReviewFn({ data }),
    onSuccess: (_, { quizId }) => invalidateReviews(queryClient, quizId),
  })
}

/** Marks several attempts as reviewed, without a note. */
export const useMarkReviewed = () =>
  useChange((quizIds: string[]) => markReviewedFn({ data: { quizIds } }), ['quiz-reviews'], NOTICES)

/** Takes back the marks that she has just set. */
export const useUnmarkReviewed = () =>
  useChange((quizIds: string[]) => unmarkReviewedFn({ data: { quizIds } }), ['quiz-reviews'], NOTICES)

/** Sends a reminder. Refetches the team after a failure too: somebody else may have reminded the person. */
export function useRemind() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: { userId: string; type: Program }) => remindFn({ data }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.team }),
  })
}

export const exportReviews = (filters: ExportInput) => exportQuizReviewsFn({ data: filters })

/** Closes the reminder of a program; optimistic. */
export function useCloseReminder(type: Program) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => closeReminderFn({ data: { type } }),
    onMutate: () => queryClient.setQueryData(reminderQuery(type).queryKey, null),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: NOTICES }),
  })
}
