import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '#app/features/question-bank/ui/import/import-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_admin/admin/question-bank/import')({
  head: () => pageTitle('Importer des questions'),
  component: ImportPage,
})
