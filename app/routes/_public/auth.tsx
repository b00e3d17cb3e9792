import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LinkPage } from '#app/features/auth/ui/link-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

// A token of digits only would be read as a number.
const token = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

export const Route = createFileRoute('/_public/auth')({
  validateSearch: z.object({ t: z.catch(z.optional(token), undefined) }),
  beforeLoad: ({ search }) => {
    if (!search.t) throw redirect({ to: '/login' })
    return { token: search.t }
  },
  head: () => pageTitle('Connexion par lien'),
  component: function Auth() {
    return <LinkPage token={Route.useRouteContext().token} />
  },
})
