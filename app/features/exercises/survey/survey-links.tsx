import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { SectionBlock } from '#app/ui/page/section-block.tsx'
import { RelativeTime } from '#app/ui/time.tsx'
import { surveyWords } from '#content/pages/team/surveys.ts'
import { surveysQuery, useOpenSurvey } from './functions.ts'
import type { SurveyCard } from './schema.ts'

/** Who is a member of a daycare and takes part in its surveys. */
export type SurveyMember = { role: 'SUPERADMIN' | 'MANAGER' | 'TEACHER'; selectedDaycareId: string | null }

const takesPart = ({ role, selectedDaycareId }: SurveyMember) => role !== 'SUPERADMIN' && selectedDaycareId !== null

function SurveyLink({ survey, className }: { survey: SurveyCard; className: string }) {
  return (
    <Link to="/alex/risks-vs-benefits/surveys/$surveyId" params={{ surveyId: survey.id }} className={className}>
      {survey.mayAnswer ? surveyWords.toAnswer : surveyWords.toSee}
      <span className="sr-only">{` « ${survey.title} »`}</span>
    </Link>
  )
}

/** « Sondage en cours », for every member, wherever situations are. */
export function GoingSurvey({ user }: { user: SurveyMember }) {
  const { data: surveys } = useQuery({ ...surveysQuery(), enabled: takesPart(user) })
  const going = surveys?.find(({ state }) => state !== 'closed')
  if (!going) return null
  return (
    <Banner className="no-print mb-6" action={<SurveyLink survey={going} className={buttonClass('secondary')} />}>
      {surveyWords.goingOn(going.title)}
    </Banner>
  )
}

/** The survey on one situation: a manager opens it, a member goes to it. */
export function SituationSurvey({ exerciseId, user }: { exerciseId: number; user: SurveyMember }) {
  const { data: surveys } = useQuery({ ...surveysQuery(), enabled: takesPart(user) })
  const open = useOpenSurvey()
  const navigate = useNavigate()
  const going = surveys?.find(({ state }) => state !== 'closed')
  if (!takesPart(user) || !surveys) return null
  if (going) return going.exerciseId === exerciseId ? <GoingSurvey user={user} /> : null
  if (user.role !== 'MANAGER') return null
  return (
    <section aria-label={surveyWords.title} className="no-print mt-8 border-line border-t pt-5">
      <p className="measure mb-3 text-ink-2">{surveyWords.openWhat}</p>
      <Button
        busy={open.isPending}
        onClick={() =>
          open.mutate(exerciseId, {
            onSuccess: ({ surveyId }) =>
              navigate({ to: '/alex/risks-vs-benefits/surveys/$surveyId', params: { surveyId } }),
            onError: (error) => notify.failure(error, { id: 'survey' }),
          })
        }
      >
        {surveyWords.open}
      </Button>
    </section>
  )
}

/** The surveys of the team, for its manager. */
export function TeamSurveys() {
  const { data: surveys } = useQuery(surveysQuery())
  return (
    <SectionBlock
      title={surveyWords.title}
      aside={
        <Link to="/alex/risks-vs-benefits" className={buttonClass('secondary')}>
          {surveyWords.chooseSituation}
        </Link>
      }
    >
      <p className="measure mb-4 text-ink-2 text-sm">{surveyWords.teamLead}</p>
      {surveys?.length === 0 && <p>{surveyWords.none}</p>}
      <ul className="flex flex-col gap-3">
        {surveys?.map((survey) => (
          <li key={survey.id} className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
            <div className="min-w-0">
              <p className="break-words font-semibold">{survey.title}</p>
              <p className="text-ink-2 text-sm">
                {surveyWords.states[survey.state]} · <RelativeTime date={survey.openedAt} />
              </p>
            </div>
            <SurveyLink survey={survey} className={buttonClass('secondary')} />
          </li>
        ))}
      </ul>
    </SectionBlock>
  )
}
