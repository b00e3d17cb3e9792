import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginPage } from '#app/features/account/sign-in/login-page.tsx'
import { searchText } from '#app/lib/french/search-text.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { safeRedirect } from '#app/lib/safe-redirect.ts'

export const Route = createFileRoute('/_public/login')({
  // `lien` opens on the link rather than on the password.
  validateSearch: (search): { redirect?: string | undefined; lien?: boolean | undefined } => ({
    redirect: searchText(search.redirect),
    lien: search.lien === true || undefined,
  }),
  beforeLoad: ({ context, search }) => {
    if (context.user) throw redirect({ href: safeRedirect(search.redirect) ?? '/' })
  },
  head: () => pageTitle('Se connecter'),
  component: function Login() {
    const { redirect, lien } = Route.useSearch()
    return <LoginPage redirect={redirect} byLink={lien} />
  },
})
