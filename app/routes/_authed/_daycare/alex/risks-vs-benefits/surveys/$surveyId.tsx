import { createFileRoute, notFound } from '@tanstack/react-router'
import { surveyQuery } from '#app/features/exercises/survey/functions.ts'
import { SurveyPage } from '#app/features/exercises/survey/survey-page.tsx'
import { isUuid } from '#app/lib/ids.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { parseError } from '#app/lib/parse-error.ts'

export const Route = createFileRoute('/_authed/_daycare/alex/risks-vs-benefits/surveys/$surveyId')({
  // She answers for herself: not in a session that a link shown to somebody else has opened.
  staticData: { requiresProof: true },
  loader: async ({ context: { queryClient, user }, params: { surveyId } }) => {
    if (!isUuid(surveyId)) throw notFound()
    if (user.needsProof) return
    try {
      await queryClient.query(surveyQuery(surveyId))
    } catch (error) {
      // Of another daycare, or erased: the same page, so that it reveals nothing.
      if (parseError(error).status === 404) throw notFound()
      throw error
    }
  },
  head: ({ match }) => pageTitle('Sondage d’équipe', match),
  component: function Survey() {
    const { surveyId } = Route.useParams()
    const { user } = Route.useRouteContext()
    return <SurveyPage surveyId={surveyId} isManager={user.role === 'MANAGER'} />
  },
})
