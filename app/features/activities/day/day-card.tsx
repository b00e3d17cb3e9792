import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { shortDayWithWeekday } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { TextLink } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DAY_SLOT_LABELS, PLACE_LABELS } from '#content/labels.ts'
import { dayWords } from '#content/pages/sheet/day.ts'
import { type PlannedDay, plannedDayQuery } from './functions.ts'

/** Parts of the day, in order. */
const SLOTS = [
  { slot: 'MORNING', label: DAY_SLOT_LABELS.MORNING, icon: 'lucide-sunrise' },
  { slot: 'OUTDOORS', label: DAY_SLOT_LABELS.OUTDOORS, icon: 'lucide-trees' },
  { slot: 'AFTERNOON', label: DAY_SLOT_LABELS.AFTERNOON, icon: 'lucide-sun' },
] as const

type DayCardProps = {
  /** Of a daycare: its policy on the weather is then hers to read. */
  isMember: boolean
}

/** Today, or Monday from a Saturday on: what is planned, by part of the day, and what to take out for it. */
export function DayCard({ isMember }: DayCardProps) {
  const { data: plan } = useSuspenseQuery(plannedDayQuery())
  return (
    <section aria-labelledby="journee" className="card flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="journee" className="text-2xl">
          {plan.isToday ? dayWords.title : dayWords.nextTitle}
          {!plan.isToday && (
            <span className="ml-3 font-sans text-base text-ink-2">{shortDayWithWeekday(plan.day)}</span>
          )}
        </h2>
        <p className="flex flex-wrap gap-x-5">
          {isMember && <TextLink to="/weather">{dayWords.weather}</TextLink>}
          <TextLink to="/activities/week">{dayWords.week}</TextLink>
        </p>
      </div>
      {plan.planned.length === 0 ? <NothingPlanned /> : <Plan {...plan} />}
    </section>
  )
}

function NothingPlanned() {
  return (
    <>
      <p className="measure text-ink-2">{dayWords.empty}</p>
      <Link to="/activities" search={{ onglet: 'trouver' }} className={clsx(buttonClass(), 'self-start')}>
        {dayWords.find}
      </Link>
    </>
  )
}

function Plan({ planned, materials, otherMaterials }: PlannedDay) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-3">
        {SLOTS.map(({ slot, label, icon }) => (
          <div key={slot} className="flex flex-col gap-2">
            <h3 className="flex items-center gap-2 font-medium font-sans text-ink-2 text-sm">
              <Icon as={icon} size={18} />
              {label}
            </h3>
            <SlotActivities planned={planned.filter((it) => it.slot === slot)} />
          </div>
        ))}
      </div>
      {materials.length > 0 && (
        <div className="flex gap-3 rounded-md bg-sunken px-4 py-3 text-sm">
          <Icon as="lucide-backpack" className="mt-0.5 shrink-0 text-ink-2" />
          <p>
            <strong className="block font-semibold">{dayWords.gather}</strong>
            <span className="text-ink-2">
              {materials.join(', ')}
              {otherMaterials > 0 && ` et ${plural(otherMaterials, 'autre')}`}
            </span>
          </p>
        </div>
      )}
    </>
  )
}

function SlotActivities({ planned }: Pick<PlannedDay, 'planned'>) {
  if (planned.length === 0) return <p className="text-ink-2 text-sm">{dayWords.slotEmpty}</p>
  return (
    <ul className="flex flex-col gap-4">
      {planned.map(({ activityId, title, picture, durationMinutes, place }) => (
        <li key={activityId}>
          {picture && <ActivityImage picture={{ src: picture, alt: '' }} shape="day" />}
          <Link to="/activities/$activityId" params={{ activityId }} className="text-link font-semibold">
            {title}
          </Link>
          <p className="text-ink-2 text-sm">{`${durationMinutes}\u00A0min, ${PLACE_LABELS[place].toLowerCase()}`}</p>
          <Link
            to="/activities/$activityId/terrain"
            params={{ activityId }}
            aria-label={`${dayWords.field} : ${title}`}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            {dayWords.field}
          </Link>
        </li>
      ))}
    </ul>
  )
}
