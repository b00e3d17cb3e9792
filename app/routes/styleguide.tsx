import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { pageTitle } from '#app/lib/page-title.ts'

// In development only: the condition removes the page from production builds.
const Page = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#app/ui/styleguide/styleguide-page.tsx')).StyleguidePage }))
  : null

export const Route = createFileRoute('/styleguide')({
  beforeLoad: () => {
    if (!Page) throw notFound()
  },
  head: ({ match }) => pageTitle('Guide de style', match),
  component: () => <Suspense fallback={null}>{Page && <Page />}</Suspense>,
})
