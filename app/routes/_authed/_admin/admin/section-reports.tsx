import { createFileRoute } from '@tanstack/react-router'
import { sectionReportsQuery } from '#app/features/activities/reports/queries.ts'
import { SectionReportsSearch, sectionReportsInputOf } from '#app/features/activities/reports/search-params.ts'
import { SectionReportsPage } from '#app/features/activities/reports/section-reports-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_admin/admin/section-reports')({
  validateSearch: SectionReportsSearch,
  // Without `loaderDeps`: another choice is the same page, which must not give way to a placeholder, nor lose the focus.
  loader: async ({ context: { queryClient }, location }) => {
    const input = sectionReportsInputOf(SectionReportsSearch.parse(location.search))
    const reading = queryClient.query(sectionReportsQuery(input))
    // In the browser the page does not wait: the choice stays as it is while the list changes.
    if (typeof window === 'undefined') await reading
    else reading.catch(() => undefined)
  },
  head: () => pageTitle('Sections signalées'),
  component: function SectionReports() {
    const navigate = Route.useNavigate()
    return <SectionReportsPage search={Route.useSearch()} onSearchChange={(search) => navigate({ search })} />
  },
})
