import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { activityQuery } from '#app/features/activities/activities.queries.ts'
import { ActivityPage } from '#app/features/activities/ui/sheet/activity-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { parseError } from '#app/lib/parse-error.ts'

export const Route = createFileRoute('/_authed/_daycare/activities/$activityId')({
  loader: async ({ context: { queryClient }, params: { activityId } }) => {
    try {
      const { title } = await queryClient.query({ ...activityQuery(activityId), staleTime: 'static' })
      return { title }
    } catch (error) {
      // Deleted, another daycare's, or an address that names nothing: the same page for all.
      if ([400, 404].includes(parseError(error).status)) throw notFound()
      throw error
    }
  },
  head: ({ loaderData }) => pageTitle(loaderData?.title ?? 'Activité'),
  component: function Activity() {
    const { activityId } = Route.useParams()
    const { data } = useSuspenseQuery(activityQuery(activityId))
    return <ActivityPage activity={data} />
  },
})
