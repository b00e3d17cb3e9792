import { createFileRoute } from '@tanstack/react-router'
import { smallStepQuery } from '#app/features/guides/queries.ts'
import { SmallStepReminder } from '#app/features/guides/self-assessment/small-step-reminder.tsx'
import { QuizListPage } from '#app/features/quiz/play/list/quiz-list-page.tsx'
import { QuizError } from '#app/features/quiz/play/quiz-error.tsx'
import { loadQuizList } from '#app/features/quiz/play/quiz-loaders.ts'
import { reminderQuery } from '#app/features/quiz/review/queries.ts'
import { ReminderCard } from '#app/features/quiz/review/reminder-card.tsx'
import { SeenLink } from '#app/features/quiz/review/seen-link.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'

const program = 'PETITE_ENFANCE'

export const Route = createFileRoute('/_authed/_daycare/quiz/')({
  loader: async ({ context: { queryClient, user } }) => {
    const isSeen = user.role === 'TEACHER'
    await Promise.all([
      loadQuizList(queryClient, program),
      !user.needsProof && queryClient.query(smallStepQuery()),
      isSeen && queryClient.query(reminderQuery(program)),
    ])
  },
  head: () => pageTitle(QUIZ_PROGRAMS[program].title),
  component: function QuizList() {
    const { user } = Route.useRouteContext()
    const isSeen = user.role === 'TEACHER'
    return (
      <QuizListPage
        program={program}
        user={user}
        reminder={
          <>
            {isSeen && <ReminderCard program={program} />}
            {!user.needsProof && <SmallStepReminder />}
          </>
        }
        {...(isSeen && { seenLink: <SeenLink /> })}
      />
    )
  },
  errorComponent: QuizError,
})
