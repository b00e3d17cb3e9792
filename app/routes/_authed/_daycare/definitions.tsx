import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { DefinitionsPage } from '#app/features/guides/definitions/definitions-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { searchText } from '#app/lib/search-params.ts'

export const Route = createFileRoute('/_authed/_daycare/definitions')({
  validateSearch: z.object({ scrollTo: searchText() }),
  head: () => pageTitle('Définitions'),
  component: function Definitions() {
    const { scrollTo } = Route.useSearch()
    return <DefinitionsPage scrollTo={scrollTo} />
  },
})
