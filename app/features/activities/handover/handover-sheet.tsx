import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { plural } from '#app/lib/french/grammar.ts'
import { ALLERGEN_LABELS, DAY_SLOT_LABELS, PLACE_LABELS } from '#content/labels.ts'
import { refusalWords } from '#content/pages/activity-edit.ts'
import { handoverWords as words } from '#content/pages/sheet/handover.ts'
import { SUPERVISION_LABELS } from '#content/sheet-labels.ts'
import { ageLabel } from '../words.ts'
import { HANDOVER_TOPICS, type Handover, type HandoverActivity, type HandoverTopic } from './schema.ts'

/** Activities of a day from which their lines follow each other on paper. */
const DENSE_FROM = 6

type HandoverSheetProps = {
  handover: Handover
  /** Under the group, on her own page. */
  groupAction?: ReactNode
  noteAction?: ReactNode
  /** What is said of a topic, or its field. */
  renderText: (topic: HandoverTopic) => ReactNode
  renderTitle: (activity: HandoverActivity) => ReactNode
}

/** The group, what is to be known, then the day. */
export function HandoverSheet({ handover, groupAction, noteAction, renderText, renderTitle }: HandoverSheetProps) {
  const { group, note, activities } = handover
  return (
    <div className="print-columns grid items-start gap-x-10 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] print:block">
      <div className="flex flex-col gap-6">
        <Part title={words.group}>
          <p className="font-medium">
            {[
              ageLabel(group.ageGroups),
              group.groupSize && plural(group.groupSize, 'enfant'),
              group.groupAdults && plural(group.groupAdults, 'adulte'),
            ]
              .filter(Boolean)
              .join('\u00A0· ') || words.unsaid}
          </p>
          <div className="rounded-md border border-warning-line border-l-4 bg-warning-soft px-4 py-3">
            <h3 className="font-semibold text-sm text-warning-ink">{words.allergies}</h3>
            <p className="font-semibold text-ink">
              {group.groupAllergies.map((allergen) => ALLERGEN_LABELS[allergen]).join(', ') || words.noAllergy}
            </p>
            <p className="mt-1 text-ink text-sm">{words.nobodyNamed}</p>
          </div>
          {groupAction}
        </Part>
        {(note || noteAction) && (
          <Part title={words.note} isOffPaper={!note}>
            <p className={clsx('whitespace-pre-line', !note && 'text-ink-2')}>{note || words.noNote}</p>
            {noteAction}
          </Part>
        )}
        {HANDOVER_TOPICS.map((topic) => {
          const text = renderText(topic)
          return (
            text && (
              <Part key={topic} title={words[topic]} isOffPaper={!handover.texts.some((it) => it.topic === topic)}>
                {text}
              </Part>
            )
          )
        })}
      </div>
      <Part title={words.activities}>
        {activities.length === 0 && <p className="text-ink-2">{words.empty}</p>}
        {activities.map((activity, index) => (
          <Activity
            key={activity.slot + activity.activityId}
            activity={activity}
            title={renderTitle(activity)}
            isDense={activities.length >= DENSE_FROM}
            isLevelSaid={activities
              .slice(0, index)
              .some(({ safety }) => safety.supervision === activity.safety.supervision)}
          />
        ))}
      </Part>
    </div>
  )
}

type PartProps = {
  title: string
  /** Empty: nothing to print. */
  isOffPaper?: boolean
  children: ReactNode
}

function Part({ title, isOffPaper = false, children }: PartProps) {
  return (
    <section className={clsx('flex min-w-0 flex-col gap-3', isOffPaper ? 'no-print' : 'print:block')}>
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

type ActivityProps = {
  activity: HandoverActivity
  title: ReactNode
  isDense: boolean
  /** Whether an activity before it has said what its level of supervision means: on a full paper, once is enough. */
  isLevelSaid: boolean
}

function Activity({ activity, title, isDense, isLevelSaid }: ActivityProps) {
  const { slot, durationMinutes, place, materials, steps, safety, refusals } = activity
  const supervision = SUPERVISION_LABELS[safety.supervision]
  // On a full paper, what follows a heading stands on its line.
  const runIn = isDense && 'print:mr-1 print:inline print:pl-0'
  return (
    <article className="card flex flex-col gap-3 p-5 print:mt-1 print:block print:break-inside-auto print:rounded-none print:border-0 print:border-ink-2 print:border-t print:p-0 print:pt-1">
      <div>
        <h3 className="font-display font-semibold text-lg">{title}</h3>
        <p className="text-ink-2 text-sm">
          {[DAY_SLOT_LABELS[slot], `${durationMinutes}\u00A0min`, PLACE_LABELS[place]].join('\u00A0· ')}
        </p>
      </div>
      {refusals[0] && (
        <p className="border-danger border-l-2 pl-2 text-danger-ink text-sm">
          <strong className="block">{refusalWords.inWeek}</strong>
          {`${refusals[0].reason} ${refusalWords.toReplace}`}
        </p>
      )}
      <p>
        <strong className="font-semibold">{`${words.materials}\u00A0: `}</strong>
        {materials.map(({ name, isOptional }) => (isOptional ? `${name} (${words.optional})` : name)).join('; ') ||
          words.noMaterials}
      </p>
      <div>
        <h4 className={clsx('font-semibold text-sm', runIn)}>{words.steps}</h4>
        <ol className={clsx('list-decimal pl-5', isDense && 'print-inline', runIn)}>
          {steps.map(({ minutes, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity, and two may be alike
            <li key={index}>
              {text} <span className="text-ink-2 text-sm">{`(${minutes}\u00A0min)`}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="border-warning-line border-l-4 pl-3">
        <h4 className={clsx('font-semibold text-sm text-warning-ink', runIn)}>{words.safety}</h4>
        <p className={clsx(runIn)}>
          <strong className="font-semibold">{supervision.title}.</strong>{' '}
          <span className={clsx(isDense && isLevelSaid && 'print:hidden')}>{supervision.meaning}</span>
        </p>
        <ul className={clsx('list-disc pl-5', isDense && 'print-inline', runIn)}>
          {[...safety.dangersAEliminer, ...safety.allergies].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}
