import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { paperStateQuery } from '#app/features/activities/sheet/paper/functions.ts'
import { LostPaper, PaperPage } from '#app/features/activities/sheet/paper/paper-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { orNotFound } from '#app/lib/queries.ts'
import { searchField, searchText } from '#app/lib/search-params.ts'

/** What the code on the paper says: the day on which it was printed, and the fingerprint of its text. */
const PaperSearch = z.object({ le: searchField(z.iso.date().check(z.regex(/^20/))), e: searchText(100) })

/** What the code on a printed sheet opens. */
export const Route = createFileRoute('/_authed/_daycare/papier/$activityId')({
  validateSearch: PaperSearch,
  loaderDeps: ({ search: { e = '' } }) => ({ printed: e }),
  loader: async ({ context: { queryClient }, params: { activityId }, deps: { printed } }) => {
    await orNotFound(activityId, () => queryClient.query(paperStateQuery({ activityId, printed })))
  },
  head: ({ match }) => pageTitle('Fiche sur papier', match),
  component: function Paper() {
    const { activityId } = Route.useParams()
    const { e = '', le } = Route.useSearch()
    return <PaperPage activityId={activityId} printed={e} day={le ?? null} />
  },
  notFoundComponent: LostPaper,
})
