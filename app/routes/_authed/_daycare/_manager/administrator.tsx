import { createFileRoute } from '@tanstack/react-router'
import { sessionsQuery } from '#app/features/auth/auth.queries.ts'
import { confirmIdentity } from '#app/features/auth/confirm-identity.queries.ts'
import { OwnSessions } from '#app/features/auth/ui/own-sessions.tsx'
import { daycareQuery, deletedDaycaresQuery } from '#app/features/daycares/manage-daycares.queries.ts'
import { AdministratorPage } from '#app/features/daycares/ui/administrator-page.tsx'
import { currentManagerQuery } from '#app/features/managers/managers.queries.ts'
import { ManagerProfile } from '#app/features/managers/ui/manager-profile.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/_manager/administrator')({
  staticData: { hersAlone: true },
  loader: ({ context: { queryClient, user } }) =>
    Promise.all([
      queryClient.query(daycareQuery()),
      queryClient.query(deletedDaycaresQuery()),
      queryClient.query(currentManagerQuery()),
      !user.needsProof && queryClient.query(sessionsQuery()),
    ]),
  head: () => pageTitle('Mon milieu'),
  component: () => (
    <AdministratorPage
      profile={<ManagerProfile confirmIdentity={confirmIdentity} />}
      sessions={<OwnSessions small />}
      confirmIdentity={confirmIdentity}
    />
  ),
})
