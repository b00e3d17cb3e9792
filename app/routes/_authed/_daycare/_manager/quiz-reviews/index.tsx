import { createFileRoute } from '@tanstack/react-router'
import { parseReviewSearch } from '#app/features/quiz-reviews/quiz-reviews.search.ts'
import { loadTeam } from '#app/features/quiz-reviews/review-loaders.ts'
import { TeamPage } from '#app/features/quiz-reviews/ui/team/team-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/_manager/quiz-reviews/')({
  validateSearch: parseReviewSearch,
  loaderDeps: ({ search: { since } }) => ({ since }),
  loader: ({ context: { queryClient }, deps: { since } }) => loadTeam(queryClient, since),
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
