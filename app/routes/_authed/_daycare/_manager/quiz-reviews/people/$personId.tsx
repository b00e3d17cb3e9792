import { createFileRoute } from '@tanstack/react-router'
import { PersonPage } from '#app/features/quiz/review/person/person-page.tsx'
import { loadPerson } from '#app/features/quiz/review/review-loaders.ts'
import { ofName } from '#app/lib/french/grammar.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/_manager/quiz-reviews/people/$personId')({
  loader: ({ context: { queryClient }, params: { personId } }) => loadPerson(queryClient, personId),
  head: ({ loaderData, match }) => pageTitle(loaderData ? `Quiz ${ofName(loaderData)}` : 'Résultats des quiz', match),
  component: function Person() {
    const { personId } = Route.useParams()
    return <PersonPage personId={personId} />
  },
})
