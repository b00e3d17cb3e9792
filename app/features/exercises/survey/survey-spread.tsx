import { clsx } from 'clsx'
import { ProgressBar } from '#app/ui/feedback/progress.tsx'
import { PrintButton } from '#app/ui/page/page-header.tsx'
import { SectionBlock } from '#app/ui/page/section-block.tsx'
import { SIDE_LABELS } from '#content/pages/exercises.ts'
import { surveyWords } from '#content/pages/team/surveys.ts'
import { SIDES, type Side } from '../schema.ts'
import { SIDE_LOOKS } from '../sort/side-looks.ts'
import type { ClosedRound, Spread, SurveyDetails } from './schema.ts'

type SurveySpreadProps = { statements: SurveyDetails['statements']; rounds: ClosedRound[] }
type ShownRound = { round: number; spread: Spread }

const nameOf = (round: number) => surveyWords.rounds[round - 1] ?? ''

/** What the team has chosen: for each statement the four sides, and both rounds side by side. */
export function SurveySpread({ statements, rounds }: SurveySpreadProps) {
  const shown = rounds.flatMap((one): ShownRound[] => (one.state === 'shown' ? [one] : []))
  return (
    <SectionBlock title={surveyWords.spread} aside={shown.length > 0 && <PrintButton>{surveyWords.print}</PrintButton>}>
      {rounds.map(
        ({ round, state }) =>
          state !== 'shown' && (
            <p key={round} className="measure mb-4">
              <strong>{nameOf(round)}.</strong> {surveyWords[state]}
            </p>
          ),
      )}
      {shown.length > 0 && (
        <ol className="flex flex-col gap-5 print:gap-3">
          {statements.map(({ id, text }) => (
            <li key={id} className="card break-inside-avoid p-4 sm:p-5 print:border-0 print:p-0">
              <h3 className="mb-3 font-semibold text-base">{text}</h3>
              <div className={clsx('grid gap-x-8 gap-y-4', shown.length > 1 && 'sm:grid-cols-2 print:grid-cols-2')}>
                {shown.map((one) => (
                  <RoundBars key={one.round} shown={one} statementId={id} />
                ))}
              </div>
            </li>
          ))}
        </ol>
      )}
    </SectionBlock>
  )
}

function RoundBars({ shown: { round, spread }, statementId }: { shown: ShownRound; statementId: string }) {
  const { answers } = spread
  const counts = spread.counts[statementId]
  if (!counts) return null
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-ink-2 text-sm">
        {nameOf(round)} · {surveyWords.answers(answers)}
      </p>
      <dl className="flex flex-col gap-1.5">
        {SIDES.map((side) => (
          <Bar key={side} side={side} count={counts[side]} total={answers} />
        ))}
      </dl>
    </div>
  )
}

function Bar({ side, count, total }: { side: Side; count: number; total: number }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 text-sm">
      <dt className={SIDE_LOOKS[side].title}>{SIDE_LABELS[side]}</dt>
      <dd className="tabular-nums">{surveyWords.outOf(count, total)}</dd>
      <dd aria-hidden="true" className="col-span-2">
        <ProgressBar ratio={count / total} className={`h-2! print:h-1.5! ${SIDE_LOOKS[side].title}`} />
      </dd>
    </div>
  )
}
