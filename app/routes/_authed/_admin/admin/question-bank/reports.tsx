import { createFileRoute } from '@tanstack/react-router'
import { reportsQuery } from '#app/features/question-bank/question-bank.queries.ts'
import { pageOf, parseReportsSearch } from '#app/features/question-bank/question-bank.search.ts'
import { ReportsPage } from '#app/features/question-bank/ui/reports/reports-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_admin/admin/question-bank/reports')({
  validateSearch: parseReportsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query(reportsQuery({ open: deps.answered !== '1', page: pageOf(deps.page) })),
  head: () => pageTitle('Remarques sur les questions'),
  component: function Reports() {
    const navigate = Route.useNavigate()
    return <ReportsPage search={Route.useSearch()} onSearchChange={(search) => navigate({ search })} />
  },
})
