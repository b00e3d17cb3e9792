import { createFileRoute, notFound } from '@tanstack/react-router'
import { exerciseQuery, exercisesQuery, progressQuery } from '#app/features/exercises/queries.ts'
import { EXERCISE_COUNT } from '#app/features/exercises/schema.ts'
import { ExerciseSearch } from '#app/features/exercises/search-params.ts'
import { ExercisePage } from '#app/features/exercises/sort/exercise-page.tsx'
import { surveysQuery } from '#app/features/exercises/survey/functions.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/alex/risks-vs-benefits/$exerciseId')({
  validateSearch: ExerciseSearch,
  staticData: { requiresProof: true },
  loader: async ({ context: { queryClient, user }, params }) => {
    const exerciseId = Number(params.exerciseId)
    const isKnown = /^\d{1,2}$/.test(params.exerciseId) && exerciseId >= 1 && exerciseId <= EXERCISE_COUNT
    if (!isKnown) throw notFound()
    const [{ title }] = await Promise.all([
      queryClient.query(exerciseQuery(exerciseId)),
      queryClient.query(exercisesQuery()),
      !user.needsProof && queryClient.query(progressQuery()),
      user.role !== 'SUPERADMIN' && queryClient.query(surveysQuery()),
    ])
    return { exerciseId, title }
  },
  head: ({ loaderData, match }) => pageTitle(loaderData?.title ?? 'Risques et bénéfices', match),
  component: function Exercise() {
    const { exerciseId } = Route.useLoaderData()
    const { user } = Route.useRouteContext()
    const search = Route.useSearch()
    return <ExercisePage key={exerciseId} exerciseId={exerciseId} user={user} search={search} />
  },
})
