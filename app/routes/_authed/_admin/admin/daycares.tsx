import { createFileRoute } from '@tanstack/react-router'
import { DaycaresPage } from '#app/features/admin/daycares-page.tsx'
import { adminDaycaresQuery } from '#app/features/admin/functions.ts'
import { DaycaresSearch, daycaresInputOf } from '#app/features/admin/search-params.ts'
import { AddDaycare } from '#app/features/daycares/manage/add-daycare.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { daycareActions } from './-daycare-actions.tsx'

export const Route = createFileRoute('/_authed/_admin/admin/daycares')({
  validateSearch: DaycaresSearch,
  // Without `loaderDeps`: another search is the same page, which must not give way to a placeholder, nor lose the focus.
  loader: async ({ context: { queryClient }, location }) => {
    const reading = queryClient.query(adminDaycaresQuery(daycaresInputOf(DaycaresSearch.parse(location.search))))
    // In the browser the page does not wait: the search stays as it is while the list changes.
    if (typeof window === 'undefined') await reading
    else reading.catch(() => undefined)
  },
  head: () => pageTitle('Milieux'),
  component: function Daycares() {
    const navigate = Route.useNavigate()
    return (
      <DaycaresPage
        search={Route.useSearch()}
        onSearchChange={(search) => navigate({ search, resetScroll: false, replace: true })}
        actions={daycareActions}
        add={<AddDaycare />}
      />
    )
  },
})
