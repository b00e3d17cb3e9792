import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { RhymesPage } from '#app/features/guides/rhymes/rhymes-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { searchText } from '#app/lib/search-params.ts'

export const Route = createFileRoute('/_authed/_daycare/rhymes')({
  validateSearch: z.object({
    selectedRhyme: searchText(),
    selectedAge: searchText(),
    selectedMoment: searchText(),
    selectedTheme: searchText(),
    q: searchText(100),
    chosen: searchText(3_000),
  }),
  head: () => pageTitle('Comptines et chansons'),
  component: function Rhymes() {
    return <RhymesPage search={Route.useSearch()} />
  },
})
