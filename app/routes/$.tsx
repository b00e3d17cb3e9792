import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageTitle } from '#app/lib/page-title.ts'

/** Every address that no other route knows. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw notFound()
  },
  head: () => pageTitle('Page introuvable'),
})
