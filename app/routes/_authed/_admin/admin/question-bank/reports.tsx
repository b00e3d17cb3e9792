import { createFileRoute } from '@tanstack/react-router'
import { reportsQuery } from '#app/features/quiz/bank/queries.ts'
import { ReportsPage } from '#app/features/quiz/bank/reports/reports-page.tsx'
import { ReportsSearch } from '#app/features/quiz/bank/search-params.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_admin/admin/question-bank/reports')({
  validateSearch: ReportsSearch,
  // Without `loaderDeps`: another choice is the same page, which must not give way to a placeholder, nor lose the focus.
  loader: async ({ context: { queryClient }, location }) => {
    const { answered, page = 1 } = ReportsSearch.parse(location.search)
    const reading = queryClient.query(reportsQuery({ open: !answered, page }))
    // In the browser the page does not wait: the choice stays as it is while the list changes.
    if (typeof window === 'undefined') await reading
    else reading.catch(() => undefined)
  },
  head: () => pageTitle('Remarques sur les questions'),
  component: function Reports() {
    const navigate = Route.useNavigate()
    return <ReportsPage search={Route.useSearch()} onSearchChange={(search) => navigate({ search })} />
  },
})
