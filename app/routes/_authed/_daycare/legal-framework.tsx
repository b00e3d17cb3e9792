import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#app/features/guides/legal/legal-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/legal-framework')({
  head: () => pageTitle('Cadre légal pratique'),
  component: LegalPage,
})
