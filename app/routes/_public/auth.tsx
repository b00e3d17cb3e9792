import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { inspectLink } from '#app/features/account/queries.ts'
import { LinkPage } from '#app/features/account/sign-in/link-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { searchText } from '#app/lib/search-params.ts'

export const Route = createFileRoute('/_public/auth')({
  // The token of a one-time link.
  validateSearch: z.object({ t: searchText() }),
  beforeLoad: ({ search }) => {
    if (!search.t) throw redirect({ to: '/login' })
    return { token: search.t }
  },
  loader: ({ context: { token } }) => inspectLink(token),
  head: () => pageTitle('Connexion par lien'),
  component: function Auth() {
    return <LinkPage token={Route.useRouteContext().token} link={Route.useLoaderData()} />
  },
})
