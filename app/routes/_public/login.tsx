import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LoginPage } from '#app/features/auth/ui/login-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { safeRedirect } from '#app/lib/safe-redirect.ts'

const search = z.object({
  redirect: z.catch(z.optional(z.string()), undefined),
  /** Opens on the link rather than on the password. */
  lien: z.catch(z.optional(z.boolean()), undefined),
})

export const Route = createFileRoute('/_public/login')({
  validateSearch: search,
  beforeLoad: ({ context, search }) => {
    if (context.user) throw redirect({ href: safeRedirect(search.redirect) ?? '/' })
  },
  head: () => pageTitle('Se connecter'),
  component: function Login() {
    const { redirect, lien } = Route.useSearch()
    return <LoginPage redirect={redirect} byLink={lien} />
  },
})
