import { createFileRoute } from '@tanstack/react-router'
import { AgesPage } from '#app/features/guides/ages/ages-page.tsx'
import { AgesSearch } from '#app/features/guides/schema.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/zero-to-five-years')({
  validateSearch: AgesSearch,
  head: () => pageTitle('De 0 à 5 ans'),
  component: function Ages() {
    return <AgesPage {...Route.useSearch()} />
  },
})
