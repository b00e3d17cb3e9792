import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { loadPlay } from '#app/features/quiz/play/quiz-loaders.ts'
import type { PlaySearch } from '#app/features/quiz/play/quiz-places.ts'
import { QuizPage, useGoToQuestion } from '#app/features/quiz/play/screen/quiz-page.tsx'

type LoaderArguments = {
  context: { queryClient: QueryClient; user: { id: string } }
  params: { quizId: string }
  deps: PlaySearch
}

/** `loader` of the page where a quiz of a program is played. */
export function playLoader(program: Program) {
  return ({ context: { queryClient, user }, params: { quizId }, deps: search }: LoaderArguments) =>
    loadPlay({ queryClient, program, userId: user.id, quizId, search })
}

const ROUTES = {
  PETITE_ENFANCE: '/_authed/_daycare/quiz/$quizId',
  ALEX: '/_authed/_daycare/alex/quiz/$quizId',
} as const

/** `component` of the page where a quiz of a program is played. */
export function playPage(program: Program): () => ReactNode {
  const route = getRouteApi(ROUTES[program])
  return function Quiz() {
    const { quizId } = route.useParams()
    const { user } = route.useRouteContext()
    const place = route.useLoaderData()
    const { questionNumber } = route.useSearch()
    const go = useGoToQuestion(quizId, program)
    return (
      <QuizPage
        key={quizId}
        quizId={quizId}
        userId={user.id}
        place={place}
        requestedNumber={questionNumber}
        onGo={go}
      />
    )
  }
}
