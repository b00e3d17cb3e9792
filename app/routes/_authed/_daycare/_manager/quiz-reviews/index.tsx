import { createFileRoute } from '@tanstack/react-router'
import { loadTeam } from '#app/features/quiz/review/review-loaders.ts'
import { ReviewFilters } from '#app/features/quiz/review/search-params.ts'
import { TeamPage } from '#app/features/quiz/review/team/team-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/_manager/quiz-reviews/')({
  validateSearch: ReviewFilters,
  // Without `loaderDeps`: another choice is the same page, which must not give way to a placeholder, nor lose the focus.
  loader: async ({ context: { queryClient }, location, cause }) => {
    const reading = loadTeam(queryClient, ReviewFilters.parse(location.search).since)
    // Once the page is there it does not wait: the filters stay as they are until the other figures are loaded.
    if (cause === 'stay') reading.catch(() => undefined)
    else await reading
  },
  head: () => pageTitle('Résultats des quiz'),
  component: function QuizReviews() {
    const filters = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <TeamPage
        filters={filters}
        onFiltersChange={(search) => navigate({ search, resetScroll: false, replace: true })}
      />
    )
  },
})
