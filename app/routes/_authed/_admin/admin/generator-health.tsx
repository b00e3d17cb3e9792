import { createFileRoute } from '@tanstack/react-router'
import { GeneratorHealthPage } from '#app/features/activities/reports/generator-health-page.tsx'
import { generatorHealthQuery } from '#app/features/activities/reports/queries.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_admin/admin/generator-health')({
  loader: ({ context: { queryClient } }) => queryClient.query(generatorHealthQuery()),
  head: () => pageTitle('Santé du générateur'),
  component: GeneratorHealthPage,
})
