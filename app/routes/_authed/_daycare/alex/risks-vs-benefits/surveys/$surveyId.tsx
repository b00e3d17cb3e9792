import { createFileRoute } from '@tanstack/react-router'
import { surveyQuery } from '#app/features/exercises/survey/functions.ts'
import { SurveyPage } from '#app/features/exercises/survey/survey-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { orNotFound } from '#app/lib/queries.ts'

export const Route = createFileRoute('/_authed/_daycare/alex/risks-vs-benefits/surveys/$surveyId')({
  // She answers for herself: not in a session that a link shown to somebody else has opened.
  staticData: { requiresProof: true },
  loader: ({ context: { queryClient, user }, params: { surveyId } }) =>
    orNotFound(surveyId, async () => {
      if (!user.needsProof) await queryClient.query(surveyQuery(surveyId))
    }),
  head: ({ match }) => pageTitle('Sondage d’équipe', match),
  component: function Survey() {
    const { surveyId } = Route.useParams()
    const { user } = Route.useRouteContext()
    return <SurveyPage surveyId={surveyId} isManager={user.role === 'MANAGER'} />
  },
})
