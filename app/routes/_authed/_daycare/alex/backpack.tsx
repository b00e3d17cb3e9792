import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { BackpackPage } from '#app/features/guides/backpack/backpack-page.tsx'
import { packingListQuery } from '#app/features/guides/queries.ts'
import { ownerOf } from '#app/lib/kept/kept-store.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { searchText } from '#app/lib/search-params.ts'

export const Route = createFileRoute('/_authed/_daycare/alex/backpack')({
  validateSearch: z.object({ selectedCategory: searchText() }),
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(packingListQuery())
  },
  head: () => pageTitle('Sac à dos'),
  component: function Backpack() {
    const { selectedCategory } = Route.useSearch()
    const { user } = Route.useRouteContext()
    return (
      <BackpackPage selectedCategory={selectedCategory} owner={ownerOf(user)} isMember={user.role !== 'SUPERADMIN'} />
    )
  },
})
