import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#app/features/account/schema.ts'
import { DayCard } from '#app/features/activities/day/day-card.tsx'
import { plannedDayQuery } from '#app/features/activities/day/queries.ts'
import { MonthIdeaCard } from '#app/features/guides/calendar/month-idea-card.tsx'
import { monthIdeaQuery } from '#app/features/guides/queries.ts'
import { calendarDay, shortDayWithWeekday } from '#app/lib/dates/dates.ts'

/*
 * The day, above the early-childhood quizzes, where who signs in arrives: what she has planned, an idea of the month. In a
 * route, since features do not import each other.
 */

export const loadDay = (queryClient: QueryClient) =>
  Promise.all([queryClient.query(plannedDayQuery()), queryClient.query(monthIdeaQuery())])

export const dayOf = ({ firstName }: CurrentUser) => ({
  greeting: `Bonjour, ${firstName}`,
  date: shortDayWithWeekday(calendarDay()),
  plan: <DayCard />,
  idea: <MonthIdeaCard />,
})
