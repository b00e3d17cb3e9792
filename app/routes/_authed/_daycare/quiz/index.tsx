import { createFileRoute } from '@tanstack/react-router'
import { loadQuizList } from '#app/features/quizzes/quiz-loaders.ts'
import { QuizListPage } from '#app/features/quizzes/ui/list/quiz-list-page.tsx'
import { QuizError } from '#app/features/quizzes/ui/quiz-error.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'

const program = 'PETITE_ENFANCE'

export const Route = createFileRoute('/_authed/_daycare/quiz/')({
  loader: ({ context: { queryClient } }) => loadQuizList(queryClient, program),
  head: () => pageTitle(QUIZ_PROGRAMS[program].title),
  component: function QuizList() {
    const { user } = Route.useRouteContext()
    return <QuizListPage program={program} user={user} />
  },
  errorComponent: QuizError,
})
