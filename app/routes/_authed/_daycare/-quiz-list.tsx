import type { QueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Program } from '#app/domain/enums.ts'
import type { CurrentUser } from '#app/features/account/schema.ts'
import { smallStepQuery } from '#app/features/guides/queries.ts'
import { SmallStepReminder } from '#app/features/guides/self-assessment/small-step-reminder.tsx'
import { QuizListPage } from '#app/features/quiz/play/list/quiz-list-page.tsx'
import { loadQuizList } from '#app/features/quiz/play/quiz-loaders.ts'
import { reminderQuery } from '#app/features/quiz/review/queries.ts'
import { ReminderCard, SeenLink } from '#app/features/quiz/review/reminder-card.tsx'

/** A manager sees the results of her educators, whose page says so; the small step is shown on the first page of all. */
const partsFor = (user: CurrentUser, program: Program) => ({
  isSeen: user.role === 'TEACHER',
  hasSmallStep: program === 'PETITE_ENFANCE' && !user.needsProof,
})

/** `loader` of the quizzes of a program; here the features that they need meet. */
export function quizListLoader(program: Program) {
  return async ({ context: { queryClient, user } }: { context: { queryClient: QueryClient; user: CurrentUser } }) => {
    const { isSeen, hasSmallStep } = partsFor(user, program)
    await Promise.all([
      loadQuizList(queryClient, program),
      hasSmallStep && queryClient.query(smallStepQuery()),
      isSeen && queryClient.query(reminderQuery(program)),
    ])
  }
}

/** `component` of the quizzes of a program. */
export function quizListPage(program: Program): () => ReactNode {
  return function QuizList() {
    const { user } = useRouteContext({ from: '/_authed' })
    const { isSeen, hasSmallStep } = partsFor(user, program)
    return (
      <QuizListPage
        program={program}
        user={user}
        reminder={
          <>
            {isSeen && <ReminderCard program={program} />}
            {hasSmallStep && <SmallStepReminder />}
          </>
        }
        {...(isSeen && { seenLink: <SeenLink /> })}
      />
    )
  }
}
