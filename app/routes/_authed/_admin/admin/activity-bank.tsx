import { createFileRoute } from '@tanstack/react-router'
import { sheetUseQuery } from '#app/features/activities/reports/queries.ts'
import { SheetUseSearch, sheetUseInputOf } from '#app/features/activities/reports/search-params.ts'
import { SheetUsePage } from '#app/features/activities/reports/sheet-use-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_admin/admin/activity-bank')({
  validateSearch: SheetUseSearch,
  // Without `loaderDeps`: another search is the same page, which must not give way to a placeholder, nor lose the focus.
  loader: async ({ context: { queryClient }, location }) => {
    const reading = queryClient.query(sheetUseQuery(sheetUseInputOf(SheetUseSearch.parse(location.search))))
    // In the browser the page does not wait: the search stays as it is while the list changes.
    if (typeof window === 'undefined') await reading
    else reading.catch(() => undefined)
  },
  head: () => pageTitle('Fiches de la banque'),
  component: function ActivityBank() {
    const navigate = Route.useNavigate()
    return (
      <SheetUsePage
        search={Route.useSearch()}
        onSearchChange={(search) => navigate({ search, resetScroll: false, replace: true })}
      />
    )
  },
})
