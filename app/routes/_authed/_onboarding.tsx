import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { useLogout } from '#app/features/account/queries.ts'
import { SignedInAs } from '#app/features/account/sign-in/signed-in-as.tsx'
import { PublicLayout } from '#app/ui/shell/public-layout.tsx'

export const Route = createFileRoute('/_authed/_onboarding')({
  beforeLoad: ({ context: { user }, location }) => {
    // A superadmin has no onboarding, except an expired password: redirecting her then would loop.
    const hasToChoosePassword = user.passwordExpired && location.pathname === '/password-expired'
    if (user.role === 'SUPERADMIN' && !hasToChoosePassword) throw redirect({ to: '/' })
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
