import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ActivitiesError } from '#app/features/activities/library/activities-error.tsx'
import { ActivitiesPage } from '#app/features/activities/library/activities-page.tsx'
import { activitiesQuery, activityCountQuery, referenceListQuery } from '#app/features/activities/library/queries.ts'
import { filtersOf, LibrarySearch, TabSearch } from '#app/features/activities/library/search-params.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { searchText } from '#app/lib/search-params.ts'

export const Route = createFileRoute('/_authed/_daycare/activities/')({
  validateSearch: z.intersection(LibrarySearch, z.extend(TabSearch, { create: searchText() })),
  // Without `loaderDeps`: each filter would be another page, whose placeholder hides the box that was just ticked and
  // takes the focus away.
  loader: async ({ context: { queryClient, user }, location }) => {
    const filters = filtersOf(location.search, user.ageGroups)
    const reading = Promise.all([
      queryClient.infiniteQuery(activitiesQuery(filters)),
      queryClient.query(activityCountQuery(filters)),
      // Names of the chosen ones; the others are read when their list is opened.
      filters.themeIds.length > 0 && queryClient.query(referenceListQuery('theme')),
      filters.materialIds.length > 0 && queryClient.query(referenceListQuery('material')),
    ])
    // In the browser the page does not wait: the generator stays as it is while the list is loading.
    if (typeof window === 'undefined') await reading
    else reading.catch(() => undefined)
  },
  head: () => pageTitle('Activités'),
  errorComponent: ActivitiesError,
  component: function Activities() {
    const { create: wish, ...search } = Route.useSearch()
    const navigate = Route.useNavigate()
    const { user } = Route.useRouteContext()
    return (
      <ActivitiesPage
        user={user}
        search={search}
        wish={wish}
        onSearchChange={(next, replace = false) => navigate({ search: next, resetScroll: false, replace })}
      />
    )
  },
})
