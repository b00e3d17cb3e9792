import { createFileRoute, redirect } from '@tanstack/react-router'
import { ProofPage } from '#app/features/account/session/proof-forms.tsx'
import { myDaycaresQuery, selectDaycare } from '#app/features/daycares/queries.ts'
import { NoDaycarePage } from '#app/features/team/invite/own-invitations.tsx'
import { ownInvitationsQuery } from '#app/features/team/queries.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_onboarding/has_no_daycare')({
  beforeLoad: async ({ context: { queryClient, user } }) => {
    if (user.passwordExpired) throw redirect({ to: '/password-expired' })
    if (user.needsSecondFactor) throw redirect({ to: '/second-factor' })
    if (user.role === 'TEACHER') {
      if (user.selectedDaycareId) throw redirect({ to: '/' })
      return
    }
    const daycares = await queryClient.query(myDaycaresQuery(user.role))
    const [first] = daycares
    if (!first) {
      await selectDaycare(queryClient, undefined)
      throw redirect({ to: '/create-daycare' })
    }
    if (!daycares.some(({ id }) => id === user.selectedDaycareId)) await selectDaycare(queryClient, first.id)
    throw redirect({ to: '/' })
  },
  head: () => pageTitle('Aucun milieu'),
  loader: ({ context: { queryClient, user } }) => !user.needsProof && queryClient.query(ownInvitationsQuery()),
  component: function HasNoDaycare() {
    const { user } = Route.useRouteContext()
    if (user.needsProof) return <ProofPage user={user} />
    return <NoDaycarePage />
  },
})
