import { createFileRoute } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { livedBalanceQuery } from '#app/features/activities/marks/queries.ts'
import { fourWeeksAgo } from '#app/features/activities/week/balance.tsx'
import { weekQuery } from '#app/features/activities/week/queries.ts'
import { mondayOf, WeekSearch } from '#app/features/activities/week/week-days.ts'
import { WeekPage, WeekWithoutDaycare } from '#app/features/activities/week/week-page.tsx'
import { calendarDay } from '#app/lib/dates/dates.ts'
import { ownerOf } from '#app/lib/kept/kept-store.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/activities/week')({
  validateSearch: WeekSearch,
  // Without `loaderDeps`: another week is the same page, which must not give way to a placeholder, nor lose the focus.
  loader: async ({ context: { queryClient }, location, cause }) => {
    const shown = WeekSearch.parse(location.search).monday ?? mondayOf(calendarDay())
    const reading = Promise.all([
      queryClient.query(weekQuery(shown)),
      queryClient.query(livedBalanceQuery(fourWeeksAgo())),
    ])
    // Once the page is there it does not wait: the week that is shown stays until the other one is loaded.
    if (cause === 'stay') reading.catch(() => undefined)
    else await reading
  },
  head: () => pageTitle('Ma semaine'),
  component: function Week() {
    const { monday } = Route.useSearch()
    const currentMonday = mondayOf(calendarDay())
    const { user } = Route.useRouteContext()
    const shown = useDeferredValue(monday ?? currentMonday)
    const owner = ownerOf(user)
    if (owner === null) return <WeekWithoutDaycare />
    return (
      <WeekPage monday={shown} currentMonday={currentMonday} owner={owner} canSubscribe={user.role !== 'SUPERADMIN'} />
    )
  },
})
