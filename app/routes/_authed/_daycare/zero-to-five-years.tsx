import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { AgesPage } from '#app/features/guides/ages/ages-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { searchText } from '#app/lib/search-params.ts'

export const Route = createFileRoute('/_authed/_daycare/zero-to-five-years')({
  validateSearch: z.object({ selectedAge: searchText(), selectedDomain: searchText() }),
  head: () => pageTitle('De 0 à 5 ans'),
  component: function Ages() {
    return <AgesPage {...Route.useSearch()} />
  },
})
