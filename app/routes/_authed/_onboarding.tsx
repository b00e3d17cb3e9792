import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { useLogout } from '#app/features/account/queries.ts'
import { SignedInAs } from '#app/features/account/sign-in/signed-in-as.tsx'
import { PublicLayout } from '#app/ui/shell/public-layout.tsx'

export const Route = createFileRoute('/_authed/_onboarding')({
  beforeLoad: ({ context: { user }, location }) => {
    // A superadmin belongs elsewhere, unless she has to choose a password: sending her back would turn in circles.
    const choosesPassword = user.passwordExpired && location.pathname === '/password-expired'
    if (user.role === 'SUPERADMIN' && !choosesPassword) throw redirect({ to: '/' })
  },
  component: function Onboarding() {
    return (
      <PublicLayout>
        <Outlet />
        <SignedInAs user={Route.useRouteContext().user} logout={useLogout()} />
      </PublicLayout>
    )
  },
})
