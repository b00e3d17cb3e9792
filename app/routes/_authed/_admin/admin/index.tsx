import { createFileRoute } from '@tanstack/react-router'
import { overviewQuery } from '#app/features/admin/functions.ts'
import { OverviewPage } from '#app/features/admin/overview-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_admin/admin/')({
  loader: ({ context: { queryClient } }) => queryClient.query(overviewQuery()),
  head: () => pageTitle('Tableau de bord'),
  component: OverviewPage,
})
