import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { activityQuery } from '#app/features/activities/library/queries.ts'
import { FieldPage } from '#app/features/activities/sheet/field-mode/field-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { fieldWords } from '#content/pages/sheet/field-mode.ts'

export const Route = createFileRoute('/_authed/_daycare/activities/$activityId/terrain')({
  staticData: { layout: 'focus' },
  loader: async ({ parentMatchPromise }) => ({ title: (await parentMatchPromise).loaderData?.title ?? 'Activité' }),
  head: ({ loaderData }) => pageTitle([fieldWords.name, loaderData?.title].filter(Boolean).join('\u00A0: ')),
  component: function FieldMode() {
    const { activityId } = Route.useParams()
    const { data } = useSuspenseQuery(activityQuery(activityId))
    const { user } = Route.useRouteContext()
    return <FieldPage key={activityId} activity={data} user={user} />
  },
})
