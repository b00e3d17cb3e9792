import { createFileRoute, redirect } from '@tanstack/react-router'
import { ownBalanceQuery, teamBalanceQuery } from '#app/features/activities/team-balance/functions.ts'
import { TeamBalancePage } from '#app/features/activities/team-balance/team-balance-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/team-balance')({
  beforeLoad: ({ context: { user } }) => {
    if (user.role === 'SUPERADMIN') throw redirect({ to: '/' })
  },
  loader: ({ context: { queryClient, user } }) =>
    Promise.all([queryClient.query(teamBalanceQuery()), !user.needsProof && queryClient.query(ownBalanceQuery())]),
  head: () => pageTitle('Équilibre de l’équipe'),
  component: function TeamBalance() {
    const { user } = Route.useRouteContext()
    return <TeamBalancePage hasOwn={!user.needsProof} />
  },
})
