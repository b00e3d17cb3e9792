import { createFileRoute, redirect } from '@tanstack/react-router'
import { makeLinkFor } from '#app/features/account/queries.ts'
import { surveysQuery } from '#app/features/exercises/survey/functions.ts'
import { TeamSurveys } from '#app/features/exercises/survey/survey-links.tsx'
import { AwaitedReviewsMark } from '#app/features/notices/bell.tsx'
import { awaitedReviewsQuery } from '#app/features/notices/queries.ts'
import { QualityLink } from '#app/features/team/quality/quality-page.tsx'
import { teamQuery } from '#app/features/team/queries.ts'
import { TeamPage } from '#app/features/team/team-page.tsx'
import { PathMark } from '#app/features/welcome/path-links.tsx'
import { teamPathsQuery } from '#app/features/welcome/queries.ts'
import { pageTitle } from '#app/lib/page-title.ts'

const renderMark = (userId: string) => (
  <>
    <AwaitedReviewsMark userId={userId} />
    <PathMark userId={userId} />
  </>
)

export const Route = createFileRoute('/_authed/_daycare/_manager/team')({
  beforeLoad: ({ context: { user } }) => {
    if (!user.selectedDaycareId) throw redirect({ to: '/has_no_daycare' })
    return { daycareId: user.selectedDaycareId }
  },
  loader: ({ context: { queryClient, daycareId } }) =>
    Promise.all([
      queryClient.query(teamQuery(daycareId)),
      queryClient.query(surveysQuery()),
      queryClient.query(teamPathsQuery()),
      // The frame asks for it by itself, which may end before the page is hydrated.
      queryClient.query(awaitedReviewsQuery()),
    ]),
  head: () => pageTitle('Équipe'),
  component: function TeamRoute() {
    return (
      <TeamPage daycareId={Route.useRouteContext().daycareId} makeLink={makeLinkFor} renderMark={renderMark}>
        <TeamSurveys />
        <QualityLink />
      </TeamPage>
    )
  },
})
