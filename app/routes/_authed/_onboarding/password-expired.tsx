import { createFileRoute, redirect } from '@tanstack/react-router'
import { PasswordPage } from '#app/features/account/password/password-page.tsx'
import { ProofPage } from '#app/features/account/session/proof-forms.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_onboarding/password-expired')({
  beforeLoad: ({ context: { user } }) => {
    if (!user.passwordExpired) throw redirect({ to: '/' })
  },
  loader: ({ context: { user } }) => ({ isFirstLogin: user.lastLogin === null, user }),
  head: () => pageTitle('Nouveau mot de passe'),
  component: function PasswordExpired() {
    const { user } = Route.useRouteContext()
    const page = Route.useLoaderData()
    return user.needsProof ? <ProofPage user={user} /> : <PasswordPage {...page} />
  },
})
