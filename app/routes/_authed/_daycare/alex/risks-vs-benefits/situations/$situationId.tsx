import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { SharedSituationPage } from '#app/features/exercises/own-sheets/shared-situation-page.tsx'
import { SituationPage } from '#app/features/exercises/own-sheets/situation-page.tsx'
import { sharedSituationsQuery, situationsQuery } from '#app/features/exercises/queries.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/alex/risks-vs-benefits/situations/$situationId')({
  staticData: { requiresProof: true },
  loader: async ({ context: { queryClient, user }, params: { situationId } }) => {
    if (user.needsProof) return { title: 'Mes situations', sharedSituation: undefined }
    const [mine, shared] = await Promise.all([
      queryClient.query(situationsQuery()),
      queryClient.query(sharedSituationsQuery()),
    ])
    if (situationId === 'new') return { title: 'Nouvelle fiche', sharedSituation: undefined }
    const own = mine.find(({ id }) => id === situationId)
    if (own) return { title: own.title, sharedSituation: undefined }
    const sharedSituation = shared.find(({ id }) => id === situationId)
    // Not shared, of another daycare or unknown: the same page, so that it reveals nothing.
    if (!sharedSituation) throw notFound()
    return { title: sharedSituation.title, sharedSituation }
  },
  head: ({ loaderData, match }) => pageTitle(loaderData?.title ?? 'Mes situations', match),
  component: function Situation() {
    const { sharedSituation } = Route.useLoaderData()
    const { situationId } = Route.useParams()
    const { user } = Route.useRouteContext()
    const { data: mine } = useSuspenseQuery(situationsQuery())
    if (sharedSituation) return <SharedSituationPage situation={sharedSituation} />
    return <SituationPage key={situationId} situation={mine.find(({ id }) => id === situationId)} userId={user.id} />
  },
})
