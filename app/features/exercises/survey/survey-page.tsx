import { useSuspenseQuery } from '@tanstack/react-query'
import { longDate } from '#app/lib/dates/dates.ts'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Breadcrumb, PageHeader } from '#app/ui/page/page-header.tsx'
import { SectionBlock } from '#app/ui/page/section-block.tsx'
import { surveyWords } from '#content/pages/team/surveys.ts'
import { surveyQuery, useAnswerSurvey } from './functions.ts'
import type { SurveyDetails } from './schema.ts'
import { SurveyControls } from './survey-controls.tsx'
import { SurveySort } from './survey-sort.tsx'
import { SurveySpread } from './survey-spread.tsx'

type SurveyPageProps = { surveyId: string; isManager: boolean }

/** One survey: her own sorting while a round is open, then what the team has chosen. */
export function SurveyPage({ surveyId, isManager }: SurveyPageProps) {
  const { data: survey } = useSuspenseQuery(surveyQuery(surveyId))
  const { title, description, openedAt, state, round, rounds } = survey
  const current = surveyWords.rounds[round - 1] ?? ''
  return (
    <div className="page">
      <PageHeader
        above={
          <Breadcrumb
            items={[{ label: 'Risques et bénéfices', to: '/alex/risks-vs-benefits' }]}
            current={surveyWords.title}
          />
        }
        title={title}
        summary={`${surveyWords.title} · ${state === 'open' ? current : surveyWords.states[state]} · ${longDate(openedAt)}`}
        lead={description}
      />
      {state === 'open' && <OpenRound survey={survey} />}
      {state === 'waiting' && <Banner className="no-print mb-6">{surveyWords.waiting}</Banner>}
      {isManager && state !== 'closed' && <SurveyControls survey={survey} />}
      {rounds.length > 0 && <SurveySpread statements={survey.statements} rounds={rounds} />}
      <p className="no-print measure mt-6 text-ink-2 text-sm">
        {surveyWords.nameless} {surveyWords.erased}
      </p>
    </div>
  )
}

function OpenRound({ survey }: { survey: SurveyDetails }) {
  const answer = useAnswerSurvey()
  const { id: surveyId, round, statements, hasAnswered, mayAnswer } = survey
  if (hasAnswered)
    return (
      <Banner tone="success" className="no-print mb-6">
        {surveyWords.answered}
      </Banner>
    )
  if (!mayAnswer) return <Banner className="no-print mb-6">{surveyWords.notInFirst}</Banner>
  return (
    <SectionBlock title={surveyWords.rounds[round - 1]} className="no-print">
      <p className="measure mb-5 text-ink-2">
        {surveyWords.howTo} {surveyWords.whenShown}
      </p>
      <SurveySort
        key={round}
        statements={statements}
        isSending={answer.isPending}
        error={answer.error}
        onSend={(choices) =>
          answer.mutate(
            { surveyId, round, choices },
            { onSuccess: () => notify.success(surveyWords.answeredToast, { id: surveyId }) },
          )
        }
      />
    </SectionBlock>
  )
}
