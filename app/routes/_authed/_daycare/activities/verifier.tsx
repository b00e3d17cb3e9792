import { createFileRoute } from '@tanstack/react-router'
import { FoundPage } from '#app/features/activities/found/found-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { foundWords } from '#content/pages/sheet/found-activity.ts'

export const Route = createFileRoute('/_authed/_daycare/activities/verifier')({
  head: () => pageTitle(foundWords.title),
  component: function FoundActivity() {
    const { user } = Route.useRouteContext()
    return <FoundPage user={user} />
  },
})
