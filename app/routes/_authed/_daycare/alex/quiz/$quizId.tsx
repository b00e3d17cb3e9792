import { createFileRoute } from '@tanstack/react-router'
import { QuizError } from '#app/features/quiz/play/quiz-error.tsx'
import { loadPlay } from '#app/features/quiz/play/quiz-loaders.ts'
import { parsePlaySearch } from '#app/features/quiz/play/quiz-places.ts'
import { QuizPage } from '#app/features/quiz/play/screen/quiz-page.tsx'
import { useGoToQuestion } from '#app/features/quiz/play/screen/use-go-to-question.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'

const program = 'ALEX'

export const Route = createFileRoute('/_authed/_daycare/alex/quiz/$quizId')({
  staticData: { layout: 'focus' },
  validateSearch: parsePlaySearch,
  loaderDeps: ({ search }) => search,
  // Where an address leads changes with every answer: a former result of the loader is never shown.
  gcTime: 0,
  loader: ({ context: { queryClient, user }, params: { quizId }, deps: search }) =>
    loadPlay({ queryClient, program, userId: user.id, quizId, search }),
  head: () => pageTitle(QUIZ_PROGRAMS[program].title),
  component: function Quiz() {
    const { quizId } = Route.useParams()
    const { user } = Route.useRouteContext()
    const place = Route.useLoaderData()
    const { questionNumber } = Route.useSearch()
    const go = useGoToQuestion(quizId, program)
    return <QuizPage key={quizId} quizId={quizId} userId={user.id} place={place} asked={questionNumber} onGo={go} />
  },
  errorComponent: QuizError,
})
