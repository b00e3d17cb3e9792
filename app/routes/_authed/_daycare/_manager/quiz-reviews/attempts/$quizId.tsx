import { createFileRoute } from '@tanstack/react-router'
import { AttemptPage } from '#app/features/quiz/review/attempt/attempt-page.tsx'
import { loadAttempt } from '#app/features/quiz/review/review-loaders.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/_manager/quiz-reviews/attempts/$quizId')({
  loader: ({ context: { queryClient }, params: { quizId } }) => loadAttempt(queryClient, quizId),
  head: ({ match }) => pageTitle('Un quiz, question par question', match),
  component: function Attempt() {
    const { quizId } = Route.useParams()
    const { user } = Route.useRouteContext()
    return <AttemptPage quizId={quizId} userId={user.id} />
  },
})
