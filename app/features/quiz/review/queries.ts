import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Program } from '#app/domain/enums.ts'
import {
  closeReminderFn,
  exportQuizReviewsFn,
  getAttemptReviewFn,
  getHardQuestionsFn,
  getMyAttemptReviewFn,
  getMyReviewFn,
  getPersonReviewFn,
  getQuizReviewsByDaycareFn,
  getReminderFn,
  remindFn,
  removeReviewFn,
  saveReviewFn,
} from './functions.ts'
import type { ExportInput, RemoveReviewInput, SaveReviewInput } from './schema.ts'
import type { Period } from './search-params.ts'

const keys = {
  team: ['quiz-reviews', 'team'],
  hard: ['quiz-reviews', 'hard'],
  people: ['quiz-reviews', 'person'],
  attempts: ['quiz-reviews', 'attempt'],
  mine: ['quiz-reviews', 'mine'],
  reminders: ['quiz-reviews', 'reminder'],
} as const

const periodInput = (since: Period | undefined) => (since ? { since } : undefined)

/** @param since days to look back */
export const teamReviewQuery = (since?: Period) =>
  queryOptions({
    queryKey: [...keys.team, since ?? 'all'],
    queryFn: ({ signal }) => getQuizReviewsByDaycareFn({ data: periodInput(since), signal }),
  })

/** @param since days to look back */
export const hardQuestionsQuery = (since?: Period) =>
  queryOptions({
    queryKey: [...keys.hard, since ?? 'all'],
    queryFn: ({ signal }) => getHardQuestionsFn({ data: periodInput(since), signal }),
  })

export const personReviewQuery = (userId: string) =>
  queryOptions({
    queryKey: [...keys.people, userId],
    queryFn: ({ signal }) => getPersonReviewFn({ data: { userId }, signal }),
  })

export const attemptReviewQuery = (quizId: string) =>
  queryOptions({
    queryKey: [...keys.attempts, quizId],
    queryFn: ({ signal }) => getAttemptReviewFn({ data: { quizId }, signal }),
  })

export const myReviewQuery = () =>
  queryOptions({ queryKey: keys.mine, queryFn: ({ signal }) => getMyReviewFn({ signal }) })

export const myAttemptReviewQuery = (quizId: string) =>
  queryOptions({
    queryKey: [...keys.mine, quizId],
    queryFn: ({ signal }) => getMyAttemptReviewFn({ data: { quizId }, signal }),
  })

export const reminderQuery = (type: Program) =>
  queryOptions({
    queryKey: [...keys.reminders, type],
    queryFn: ({ signal }) => getReminderFn({ data: { type }, signal }),
  })

/** Refetches what shows a review. Only the attempt, which is on screen, is awaited. */
async function invalidateReviews(queryClient: QueryClient, quizId: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: keys.people })
  void queryClient.invalidateQueries({ queryKey: keys.team })
  await queryClient.invalidateQueries({ queryKey: [...keys.attempts, quizId] })
}

export function useSaveReview() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: SaveReviewInput) => saveReviewFn({ data }),
    onSuccess: (_, { quizId }) => invalidateReviews(queryClient, quizId),
    networkMode: 'always',
  })
}

export function useRemoveReview() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: RemoveReviewInput) => removeReviewFn({ data }),
    onSuccess: (_, { quizId }) => invalidateReviews(queryClient, quizId),
    networkMode: 'always',
  })
}

/** Sends a reminder. Refetches the team after a failure too: somebody else may have reminded the person. */
export function useRemind() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: { userId: string; type: Program }) => remindFn({ data }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.team }),
    networkMode: 'always',
  })
}

export function useExportReviews() {
  return useMutation({ mutationFn: (data: ExportInput) => exportQuizReviewsFn({ data }), networkMode: 'always' })
}

/** Closes the reminder of a program; optimistic. */
export function useCloseReminder(type: Program) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => closeReminderFn({ data: { type } }),
    onMutate: () => queryClient.setQueryData(reminderQuery(type).queryKey, null),
    networkMode: 'always',
  })
}
