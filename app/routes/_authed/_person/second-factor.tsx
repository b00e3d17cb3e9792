import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { secondFactorQuery } from '#app/features/account/second-factor/queries.ts'
import { SecondFactorPage } from '#app/features/account/second-factor/second-factor-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { safeRedirect } from '#app/lib/safe-redirect.ts'
import { searchText } from '#app/lib/search-params.ts'

export const Route = createFileRoute('/_authed/_person/second-factor')({
  staticData: { requiresProof: true },
  validateSearch: z.object({ redirect: searchText() }),
  beforeLoad: ({ context: { user } }) => {
    if (user.passwordExpired) throw redirect({ to: '/password-expired' })
  },
  loader: async ({ context: { queryClient, user } }) => {
    if (!user.needsProof) await queryClient.query(secondFactorQuery())
  },
  head: () => pageTitle('Vérification en deux étapes'),
  component: function SecondFactor() {
    const { user } = Route.useRouteContext()
    const search = Route.useSearch()
    const router = useRouter()
    const href = safeRedirect(search.redirect) ?? (user.needsSecondFactor ? '/' : '/account')
    return <SecondFactorPage onDone={() => router.navigate({ href })} />
  },
})
