import { createFileRoute, redirect } from '@tanstack/react-router'
import { SeenAttemptPage } from '#app/features/quiz/review/attempt/attempt-page.tsx'
import { loadMyAttempt } from '#app/features/quiz/review/review-loaders.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/seen-by-manager/$quizId')({
  beforeLoad: ({ context: { user } }) => {
    if (user.role !== 'TEACHER') throw redirect({ to: '/quiz' })
  },
  loader: ({ context: { queryClient }, params: { quizId } }) => loadMyAttempt(queryClient, quizId),
  head: ({ match }) => pageTitle('Ce que ma gestionnaire voit', match),
  component: function SeenAttempt() {
    const { quizId } = Route.useParams()
    return <SeenAttemptPage quizId={quizId} />
  },
})
