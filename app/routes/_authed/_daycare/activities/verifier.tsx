import { createFileRoute } from '@tanstack/react-router'
import { FoundPage } from '#app/features/activities/found/found-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/activities/verifier')({
  head: () => pageTitle('Vérifier une activité trouvée'),
  component: function FoundActivity() {
    const { user } = Route.useRouteContext()
    return <FoundPage user={user} />
  },
})
