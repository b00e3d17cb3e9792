import { createFileRoute, redirect } from '@tanstack/react-router'
import { ChangePasswordPage } from '#app/features/account/password/change-password-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_person/change-password')({
  beforeLoad: ({ context: { user } }) => {
    if (user.passwordExpired) throw redirect({ to: '/password-expired' })
  },
  head: () => pageTitle('Changer de mot de passe'),
  component: function ChangePassword() {
    return <ChangePasswordPage user={Route.useRouteContext().user} />
  },
})
