import { createFileRoute } from '@tanstack/react-router'
import { livedBalanceQuery } from '#app/features/activities/activity-marks.queries.ts'
import { fourWeeksAgo } from '#app/features/activities/ui/week/balance.tsx'
import { WeekPage } from '#app/features/activities/ui/week/week-page.tsx'
import { weekQuery } from '#app/features/activities/week.queries.ts'
import { addDaysTo, calendarDay, mondayOf } from '#app/features/activities/week-days.ts'
import { pageTitle } from '#app/lib/page-title.ts'

/** What an address may call a week: any real day, read as the week it is in. */
function mondayIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value) || Number.isNaN(Date.parse(value)))
    return undefined
  return mondayOf(value)
}

export const Route = createFileRoute('/_authed/_daycare/activities/week')({
  validateSearch: (search: Record<string, unknown>): { monday?: string } => {
    const monday = mondayIn(search.monday)
    return monday ? { monday } : {}
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { monday } }) => {
    const shown = monday ?? mondayOf(calendarDay())
    await Promise.all([
      queryClient.query(weekQuery(shown)),
      queryClient.query(weekQuery(addDaysTo(shown, -7))),
      queryClient.query(livedBalanceQuery(fourWeeksAgo())),
    ])
  },
  head: () => pageTitle('Ma semaine'),
  component: function Week() {
    const { monday } = Route.useSearch()
    const currentMonday = mondayOf(calendarDay())
    return <WeekPage key={monday} monday={monday ?? currentMonday} currentMonday={currentMonday} />
  },
})
