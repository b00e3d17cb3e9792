import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { formatNumber } from '#app/lib/french/grammar.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import {
  AIR_ABOVE_TEN,
  RAIN_LEVELS,
  SUBJECT_TITLES,
  THRESHOLD_LABELS,
  THUNDER_RULE,
  thresholdText,
  weatherWords as words,
} from '#content/pages/team/weather.ts'
import type { WeatherPolicy } from './schema.ts'
import type { Advice, Finding, Level } from './verdict.ts'

const LEVEL_STYLES: Record<Level, { icon: IconName; box: string; tag: string }> = {
  STAY_IN: { icon: 'lucide-house', box: 'border-danger bg-danger-soft', tag: 'text-danger-ink' },
  ADAPT: { icon: 'lucide-timer', box: 'border-warning-line bg-warning-soft', tag: 'text-warning-ink' },
  USUAL: { icon: 'lucide-trees', box: 'border-primary bg-primary-soft', tag: 'text-primary-ink' },
  UNSET: { icon: 'lucide-circle-question-mark', box: 'border-line-strong bg-sunken', tag: 'text-ink' },
}

type VerdictPanelProps = { policy: WeatherPolicy; findings: readonly Finding[]; level: Level | null }

/** What the policy says of the day in a few words, then of each value, with the reason and its source. */
export function VerdictPanel({ policy, findings, level }: VerdictPanelProps) {
  return (
    <section aria-labelledby="reponse" className="flex flex-col gap-4">
      <h2 id="reponse" className="text-xl">
        {words.answer}
      </h2>
      <div role="status" className="empty:hidden">
        {level && <Summary level={level} findings={findings} isSaved={policy.saved !== null} />}
      </div>
      {level ? (
        <>
          <p className="measure flex items-start gap-2 font-medium">
            <Icon as="lucide-eye" className="mt-0.5 shrink-0 text-primary-ink" />
            {words.youDecide}
          </p>
          <ul className="flex flex-col gap-3">
            {findings.map((finding) => (
              <FindingItem key={finding.subject} finding={finding} policy={policy} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title={words.waiting}>{words.waitingWhy}</EmptyState>
      )}
    </section>
  )
}

function Summary({ level, findings, isSaved }: { level: Level; findings: readonly Finding[]; isSaved: boolean }) {
  const { icon, box, tag } = LEVEL_STYLES[level]
  const unset = findings.filter((finding) => finding.level === 'UNSET')
  return (
    <div className={clsx('flex gap-4 rounded-lg border p-5', box)}>
      <Icon as={icon} size={22} className={clsx('mt-1 shrink-0', tag)} />
      <div className="min-w-0">
        <p className={clsx('text-sm', tag)}>{isSaved ? words.says.saved : words.says.proposed}</p>
        <p className={clsx('font-display font-semibold text-2xl', tag)}>{words.levels[level]}</p>
        {unset.length > 0 && (
          <p className="mt-1 text-ink text-sm">
            {words.unset(unset.map(({ subject }) => SUBJECT_TITLES[subject].toLowerCase()).join(', '))}
          </p>
        )}
      </div>
    </div>
  )
}

function FindingItem({ finding, policy }: { finding: Finding; policy: WeatherPolicy }) {
  const { subject, level, value } = finding
  const own = policy.rules[subject === 'thunder' ? 'rain' : subject].words
  const source = sourceOf(finding, policy)
  const isHeatByTemperature = subject === 'heat' && value?.measure === 'temperature'
  return (
    <li className="card flex flex-col gap-1.5 px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans font-semibold text-base tracking-normal">
          {SUBJECT_TITLES[subject]}
          {value && <span className="font-normal text-ink-2">{`, ${measured(value)}`}</span>}
        </h3>
        <p className={clsx('flex items-center gap-1.5 font-semibold text-sm', LEVEL_STYLES[level].tag)}>
          <Icon as={LEVEL_STYLES[level].icon} size={16} />
          {words.tags[level]}
        </p>
      </div>
      <p>{reasonOf(finding)}</p>
      {isHeatByTemperature && <p>{words.humidexToo}</p>}
      {own && (
        <p className="whitespace-pre-line border-primary border-l-2 pl-3 [overflow-wrap:anywhere]">
          <strong className="font-semibold">{words.wrote}</strong> {own}
        </p>
      )}
      {source && <p className="text-ink-2 text-sm">{source}</p>}
    </li>
  )
}

function measured({ measure, number, isComputed }: NonNullable<Finding['value']>): string {
  const text = words.measured[measure](measure === 'air' && number === AIR_ABOVE_TEN ? '10+' : formatNumber(number))
  return isComputed ? `${text} (${words.computedMark})` : text
}

function reasonOf({ subject, level, threshold }: Finding): string {
  if (subject === 'thunder') return THUNDER_RULE
  if (subject === 'rain') return level === 'UNSET' ? words.rainUnset : `${RAIN_LEVELS[level]}.`
  if (!threshold) return words.noThreshold
  const at = thresholdText(subject, threshold.number)
  if (level === 'UNSET') return words.stayInOnly(at)
  return (level === 'USUAL' ? words.next : words.reached)(THRESHOLD_LABELS[threshold.name], at)
}

/** Whose words the answer is: of the policy once it is saved, of what was published for what is only proposed or not set. */
function sourceOf({ subject, level }: Finding, { guide, saved }: WeatherPolicy): string | null {
  if (subject === 'thunder') return words.ofGuide
  if (subject === 'rain') return level === 'UNSET' ? null : words.ofPolicy
  if (saved && level !== 'UNSET') return words.ofPolicy
  return `${words.ofPublished} ${guide[subject].published}`
}

/** What to put on, what to do outside, when to stop: the lines of the guide. */
export function AdviceLists({ advice }: { advice: Advice }) {
  const parts = [
    { title: words.before, lines: advice.before },
    { title: words.outside, lines: advice.outside },
    { title: words.stop, lines: advice.stop, isDanger: true },
  ].filter(({ lines }) => lines.length > 0)
  if (parts.length === 0) return null
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-3">
      {parts.map(({ title, lines, isDanger }) => (
        <section key={title}>
          <h2 className={clsx('mb-1.5 text-lg', isDanger && 'text-danger-ink')}>{title}</h2>
          <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-primary">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <Link to="/alex/backpack" hash="meteo" className="text-link justify-self-start lg:col-span-3">
        {words.guide}
      </Link>
    </div>
  )
}
