import { createFileRoute } from '@tanstack/react-router'
import { QualityPage } from '#app/features/team/quality/quality-page.tsx'
import { qualityFileQuery } from '#app/features/team/queries.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/_manager/quality-file')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(qualityFileQuery())
  },
  head: () => pageTitle('Dossier qualité'),
  component: QualityPage,
})
