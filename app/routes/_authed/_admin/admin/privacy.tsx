import { createFileRoute } from '@tanstack/react-router'
import { erasureRequestsQuery } from '#app/features/account/own-data/functions.ts'
import { incidentsQuery } from '#app/features/admin/incidents/functions.ts'
import { RegisterPage } from '#app/features/admin/incidents/register-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_admin/admin/privacy')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.query(erasureRequestsQuery()), queryClient.query(incidentsQuery())])
  },
  head: () => pageTitle('Vie privée et incidents'),
  component: RegisterPage,
})
