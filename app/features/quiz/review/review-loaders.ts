import type { QueryClient } from '@tanstack/react-query'
import { fullName } from '#app/domain/full-name.ts'
import { orNotFound } from '#app/lib/queries.ts'
import {
  attemptReviewQuery,
  hardQuestionsQuery,
  myAttemptReviewQuery,
  pendingReviewsQuery,
  personReviewQuery,
  teamReviewQuery,
} from './queries.ts'
import type { Period } from './search-params.ts'

/** @param since days to look back */
export async function loadTeam(queryClient: QueryClient, since: Period | undefined): Promise<void> {
  await Promise.all([
    queryClient.query(teamReviewQuery(since)),
    queryClient.query(hardQuestionsQuery(since)),
    queryClient.query(pendingReviewsQuery()),
  ])
}

/** @returns the name of the person, for the title of the page */
export async function loadPerson(queryClient: QueryClient, personId: string): Promise<string> {
  const [{ person }] = await Promise.all([
    orNotFound(personId, () => queryClient.query(personReviewQuery(personId))),
    queryClient.query(teamReviewQuery()),
  ])
  return fullName(person)
}

export async function loadAttempt(queryClient: QueryClient, quizId: string): Promise<void> {
  await Promise.all([
    orNotFound(quizId, () => queryClient.query(attemptReviewQuery(quizId))),
    queryClient.query(pendingReviewsQuery()),
  ])
}

export async function loadMyAttempt(queryClient: QueryClient, quizId: string): Promise<void> {
  await orNotFound(quizId, () => queryClient.query(myAttemptReviewQuery(quizId)))
}
