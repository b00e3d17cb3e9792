import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { WhatToDoPage } from '#app/features/guides/what-to-do/what-to-do-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { searchText } from '#app/lib/search-params.ts'

export const Route = createFileRoute('/_authed/_daycare/what-to-do')({
  validateSearch: z.object({
    selectedSituation: searchText(),
    selectedAge: searchText(),
    selectedMoment: searchText(),
  }),
  head: () => pageTitle('Que faire quand…'),
  component: function WhatToDo() {
    return <WhatToDoPage {...Route.useSearch()} />
  },
})
