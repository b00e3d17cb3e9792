import { createFileRoute } from '@tanstack/react-router'
import { DefinitionsPage } from '#app/features/guides/definitions/definitions-page.tsx'
import { DefinitionsSearch } from '#app/features/guides/schema.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/definitions')({
  validateSearch: DefinitionsSearch,
  head: () => pageTitle('Définitions'),
  component: function Definitions() {
    const { scrollTo } = Route.useSearch()
    return <DefinitionsPage scrollTo={scrollTo} />
  },
})
