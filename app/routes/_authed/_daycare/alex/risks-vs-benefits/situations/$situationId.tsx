import { createFileRoute, notFound } from '@tanstack/react-router'
import { situationsQuery } from '#app/features/exercises/exercises.queries.ts'
import { SituationPage } from '#app/features/exercises/ui/situations/situation-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/alex/risks-vs-benefits/situations/$situationId')({
  loader: async ({ context: { queryClient }, params: { situationId } }) => {
    const all = await queryClient.query(situationsQuery())
    if (situationId === 'new') return { situation: undefined }
    const situation = all.find(({ id }) => id === situationId)
    // A colleague's, another daycare's, or nobody's: the same page for all.
    if (!situation) throw notFound()
    return { situation }
  },
  head: ({ loaderData }) => pageTitle(loaderData?.situation?.title ?? 'Nouvelle fiche'),
  component: function OwnSituation() {
    const { situation } = Route.useLoaderData()
    return <SituationPage key={situation?.id ?? 'new'} situation={situation} />
  },
})
