import { createFileRoute, Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { canUseApp, useLogout } from '#app/features/account/queries.ts'
import { ProofGate } from '#app/features/account/session/proof-gate.tsx'
import { SessionKeeper } from '#app/features/account/session/session-keeper.tsx'
import { SignedInAs } from '#app/features/account/sign-in/signed-in-as.tsx'
import { myDaycaresQuery } from '#app/features/daycares/queries.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { PublicLayout } from '#app/ui/shell/public-layout.tsx'
import { SignedInShell } from '../-signed-in-shell.tsx'

/**
 * A person's own pages: in the frame of the application, or in a plain layout before she has a daycare or a password.
 */
export const Route = createFileRoute('/_authed/_person')({
  loader: async ({ context: { queryClient, user } }) => {
    if (canUseApp(user)) await queryClient.query({ ...myDaycaresQuery(user.role), staleTime: 'static' })
  },
  component: function Person() {
    return canUseApp(Route.useRouteContext().user) ? <SignedInShell /> : <PersonLayout />
  },
})

function PersonLayout() {
  const { user } = Route.useRouteContext()
  const logout = useLogout()
  return (
    <PublicLayout>
      <Link to="/" className={clsx(buttonClass('quiet'), '-ml-3 mb-4 px-3')}>
        Revenir
      </Link>
      <SessionKeeper user={user} active={logout.isIdle || logout.isError} />
      <ProofGate user={user} />
      <SignedInAs user={user} logout={logout} />
    </PublicLayout>
  )
}
