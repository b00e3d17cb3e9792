import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage } from '#app/features/guides/calendar/calendar-page.tsx'
import { monthOf } from '#app/features/guides/calendar/months.ts'
import { calendarNotesQuery } from '#app/features/guides/queries.ts'
import { ownerOf } from '#app/lib/kept/kept-store.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/yearly-calendar')({
  staticData: { requiresProof: true },
  loader: async ({ context: { queryClient, user } }) => {
    if (!user.needsProof) await queryClient.query(calendarNotesQuery())
    // In the loader, whose result the browser receives: server and browser must render the same month.
    return monthOf(new Date())
  },
  head: () => pageTitle('Calendrier annuel'),
  component: function Calendar() {
    const { user } = Route.useRouteContext()
    return <CalendarPage today={Route.useLoaderData()} owner={ownerOf(user)} />
  },
})
