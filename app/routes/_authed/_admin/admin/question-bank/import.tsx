import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '#app/features/quiz/bank/import/import-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_admin/admin/question-bank/import')({
  head: () => pageTitle('Importer des questions'),
  component: ImportPage,
})
