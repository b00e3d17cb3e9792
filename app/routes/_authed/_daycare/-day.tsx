import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#app/features/account/schema.ts'
import { DayCard } from '#app/features/activities/day/day-card.tsx'
import { plannedDayQuery } from '#app/features/activities/day/functions.ts'
import { MonthIdeaCard } from '#app/features/guides/calendar/month-idea-card.tsx'
import { monthIdeaQuery } from '#app/features/guides/queries.ts'
import { NextStepsCard } from '#app/features/welcome/next-steps.tsx'
import { nextStepsQuery } from '#app/features/welcome/queries.ts'
import { calendarDay, shortDayWithWeekday } from '#app/lib/dates/dates.ts'

/*
 * The day, above the early-childhood quizzes, where who signs in arrives: for a manager who begins, what to do next; what she
 * has planned; an idea of the month. In a route, since features do not import each other.
 */

export const loadDay = (queryClient: QueryClient, { role }: CurrentUser) =>
  Promise.all([
    queryClient.query(plannedDayQuery()),
    queryClient.query(monthIdeaQuery()),
    role === 'MANAGER' && queryClient.query(nextStepsQuery()),
  ])

export const dayOf = ({ firstName, role }: CurrentUser) => ({
  greeting: `Bonjour, ${firstName}`,
  date: shortDayWithWeekday(calendarDay()),
  plan: (
    <>
      {role === 'MANAGER' && <NextStepsCard />}
      <DayCard isMember={role !== 'SUPERADMIN'} />
    </>
  ),
  idea: <MonthIdeaCard />,
})
