import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { longDate } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import {
  RAIN_LEVELS,
  SUBJECT_MEASURES,
  SUBJECT_TITLES,
  THRESHOLD_LABELS,
  THUNDER_RULE,
  thresholdText,
  weatherPolicyWords as words,
} from '#content/pages/team/weather.ts'
import { sizeForLength, textLength } from '../../sheet/print-size.ts'
import { PolicyEditor } from './policy-editor.tsx'
import { weatherPolicyQuery } from './queries.ts'
import { SUBJECTS, type Subject, type WeatherPolicy, type WeatherRules } from './schema.ts'
import { hasPolicyDraft } from './use-policy-editor.ts'

/** Cards and lines of numbers take more room than the running text that the print sizes are for. */
const LAYOUT = 1.4

type PolicyPageProps = {
  /** The daycare and the person. */
  owner: string
  isManager: boolean
}

/** The policy of the daycare: read by the team, printed for the door, written by its managers. */
export function PolicyPage({ owner, isManager }: PolicyPageProps) {
  const { data: policy } = useSuspenseQuery(weatherPolicyQuery())
  const [editing, setEditing] = useState<'opened' | 'restored' | null>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  // A change that was not saved when the page was left.
  useEffect(() => {
    if (isManager && hasPolicyDraft(owner)) setEditing((before) => before ?? 'restored')
  }, [isManager, owner])
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus()
    wasEditing.current = editing !== null
  }, [editing])
  return (
    <div className={clsx('page print-sheet', sizeForLength(LAYOUT * printedLength(policy)))}>
      <PageHeader
        above={
          <Link to="/weather" className="no-print underline underline-offset-4">
            {words.today}
          </Link>
        }
        title={words.title}
        summary={`${policy.daycareName} · ${stateOf(policy)}`}
        lead={<span className="no-print">{words.lead}</span>}
        action={
          !editing && (
            <div className="flex flex-wrap gap-3">
              {isManager && (
                <Button
                  ref={editButton}
                  variant="primary"
                  icon={<Icon as="lucide-pencil" />}
                  onClick={() => setEditing('opened')}
                >
                  {policy.saved ? words.edit : words.confirm}
                </Button>
              )}
              <PrintButton>{words.print}</PrintButton>
            </div>
          )
        }
      />
      {!policy.saved && (
        <Banner tone="warning" className="no-print mb-6">
          {words.proposedWhy} {!isManager && words.askManager}
        </Banner>
      )}
      {editing ? (
        <PolicyEditor policy={policy} owner={owner} hasFocus={editing === 'opened'} onClose={() => setEditing(null)} />
      ) : (
        <Rules policy={policy} />
      )}
    </div>
  )
}

const printedLength = ({ rules, guide }: WeatherPolicy): number =>
  textLength([rules, THUNDER_RULE, SUBJECTS.map((subject) => guide[subject].published)])

const stateOf = ({ saved }: WeatherPolicy): string =>
  saved ? words.confirmed(longDate(saved.updatedAt), saved.savedBy) : words.proposed

function Rules({ policy: { rules, guide } }: { policy: WeatherPolicy }) {
  return (
    <div className="grid gap-4 md:grid-cols-2 print:grid-cols-2">
      {SUBJECTS.map((subject) => (
        <SubjectCard key={subject} subject={subject} rules={rules[subject]} published={guide[subject].published} />
      ))}
      <section aria-labelledby="pluie" className="card break-inside-avoid px-5 py-4 print:mb-2 print:px-3 print:py-2">
        <h2 id="pluie" className="text-xl">
          {SUBJECT_TITLES.rain}
        </h2>
        <p className="mt-2 font-semibold">{rules.rain.level ? RAIN_LEVELS[rules.rain.level] : words.notSet}</p>
        <Own text={rules.rain.words} />
      </section>
      <section
        aria-labelledby="tonnerre"
        className="card break-inside-avoid px-5 py-4 print:mb-2 print:px-3 print:py-2"
      >
        <h2 id="tonnerre" className="text-xl">
          {SUBJECT_TITLES.thunder}
        </h2>
        <p className="mt-2">{THUNDER_RULE}</p>
      </section>
    </div>
  )
}

type SubjectCardProps = { subject: Subject; rules: WeatherRules[Subject]; published: string }

function SubjectCard({ subject, rules, published }: SubjectCardProps) {
  const hasBabies = rules.babiesAdapt !== null || rules.babiesStayIn !== null
  const thresholds = [
    { name: 'adapt', number: rules.adapt, isShown: true },
    { name: 'stayIn', number: rules.stayIn, isShown: true },
    { name: 'babiesAdapt', number: rules.babiesAdapt ?? rules.adapt, isShown: hasBabies },
    { name: 'babiesStayIn', number: rules.babiesStayIn ?? rules.stayIn, isShown: hasBabies },
  ] as const
  return (
    <section aria-labelledby={subject} className="card break-inside-avoid px-5 py-4 print:mb-2 print:px-3 print:py-2">
      <h2 id={subject} className="text-xl">
        {SUBJECT_TITLES[subject]}
      </h2>
      <p className="text-ink-2 text-sm">{SUBJECT_MEASURES[subject]}</p>
      <dl className="mt-3 flex flex-col gap-1">
        {thresholds.map(
          ({ name, number, isShown }) =>
            isShown && (
              <div
                key={name}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-1"
              >
                <dt>{THRESHOLD_LABELS[name]}</dt>
                <dd className={number === null ? 'text-ink-2' : 'font-semibold text-lg'}>
                  {number === null ? words.notSet : thresholdText(subject, number)}
                </dd>
              </div>
            ),
        )}
      </dl>
      {!hasBabies && (rules.adapt !== null || rules.stayIn !== null) && (
        <p className="mt-1 text-ink-2 text-sm">{words.sameForBabies}</p>
      )}
      <Own text={rules.words} />
      <p className="mt-3 text-ink-2 text-sm">
        <strong className="font-semibold">{words.published}</strong> {published}
      </p>
    </section>
  )
}

function Own({ text }: { text: string }) {
  if (!text) return null
  return (
    <p className="mt-3 whitespace-pre-line border-primary print:whitespace-normal border-l-2 pl-3 [overflow-wrap:anywhere]">
      <strong className="font-semibold">
        {words.own}
        {'\u00A0'}:
      </strong>{' '}
      {text}
    </p>
  )
}
