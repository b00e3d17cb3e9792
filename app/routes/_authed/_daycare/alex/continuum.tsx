import { createFileRoute } from '@tanstack/react-router'
import { ContinuumPage } from '#app/features/guides/continuum/continuum-page.tsx'
import { placesQuery } from '#app/features/guides/queries.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/alex/continuum')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(placesQuery())
  },
  head: () => pageTitle('Continuum'),
  component: function Continuum() {
    const { user } = Route.useRouteContext()
    return <ContinuumPage canSave={user.selectedDaycareId !== null} />
  },
})
