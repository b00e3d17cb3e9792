import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { calendarDay, shortDayWithWeekday } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { TextLink } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { PLACE_LABELS } from '#content/labels.ts'
import { DAY_SLOT_LABELS, dayWords } from '#content/pages/week.ts'
import { weekQuery } from './queries.ts'
import type { PlannedActivity } from './schema.ts'
import { DAY_SLOTS, type DaySlot, isoWeekday, mondayOf } from './week-days.ts'
import { mergeMaterials } from './week-materials.ts'

const SLOT_ICONS: Record<DaySlot, IconName> = {
  MORNING: 'lucide-sunrise',
  OUTDOORS: 'lucide-trees',
  AFTERNOON: 'lucide-sun',
}
/** Names of materials on the card; the rest are counted. */
const MATERIALS_SHOWN = 8

/** Today, or Monday from a Saturday on: what is planned, by part of the day, and what to take out for it. */
export function DayCard() {
  const today = calendarDay()
  const isWeekend = isoWeekday(today) > 5
  const day = isWeekend ? mondayOf(today) : today
  const { data: week } = useSuspenseQuery(weekQuery(mondayOf(today)))
  const planned = week.activities.filter((it) => it.day === day)
  return (
    <section aria-labelledby="journee" className="card flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="journee" className="text-2xl">
          {isWeekend ? dayWords.nextTitle : dayWords.title}
          {isWeekend && <span className="ml-3 font-sans text-base text-ink-2">{shortDayWithWeekday(day)}</span>}
        </h2>
        <TextLink to="/activities/week">{dayWords.week}</TextLink>
      </div>
      {planned.length === 0 ? <NothingPlanned /> : <Plan planned={planned} />}
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

function Plan({ planned }: { planned: readonly PlannedActivity[] }) {
  const names = mergeMaterials(planned).map(({ name }) => name)
  const left = names.length - MATERIALS_SHOWN
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-3">
        {DAY_SLOTS.map((slot) => (
          <div key={slot} className="flex flex-col gap-2">
            <h3 className="flex items-center gap-2 font-medium font-sans text-ink-2 text-sm">
              <Icon as={SLOT_ICONS[slot]} size={18} />
              {DAY_SLOT_LABELS[slot]}
            </h3>
            <SlotActivities planned={planned.filter((it) => it.slot === slot)} />
          </div>
        ))}
      </div>
      {names.length > 0 && (
        <div className="flex gap-3 rounded-md bg-sunken px-4 py-3 text-sm">
          <Icon as="lucide-backpack" className="mt-0.5 shrink-0 text-ink-2" />
          <p>
            <strong className="block font-semibold">{dayWords.gather}</strong>
            <span className="text-ink-2">
              {names.slice(0, MATERIALS_SHOWN).join(', ')}
              {left > 0 && ` et ${plural(left, 'autre')}`}
            </span>
          </p>
        </div>
      )}
    </>
  )
}

function SlotActivities({ planned }: { planned: readonly PlannedActivity[] }) {
  if (planned.length === 0) return <p className="text-ink-2 text-sm">{dayWords.slotEmpty}</p>
  return (
    <ul className="flex flex-col gap-4">
      {planned.map(({ activityId, title, picture, durationMinutes, place }) => (
        <li key={activityId}>
          {picture && <ActivityImage picture={{ ...picture, alt: '' }} shape="day" />}
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
