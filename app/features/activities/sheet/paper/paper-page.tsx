import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { longDate, longDay } from '#app/lib/dates/dates.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { paperWords as words } from '#content/pages/sheet/paper.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { paperStateQuery } from './functions.ts'
import type { PaperInput, PaperState } from './schema.ts'

type PaperPageProps = PaperInput & {
  /** Day on which it was printed, « 2026-11-27 »; null when the code does not say. */
  day: string | null
}

/** What the code on a printed sheet opens: whether the paper still says what the sheet says. */
export function PaperPage({ day, ...input }: PaperPageProps) {
  const { data: paper } = useSuspenseQuery(paperStateQuery(input))
  const { title, deletedAt } = paper
  return (
    <div className="page flex max-w-[46rem] flex-col items-start gap-6">
      <div>
        <p className="text-ink-2 text-sm">{words.above}</p>
        <h1 className="page-title">{title}</h1>
        {day && <p className="mt-1 text-ink-2">{words.printedOn(longDay(day))}</p>}
      </div>
      <Verdict paper={paper} />
      {!deletedAt && (
        <Link to="/activities/$activityId" params={{ activityId: input.activityId }} className={buttonClass('primary')}>
          {words.open}
        </Link>
      )}
    </div>
  )
}

function Verdict({ paper: { deletedAt, changed, changedAt, refusals } }: { paper: PaperState }) {
  if (deletedAt)
    return (
      <Says tone="danger" sentence={words.deleted(longDate(deletedAt))}>
        <p>{words.deletedAdvice}</p>
      </Says>
    )
  const [refusal] = refusals
  return (
    <>
      {refusal && (
        <Says tone="danger" sentence={words.refused}>
          <ul className="list-disc pl-5">
            {[...new Set(refusals.map(({ reason }) => reason))].map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Says>
      )}
      {changed === null ? (
        <Says tone="warning" sentence={words.unsure(longDate(changedAt))} />
      ) : changed.length > 0 ? (
        <Says tone="warning" sentence={words.changed(longDate(changedAt))}>
          <ul className="list-disc pl-5">
            {changed.map((section) => (
              <li key={section}>{SHEET_SECTION_LABELS[section]}</li>
            ))}
          </ul>
          <p>{words.changedAdvice}</p>
        </Says>
      ) : (
        <Says tone="success" sentence={words.same} />
      )}
    </>
  )
}

type SaysProps = { tone: 'success' | 'warning' | 'danger'; sentence: string; children?: ReactNode }

function Says({ tone, sentence, children }: SaysProps) {
  return (
    <Banner tone={tone} className="w-full items-start px-5 py-4 text-base">
      <div className="flex flex-col gap-2">
        <p className="font-semibold">{sentence}</p>
        {children}
      </div>
    </Banner>
  )
}

/** A paper of which nothing is left here. */
export function LostPaper() {
  return (
    <div className="page flex max-w-[46rem] flex-col items-start gap-4">
      <h1 className="page-title">{words.lost}</h1>
      <p className="measure text-lg">{words.lostAdvice}</p>
      <Link to="/activities" className={buttonClass()}>
        Activités
      </Link>
    </div>
  )
}
