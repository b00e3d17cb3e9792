import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LoginPage } from '#app/features/account/sign-in/login-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { safeRedirect } from '#app/lib/safe-redirect.ts'
import { searchField, searchText } from '#app/lib/search-params.ts'

export const Route = createFileRoute('/_public/login')({
  // `lien` opens the form that asks for a link rather than the one with the password.
  validateSearch: z.object({ redirect: searchText(), lien: searchField(z.literal(true)) }),
  beforeLoad: ({ context, search }) => {
    if (context.user) throw redirect({ href: safeRedirect(search.redirect) ?? '/' })
  },
  head: () => pageTitle('Se connecter'),
  component: function Login() {
    const { redirect, lien } = Route.useSearch()
    return <LoginPage redirect={redirect} byLink={lien} />
  },
})
