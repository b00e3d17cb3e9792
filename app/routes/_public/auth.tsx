import { createFileRoute, redirect } from '@tanstack/react-router'
import { inspectLink } from '#app/features/account/queries.ts'
import { AuthSearch } from '#app/features/account/schema.ts'
import { LinkPage } from '#app/features/account/sign-in/link-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_public/auth')({
  validateSearch: AuthSearch,
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
