import { createFileRoute, notFound } from '@tanstack/react-router'
import { ActivitiesError } from '#app/features/activities/library/activities-error.tsx'
import { activityQuery } from '#app/features/activities/library/queries.ts'
import { activityMarksQuery } from '#app/features/activities/marks/queries.ts'
import { SheetPending } from '#app/features/activities/sheet/sheet-pending.tsx'
import { isUuid } from '#app/lib/ids.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { parseError } from '#app/lib/parse-error.ts'

/** A sheet, and the pages below it, which show what it has loaded. */
export const Route = createFileRoute('/_authed/_daycare/activities/$activityId')({
  loader: async ({ context: { queryClient }, params: { activityId } }) => {
    // Without a call to the server.
    if (!isUuid(activityId)) throw notFound()
    try {
      const reading = [
        queryClient.query({ ...activityQuery(activityId), staleTime: 'static' }),
        queryClient.query(activityMarksQuery(activityId)),
      ] as const
      // Waits for both, so that a second rejection is not left unhandled when the first one is thrown.
      await Promise.allSettled(reading)
      const [{ title }] = await Promise.all(reading)
      return { title }
    } catch (error) {
      // Deleted, of another daycare or unknown: the same page, so that it reveals nothing.
      if (parseError(error).status === 404) throw notFound()
      throw error
    }
  },
  head: ({ loaderData, match }) => pageTitle(loaderData?.title ?? 'Activité', match),
  pendingComponent: SheetPending,
  errorComponent: ActivitiesError,
})
