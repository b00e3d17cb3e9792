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
import { ownerOf } from '#app/lib/kept/kept-store.ts'
import { dayOf, loadDay } from './-day.tsx'

/**
 * Educators are told what their manager sees of their results. The day and the small step are on the early-childhood
 * quizzes only, where who signs in arrives.
 */
const shownParts = (user: CurrentUser, program: Program) => ({
  isSeenByManager: user.role === 'TEACHER',
  hasDay: program === 'PETITE_ENFANCE' && user.role !== 'SUPERADMIN',
  hasSmallStep: program === 'PETITE_ENFANCE' && !user.needsProof,
})

/** `loader` of the list of quizzes of a program. In a route, since features do not import each other. */
export function quizListLoader(program: Program) {
  return async ({ context: { queryClient, user } }: { context: { queryClient: QueryClient; user: CurrentUser } }) => {
    const { isSeenByManager, hasDay, hasSmallStep } = shownParts(user, program)
    await Promise.all([
      loadQuizList(queryClient, program),
      hasSmallStep && queryClient.query(smallStepQuery()),
      isSeenByManager && queryClient.query(reminderQuery(program)),
      hasDay && loadDay(queryClient, user),
    ])
  }
}

/** `component` of the list of quizzes of a program. */
export function quizListPage(program: Program): () => ReactNode {
  return function QuizList() {
    const { user } = useRouteContext({ from: '/_authed' })
    const { isSeenByManager, hasDay, hasSmallStep } = shownParts(user, program)
    return (
      <QuizListPage
        program={program}
        user={user}
        reminder={
          <>
            {isSeenByManager && <ReminderCard program={program} />}
            {hasSmallStep && <SmallStepReminder owner={ownerOf(user)} />}
          </>
        }
        day={hasDay ? dayOf(user) : undefined}
        {...(isSeenByManager && { seenLink: <SeenLink /> })}
      />
    )
  }
}
