import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { awaitsSecondStep } from '#app/features/account/second-factor/queries.ts'
import { SecondStepPage } from '#app/features/account/sign-in/second-step-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { searchText } from '#app/lib/search-params.ts'

export const Route = createFileRoute('/_public/second-step')({
  validateSearch: z.object({ redirect: searchText() }),
  loader: () => awaitsSecondStep(),
  head: () => pageTitle('Deuxième étape'),
  component: function SecondStep() {
    return <SecondStepPage redirect={Route.useSearch().redirect} isOpen={Route.useLoaderData()} />
  },
})
