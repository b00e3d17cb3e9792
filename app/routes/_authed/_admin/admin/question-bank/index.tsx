import { createFileRoute } from '@tanstack/react-router'
import { BankPage } from '#app/features/quiz/bank/list/bank-page.tsx'
import { bankCountsQuery, questionBankQuery } from '#app/features/quiz/bank/queries.ts'
import { BankSearch, filtersFromSearch } from '#app/features/quiz/bank/search-params.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_admin/admin/question-bank/')({
  validateSearch: BankSearch,
  // Without `loaderDeps`: another search is the same page, which must not give way to a placeholder, nor lose the focus.
  loader: async ({ context: { queryClient }, location }) => {
    const search = BankSearch.parse(location.search)
    const reading = Promise.all([
      queryClient.query(questionBankQuery({ filters: filtersFromSearch(search), page: search.page ?? 1 })),
      queryClient.query(bankCountsQuery()),
    ])
    // In the browser the page does not wait: the list shows that it is loading.
    if (typeof window === 'undefined') await reading
    else reading.catch(() => undefined)
  },
  head: () => pageTitle('Banque de questions'),
  component: function QuestionBank() {
    const navigate = Route.useNavigate()
    return (
      <BankPage
        search={Route.useSearch()}
        onSearchChange={(search) => navigate({ search, resetScroll: search.page !== undefined })}
      />
    )
  },
})
