import { createFileRoute } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { HandoverPage } from '#app/features/activities/handover/handover-page.tsx'
import { handoverQuery } from '#app/features/activities/handover/queries.ts'
import { DaySearch, workingDayOf } from '#app/features/activities/week/week-days.ts'
import { calendarDay } from '#app/lib/dates/dates.ts'
import { ownerOf } from '#app/lib/kept/kept-store.ts'
import { pageTitle } from '#app/lib/page-title.ts'

/** The day of the address, else today, or Monday during a weekend. */
const shownDay = ({ day }: { day?: string | undefined }) => day ?? workingDayOf(calendarDay())

export const Route = createFileRoute('/_authed/_daycare/activities/releve')({
  staticData: { requiresProof: true },
  validateSearch: DaySearch,
  // Without `loaderDeps`: another day is the same page, which must not give way to a placeholder, nor lose the focus.
  loader: async ({ context: { queryClient, user }, location, cause }) => {
    if (user.needsProof) return
    const reading = queryClient.query(handoverQuery(shownDay(DaySearch.parse(location.search))))
    if (cause === 'stay') reading.catch(() => undefined)
    else await reading
  },
  head: () => pageTitle('Feuille de relève'),
  component: function HandoverOfDay() {
    const day = useDeferredValue(shownDay(Route.useSearch()))
    const { user } = Route.useRouteContext()
    return <HandoverPage day={day} owner={ownerOf(user)} canShare={user.role !== 'SUPERADMIN'} />
  },
})
