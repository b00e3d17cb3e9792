import { createFileRoute } from '@tanstack/react-router'
import { presetManagersQuery } from '#app/features/daycares/managers/functions.ts'
import { ManagersPage } from '#app/features/daycares/managers/managers-page.tsx'
import { ManagersSearch } from '#app/features/daycares/managers/search-params.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_admin/admin/managers')({
  validateSearch: ManagersSearch,
  // Without `loaderDeps`: another search is the same page, which must not give way to a placeholder, nor lose the focus.
  loader: async ({ context: { queryClient }, location }) => {
    const { q, filter = 'all', page = 1 } = ManagersSearch.parse(location.search)
    const reading = queryClient.query(presetManagersQuery({ page, search: q, filter }))
    // In the browser the page does not wait: the search stays as it is while the list changes.
    if (typeof window === 'undefined') await reading
    else reading.catch(() => undefined)
  },
  head: () => pageTitle('Gestionnaires'),
  component: function Managers() {
    const navigate = Route.useNavigate()
    return (
      <ManagersPage
        search={Route.useSearch()}
        onSearchChange={(search) => navigate({ search, resetScroll: false, replace: true })}
      />
    )
  },
})
