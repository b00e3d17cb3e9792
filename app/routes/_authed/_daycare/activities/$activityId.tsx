import { createFileRoute } from '@tanstack/react-router'
import { ActivitiesError } from '#app/features/activities/library/activities-error.tsx'
import { activityQuery } from '#app/features/activities/library/queries.ts'
import { activityMarksQuery } from '#app/features/activities/marks/queries.ts'
import { SheetPending } from '#app/features/activities/sheet/sheet-pending.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { orNotFound } from '#app/lib/queries.ts'

/** A sheet, and the pages below it, which show what it has loaded. */
export const Route = createFileRoute('/_authed/_daycare/activities/$activityId')({
  loader: ({ context: { queryClient }, params: { activityId } }) =>
    orNotFound(activityId, async () => {
      const reading = [
        queryClient.query({ ...activityQuery(activityId), staleTime: 'static' }),
        queryClient.query(activityMarksQuery(activityId)),
      ] as const
      // Waits for both, so that a second rejection is not left unhandled when the first one is thrown.
      await Promise.allSettled(reading)
      const [{ title }] = await Promise.all(reading)
      return { title }
    }),
  head: ({ loaderData, match }) => pageTitle(loaderData?.title ?? 'Activité', match),
  pendingComponent: SheetPending,
  errorComponent: ActivitiesError,
})
