import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ActivitiesError } from '#app/features/activities/library/activities-error.tsx'
import { activityQuery } from '#app/features/activities/library/queries.ts'
import { activityMarksQuery } from '#app/features/activities/marks/queries.ts'
import { ActivityPage, SheetPending } from '#app/features/activities/sheet/activity-page.tsx'
import { isUuid } from '#app/lib/ids.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { parseError } from '#app/lib/parse-error.ts'

export const Route = createFileRoute('/_authed/_daycare/activities/$activityId')({
  loader: async ({ context: { queryClient }, params: { activityId } }) => {
    // What is not even an id is asked of nobody.
    if (!isUuid(activityId)) throw notFound()
    try {
      const reading = [
        queryClient.query({ ...activityQuery(activityId), staleTime: 'static' }),
        queryClient.query(activityMarksQuery(activityId)),
      ] as const
      // Both have ended before the page is given up: nobody would hear a refusal that comes later.
      await Promise.allSettled(reading)
      const [{ title }] = await Promise.all(reading)
      return { title }
    } catch (error) {
      // Deleted, another daycare's, or nobody's: the same page for all.
      if (parseError(error).status === 404) throw notFound()
      throw error
    }
  },
  head: ({ loaderData, match }) => pageTitle(loaderData?.title ?? 'Activité', match),
  pendingComponent: SheetPending,
  errorComponent: ActivitiesError,
  component: function Activity() {
    const { activityId } = Route.useParams()
    const { data } = useSuspenseQuery(activityQuery(activityId))
    const { user } = Route.useRouteContext()
    // Another sheet begins anew: what was open belonged to the first one.
    return <ActivityPage key={activityId} activity={data} user={user} />
  },
})
