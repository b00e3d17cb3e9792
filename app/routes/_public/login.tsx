import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginSearch } from '#app/features/account/schema.ts'
import { LoginPage } from '#app/features/account/sign-in/login-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { safeRedirect } from '#app/lib/safe-redirect.ts'

export const Route = createFileRoute('/_public/login')({
  validateSearch: LoginSearch,
  beforeLoad: ({ context, search }) => {
    if (context.user) throw redirect({ href: safeRedirect(search.redirect) ?? '/' })
  },
  head: () => pageTitle('Se connecter'),
  component: function Login() {
    const { redirect, lien } = Route.useSearch()
    return <LoginPage redirect={redirect} byLink={lien} />
  },
})
