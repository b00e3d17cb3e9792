import { createFileRoute } from '@tanstack/react-router'
import { ExerciseListPage } from '#app/features/exercises/list/exercise-list-page.tsx'
import { exercisesQuery, progressQuery } from '#app/features/exercises/queries.ts'
import { ExerciseSearch } from '#app/features/exercises/search-params.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/alex/risks-vs-benefits/')({
  validateSearch: ExerciseSearch,
  staticData: { requiresProof: true },
  loader: async ({ context: { queryClient, user } }) => {
    if (user.needsProof) return
    await Promise.all([queryClient.query(exercisesQuery()), queryClient.query(progressQuery())])
  },
  head: () => pageTitle('Risques et bénéfices'),
  component: function Exercises() {
    const { user } = Route.useRouteContext()
    const search = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <ExerciseListPage
        user={user}
        search={search}
        onSearchChange={(next) => navigate({ search: next, resetScroll: false, replace: true })}
      />
    )
  },
})
