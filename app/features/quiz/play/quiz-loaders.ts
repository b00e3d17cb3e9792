import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Program } from '#app/domain/enums.ts'
import { orNotFound } from '#app/lib/queries.ts'
import { keptAnswers } from './kept-answers.ts'
import {
  currentQuizQuery,
  questionAnswerQuery,
  quizHistoryQuery,
  quizMessagesQuery,
  quizResultsQuery,
  quizSessionQuery,
  quizStatsQuery,
} from './queries.ts'
import { type PlayPlace, type PlaySearch, QUIZ_PATHS, resolvePlace } from './quiz-places.ts'

/** Loads the list page of a program. */
export async function loadQuizList(queryClient: QueryClient, program: Program): Promise<void> {
  await Promise.all([
    queryClient.query(currentQuizQuery(program)),
    queryClient.query(quizStatsQuery(program)),
    queryClient.query(quizHistoryQuery(program)),
    queryClient.query(quizMessagesQuery(program)),
  ])
}

type LoadPlayOptions = {
  queryClient: QueryClient
  program: Program
  userId: string
  quizId: string
  search: PlaySearch
}

/**
 * Loads a quiz with the data of its current screen.
 * @throws a redirect when the address skips unanswered questions or names the other program, notFound() unless the quiz
 *   is her own
 */
export async function loadPlay({ queryClient, program, userId, quizId, search }: LoadPlayOptions): Promise<PlayPlace> {
  // Cached if possible: the next question must open without connection too.
  const session = await orNotFound(quizId, () =>
    queryClient.query({ ...quizSessionQuery(quizId), staleTime: 'static' }),
  )
  if (session.type !== program)
    throw redirect({ to: QUIZ_PATHS[session.type].play, params: { quizId }, search, replace: true })
  const kept = new Set(keptAnswers.all(userId).map(({ id }) => id))
  const place = resolvePlace(session.answers, search.questionNumber, kept)
  const requested = search.questionNumber
  if (requested !== undefined && (place.screen === 'results' || place.index !== requested)) {
    const corrected = place.screen === 'results' ? {} : { questionNumber: place.index }
    throw redirect({ to: QUIZ_PATHS[program].play, params: { quizId }, search: corrected, replace: true })
  }
  if (place.screen === 'results') await queryClient.query(quizResultsQuery(quizId))
  else {
    const answer = session.answers[place.index]
    // In the cache while she plays: storing the answer put it there.
    if (answer && answer.isCorrect !== null)
      await queryClient.query({ ...questionAnswerQuery(answer.id), staleTime: 'static' })
  }
  return place
}
