import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { SharedSituationPage } from '#app/features/exercises/own-sheets/shared-situation-page.tsx'
import { SituationPage } from '#app/features/exercises/own-sheets/situation-page.tsx'
import { sharedSituationsQuery, situationsQuery } from '#app/features/exercises/queries.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/alex/risks-vs-benefits/situations/$situationId')({
  staticData: { requiresProof: true },
  loader: async ({ context: { queryClient, user }, params: { situationId } }) => {
    if (user.needsProof) return { title: 'Mes situations', colleagues: undefined }
    const [mine, shared] = await Promise.all([
      queryClient.query(situationsQuery()),
      queryClient.query(sharedSituationsQuery()),
    ])
    if (situationId === 'new') return { title: 'Nouvelle fiche', colleagues: undefined }
    const own = mine.find(({ id }) => id === situationId)
    if (own) return { title: own.title, colleagues: undefined }
    const colleagues = shared.find(({ id }) => id === situationId)
    // A sheet that is not shared, another daycare's, or nobody's: the same page for all.
    if (!colleagues) throw notFound()
    return { title: colleagues.title, colleagues }
  },
  head: ({ loaderData, match }) => pageTitle(loaderData?.title ?? 'Mes situations', match),
  component: function Situation() {
    const { colleagues } = Route.useLoaderData()
    const { situationId } = Route.useParams()
    const { user } = Route.useRouteContext()
    const { data: mine } = useSuspenseQuery(situationsQuery())
    if (colleagues) return <SharedSituationPage situation={colleagues} />
    return <SituationPage key={situationId} situation={mine.find(({ id }) => id === situationId)} userId={user.id} />
  },
})
