import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { TemplatesPage } from '#app/features/guides/templates/templates-page.tsx'
import { ownerOf } from '#app/lib/kept/kept-store.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { searchText } from '#app/lib/search-params.ts'

export const Route = createFileRoute('/_authed/_daycare/alex/templates')({
  validateSearch: z.object({ selectedTemplate: searchText() }),
  head: () => pageTitle('Modèles à remplir'),
  component: function Templates() {
    const { selectedTemplate } = Route.useSearch()
    const { user } = Route.useRouteContext()
    return <TemplatesPage selectedTemplate={selectedTemplate} owner={ownerOf(user) ?? user.id} />
  },
})
