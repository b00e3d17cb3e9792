import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { Program } from '#app/domain/enums.ts'
import { isUuid } from '#app/lib/ids.ts'
import { parseError } from '#app/lib/parse-error.ts'
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
import { type PlayPlace, playPlace, QUIZ_PATHS } from './quiz-places.ts'
import type { PlaySearch, QuizSession } from './schema.ts'

/** What the list page of a program shows: four reads at once. */
export async function loadQuizList(queryClient: QueryClient, program: Program): Promise<void> {
  await Promise.all([
    queryClient.query(currentQuizQuery(program)),
    queryClient.query(quizStatsQuery(program)),
    queryClient.query(quizHistoryQuery(program)),
    queryClient.query(quizMessagesQuery(program)),
  ])
}

type Play = {
  queryClient: QueryClient
  program: Program
  userId: string
  quizId: string
  search: PlaySearch
}

/**
 * Reads a quiz and what its screen needs, and says which screen that is. A jump ahead is led back to the first question
 * without an answer, a quiz of the other program to its own address.
 */
export async function loadPlay({ queryClient, program, userId, quizId, search }: Play): Promise<PlayPlace> {
  const session = await readSession(queryClient, quizId)
  if (session.type !== program)
    throw redirect({ to: QUIZ_PATHS[session.type].play, params: { quizId }, search, replace: true })
  const kept = new Set(keptAnswers.all(userId).map(({ id }) => id))
  const place = playPlace(session.answers, search.questionNumber, kept)
  const asked = search.questionNumber
  if (asked !== undefined && (place.screen === 'results' || place.index !== asked)) {
    const led = place.screen === 'results' ? {} : { questionNumber: place.index }
    throw redirect({ to: QUIZ_PATHS[program].play, params: { quizId }, search: led, replace: true })
  }
  if (place.screen === 'results') await queryClient.query(quizResultsQuery(quizId))
  else {
    const answer = session.answers[place.index]
    // While she plays it is there already: it came with the storing of the answer.
    if (answer && answer.isCorrect !== null)
      await queryClient.query({ ...questionAnswerQuery(answer.id), staleTime: 'static' })
  }
  return place
}

async function readSession(queryClient: QueryClient, quizId: string): Promise<QuizSession> {
  if (!isUuid(quizId)) throw notFound()
  try {
    // From the cache when it is there: the next question must come without connection too.
    return await queryClient.query({ ...quizSessionQuery(quizId), staleTime: 'static' })
  } catch (error) {
    // Nobody's, a colleague's or another daycare's: the same page for all.
    if (parseError(error).status === 404) throw notFound()
    throw error
  }
}
