import { createFileRoute, Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useLogout } from '#app/features/account/queries.ts'
import { ProofGate } from '#app/features/account/session/behind-proof.tsx'
import { SessionKeeper } from '#app/features/account/session/session-keeper.tsx'
import { SignedInAs } from '#app/features/account/sign-in/signed-in-as.tsx'
import { myDaycaresQuery } from '#app/features/daycares/queries.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { PublicLayout } from '#app/ui/shell/public-layout.tsx'
import { SignedInShell } from '../-signed-in-shell.tsx'

/** Pages of the person herself: in the application for who works there, before its door for who does not (yet). */
export const Route = createFileRoute('/_authed/_person')({
  beforeLoad: ({ context: { user } }) => ({
    isInside: !user.passwordExpired && (user.selectedDaycareId !== null || user.role === 'SUPERADMIN'),
  }),
  loader: async ({ context: { queryClient, user, isInside } }) => {
    if (isInside) await queryClient.query({ ...myDaycaresQuery(user.role), staleTime: 'static' })
  },
  component: function Person() {
    return Route.useRouteContext().isInside ? <SignedInShell /> : <BeforeTheDoor />
  },
})

function BeforeTheDoor() {
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
