import { createFileRoute } from '@tanstack/react-router'
import { sessionsQuery } from '#app/features/account/queries.ts'
import { OwnSessions } from '#app/features/account/session/own-sessions.tsx'
import { AdministratorPage } from '#app/features/daycares/manage/administrator-page.tsx'
import { daycareQuery, deletedDaycaresQuery } from '#app/features/daycares/manage/manage-daycares.queries.ts'
import { currentManagerQuery } from '#app/features/daycares/managers/functions.ts'
import { ManagerProfile } from '#app/features/daycares/managers/manager-profile.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/_manager/administrator')({
  staticData: { requiresProof: true },
  loader: ({ context: { queryClient, user } }) =>
    Promise.all([
      queryClient.query(daycareQuery()),
      queryClient.query(deletedDaycaresQuery()),
      queryClient.query(currentManagerQuery()),
      !user.needsProof && queryClient.query(sessionsQuery()),
    ]),
  head: () => pageTitle('Mon milieu'),
  component: () => <AdministratorPage profile={<ManagerProfile />} sessions={<OwnSessions isSection />} />,
})
