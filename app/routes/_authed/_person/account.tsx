import { createFileRoute } from '@tanstack/react-router'
import { ownErasureRequestQuery } from '#app/features/account/own-data/functions.ts'
import { MyData } from '#app/features/account/own-data/my-data.tsx'
import { AccountPage } from '#app/features/account/profile/account-page.tsx'
import { sessionsQuery } from '#app/features/account/queries.ts'
import { OwnSecondFactor } from '#app/features/account/second-factor/own-second-factor.tsx'
import { secondFactorQuery } from '#app/features/account/second-factor/queries.ts'
import { OwnSessions } from '#app/features/account/session/own-sessions.tsx'
import { OwnBeginnings } from '#app/features/welcome/path-links.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_person/account')({
  staticData: { requiresProof: true },
  loader: async ({ context: { queryClient, user } }) => {
    if (user.needsProof) return
    await Promise.all([
      queryClient.query(secondFactorQuery()),
      queryClient.query(sessionsQuery()),
      queryClient.query(ownErasureRequestQuery()),
    ])
  },
  head: () => pageTitle('Mon compte'),
  component: function Account() {
    const { user } = Route.useRouteContext()
    return (
      <AccountPage user={user}>
        {user.role !== 'SUPERADMIN' && user.selectedDaycareId && (
          <OwnBeginnings isPutAway={user.knowsBrindille === true} isEducator={user.role === 'TEACHER'} />
        )}
        <OwnSecondFactor />
        <OwnSessions />
        <MyData person={user} />
      </AccountPage>
    )
  },
})
