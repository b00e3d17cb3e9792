import { createFileRoute, redirect } from '@tanstack/react-router'
import { PathPage } from '#app/features/welcome/path-page.tsx'
import { ownPathQuery } from '#app/features/welcome/queries.ts'
import { ownerOf } from '#app/lib/kept/kept-store.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/parcours')({
  staticData: { requiresProof: true },
  beforeLoad: ({ context: { user } }) => {
    // A superadmin is a member of no team.
    if (user.role === 'SUPERADMIN') throw redirect({ to: '/' })
  },
  loader: ({ context: { queryClient, user } }) => !user.needsProof && queryClient.query(ownPathQuery()),
  head: () => pageTitle('Parcours d’accueil'),
  component: function Path() {
    const { user } = Route.useRouteContext()
    return (
      <PathPage
        owner={ownerOf(user)}
        ages={user.ageGroups}
        isPutAway={user.knowsBrindille === true}
        isSeen={user.role === 'TEACHER'}
      />
    )
  },
})
