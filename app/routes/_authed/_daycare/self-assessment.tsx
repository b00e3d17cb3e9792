import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { reflectionsQuery, smallStepQuery } from '#app/features/guides/queries.ts'
import { SelfAssessmentPage } from '#app/features/guides/self-assessment/self-assessment-page.tsx'
import { ownerOf } from '#app/lib/kept/kept-store.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { searchText } from '#app/lib/search-params.ts'

export const Route = createFileRoute('/_authed/_daycare/self-assessment')({
  validateSearch: z.object({ selectedCategory: searchText(), selectedTag: searchText() }),
  staticData: { requiresProof: true },
  loader: async ({ context: { queryClient, user } }) => {
    if (user.needsProof) return
    await Promise.all([queryClient.query(reflectionsQuery()), queryClient.query(smallStepQuery())])
  },
  head: () => pageTitle('Autoévaluation'),
  component: function SelfAssessment() {
    const { user } = Route.useRouteContext()
    return <SelfAssessmentPage {...Route.useSearch()} owner={ownerOf(user)} />
  },
})
