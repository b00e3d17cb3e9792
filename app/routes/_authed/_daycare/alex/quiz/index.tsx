import { createFileRoute } from '@tanstack/react-router'
import { QuizListPage } from '#app/features/quiz/play/list/quiz-list-page.tsx'
import { QuizError } from '#app/features/quiz/play/quiz-error.tsx'
import { loadQuizList } from '#app/features/quiz/play/quiz-loaders.ts'
import { reminderQuery } from '#app/features/quiz/review/queries.ts'
import { ReminderCard } from '#app/features/quiz/review/reminder-card.tsx'
import { SeenLink } from '#app/features/quiz/review/seen-link.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'

const program = 'ALEX'

export const Route = createFileRoute('/_authed/_daycare/alex/quiz/')({
  loader: async ({ context: { queryClient, user } }) => {
    const isSeen = user.role === 'TEACHER'
    await Promise.all([loadQuizList(queryClient, program), isSeen && queryClient.query(reminderQuery(program))])
  },
  head: () => pageTitle(QUIZ_PROGRAMS[program].title),
  component: function QuizList() {
    const { user } = Route.useRouteContext()
    const isSeen = user.role === 'TEACHER'
    return (
      <QuizListPage
        program={program}
        user={user}
        {...(isSeen && { reminder: <ReminderCard program={program} />, seenLink: <SeenLink /> })}
      />
    )
  },
  errorComponent: QuizError,
})
