import { createFileRoute, notFound } from '@tanstack/react-router'
import { PaperPage } from '#app/features/quiz/play/paper/paper-page.tsx'
import { paperQuizQuery } from '#app/features/quiz/play/queries.ts'
import { QuizError } from '#app/features/quiz/play/quiz-error.tsx'
import { PaperSearch, paperInput } from '#app/features/quiz/play/quiz-places.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { parseError } from '#app/lib/parse-error.ts'

export const Route = createFileRoute('/_authed/_daycare/quiz/paper')({
  validateSearch: PaperSearch,
  // Without `loaderDeps`: other settings are the same page, which must not give way to a placeholder, nor lose the focus.
  loader: async ({ context: { queryClient }, location }) => {
    const reading = queryClient.query(paperQuizQuery(paperInput(PaperSearch.parse(location.search))))
    // In the browser the page does not wait: the sheets show that they are loading.
    if (typeof window !== 'undefined') return void reading.catch(() => undefined)
    await reading.catch((error: unknown) => {
      // The same page for a quiz that does not exist and for somebody else's, so as not to disclose which.
      throw parseError(error).status === 404 ? notFound() : error
    })
  },
  head: ({ match }) => pageTitle('Quiz sur papier', match),
  component: function Paper() {
    const navigate = Route.useNavigate()
    return (
      <PaperPage
        search={Route.useSearch()}
        onSearchChange={(search) => navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
  errorComponent: QuizError,
})
