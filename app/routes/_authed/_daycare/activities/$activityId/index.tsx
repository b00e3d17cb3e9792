import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { activityQuery } from '#app/features/activities/library/queries.ts'
import { ActivityPage } from '#app/features/activities/sheet/activity-page.tsx'

export const Route = createFileRoute('/_authed/_daycare/activities/$activityId/')({
  component: function Activity() {
    const { activityId } = Route.useParams()
    const { data } = useSuspenseQuery(activityQuery(activityId))
    const { user } = Route.useRouteContext()
    // `key`: another activity must not keep the state of this page (open editors, dialogs).
    return <ActivityPage key={activityId} activity={data} userId={user.id} />
  },
})
