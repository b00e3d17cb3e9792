import { createFileRoute } from '@tanstack/react-router'
import { sessionsQuery } from '#app/features/auth/auth.queries.ts'
import { AccountPage } from '#app/features/auth/ui/account-page.tsx'
import { OwnSessions } from '#app/features/auth/ui/own-sessions.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/account')({
  loader: ({ context: { queryClient } }) => queryClient.query(sessionsQuery()),
  head: () => pageTitle('Mon compte'),
  component: function Account() {
    const { user } = Route.useRouteContext()
    return (
      <AccountPage user={user}>
        <OwnSessions />
      </AccountPage>
    )
  },
})
