import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { fullName } from '#app/domain/full-name.ts'
import { isUuid } from '#app/lib/ids.ts'
import { parseError } from '#app/lib/parse-error.ts'
import {
  attemptReviewQuery,
  hardQuestionsQuery,
  myAttemptReviewQuery,
  pendingReviewsQuery,
  personReviewQuery,
  teamReviewQuery,
} from './queries.ts'
import type { Period } from './search-params.ts'

/** Turns an invalid id or a 404 into notFound(): the page does not disclose whether the row exists elsewhere. */
async function orNotFound<Value>(id: string, read: () => Promise<Value>): Promise<Value> {
  if (!isUuid(id)) throw notFound()
  try {
    return await read()
  } catch (error) {
    if (parseError(error).status === 404) throw notFound()
    throw error
  }
}

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
