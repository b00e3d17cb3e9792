import { createFileRoute } from '@tanstack/react-router'
import { SituationListPage } from '#app/features/exercises/own-sheets/situation-list-page.tsx'
import { sharedSituationsQuery, situationsQuery } from '#app/features/exercises/queries.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/alex/risks-vs-benefits/situations/')({
  staticData: { requiresProof: true },
  loader: async ({ context: { queryClient, user } }) => {
    if (user.needsProof) return
    await Promise.all([queryClient.query(situationsQuery()), queryClient.query(sharedSituationsQuery())])
  },
  head: () => pageTitle('Mes situations'),
  component: SituationListPage,
})
