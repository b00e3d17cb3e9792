import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { PasswordPage } from '#app/features/account/password/password-page.tsx'
import { ProofPage } from '#app/features/account/session/proof-forms.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { safeRedirect } from '#app/lib/safe-redirect.ts'
import { searchText } from '#app/lib/search-params.ts'

export const Route = createFileRoute('/_authed/_onboarding/password-expired')({
  validateSearch: z.object({ redirect: searchText() }),
  beforeLoad: ({ context: { user }, search }) => {
    if (!user.passwordExpired) throw redirect({ href: safeRedirect(search.redirect) ?? '/' })
  },
  loader: ({ context: { user } }) => ({ isFirstLogin: user.lastLogin === null, user }),
  head: () => pageTitle('Nouveau mot de passe'),
  component: function PasswordExpired() {
    const { user } = Route.useRouteContext()
    const page = Route.useLoaderData()
    const search = Route.useSearch()
    return user.needsProof ? <ProofPage user={user} /> : <PasswordPage {...page} redirect={search.redirect} />
  },
})
