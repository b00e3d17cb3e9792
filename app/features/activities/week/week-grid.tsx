import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { shortDayWithWeekday } from '#app/lib/dates/dates.ts'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { DomainSign } from '#app/ui/activity/domain-chip.tsx'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { AutosavedNoteField } from '#app/ui/form/autosaved-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DAY_SLOT_LABELS } from '#content/labels.ts'
import { refusalWords } from '#content/pages/activity-edit.ts'
import { weekSentences, weekWords } from '#content/pages/week.ts'
import { ageLabel } from '../words.ts'
import { useDayNote } from './queries.ts'
import { DAY_NOTE_MAX, type DayNote as Note, type PlannedActivity, type Week } from './schema.ts'
import { DAY_SLOTS, type DaySlot, SLOT_MAX, weekdaysFrom } from './week-days.ts'

type WeekGridProps = {
  monday: string
  week: Week
  /** Owner of the notes, a daycare and a person. */
  owner: string
  onAdd: (day: string, slot: DaySlot) => void
  onRemove: (activity: PlannedActivity) => void
  /** Opens the choice of another part of a day. */
  onChooseMove: (activity: PlannedActivity) => void
  /** Dropped on another part of a day. */
  onMove: (activity: PlannedActivity, to: { day: string; slot: DaySlot }) => void
}

/** Five days of three parts: side by side from a tablet on and on paper, one under the other on a phone. */
export function WeekGrid({ monday, week, owner, onAdd, onMove, ...acts }: WeekGridProps) {
  const [dragged, setDragged] = useState<PlannedActivity | null>(null)
  return (
    <div className="week-grid grid gap-4 min-[820px]:grid-cols-5 min-[820px]:grid-rows-[repeat(5,auto)] min-[820px]:gap-x-2 min-[820px]:gap-y-0 xl:gap-x-3">
      {weekdaysFrom(monday).map((day) => (
        <section
          key={day}
          aria-label={shortDayWithWeekday(day)}
          className="card min-w-0 min-[820px]:row-span-5 min-[820px]:grid min-[820px]:grid-rows-subgrid"
        >
          <DayTitle day={day} />
          {DAY_SLOTS.map((slot) => (
            <Slot
              key={slot}
              day={day}
              slot={slot}
              activities={week.activities.filter((it) => it.day === day && it.slot === slot)}
              onAdd={() => onAdd(day, slot)}
              isDropPlace={dragged !== null && (dragged.day !== day || dragged.slot !== slot)}
              onDragged={setDragged}
              onDrop={() => dragged && onMove(dragged, { day, slot })}
              {...acts}
            />
          ))}
          <DayNote day={day} owner={owner} note={week.notes.find((note) => note.day === day)} />
        </section>
      ))}
    </div>
  )
}

/** In a column the date is under the weekday, so that the five titles are as high. */
function DayTitle({ day }: { day: string }) {
  const [weekday, ...date] = shortDayWithWeekday(day).split(' ')
  return (
    <h2 className="border-line border-b px-3 py-2 font-semibold text-base first-letter:uppercase">
      {`${weekday} `}
      <span className="min-[820px]:block min-[820px]:font-normal min-[820px]:text-ink-2 min-[820px]:text-sm print:inline">
        {date.join(' ')}
      </span>
    </h2>
  )
}

type SlotProps = {
  day: string
  slot: DaySlot
  activities: readonly PlannedActivity[]
  onAdd: () => void
  isDropPlace: boolean
  onDragged: (activity: PlannedActivity | null) => void
  onDrop: () => void
} & Pick<WeekGridProps, 'onRemove' | 'onChooseMove'>

function Slot({ day, slot, activities, onAdd, isDropPlace, onDragged, onDrop, onRemove, onChooseMove }: SlotProps) {
  const canTake = isDropPlace && activities.length < SLOT_MAX
  const isEmpty = activities.length === 0
  return (
    // Dragging is for the mouse; the keyboard and the touch screen have « Déplacer ».
    <div
      onDragOver={(event) => canTake && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
      className={clsx(
        'flex flex-col border-line border-b px-3 py-1 min-[820px]:min-h-20',
        canTake && 'bg-primary-soft',
      )}
    >
      <div className="flex flex-wrap items-center justify-between">
        <h3 className="font-semibold text-ink-2 text-sm">{DAY_SLOT_LABELS[slot]}</h3>
        {activities.length < SLOT_MAX && (
          <button
            type="button"
            onClick={onAdd}
            title={isEmpty ? undefined : weekWords.add}
            className="no-print tap -mr-2 inline-flex items-center justify-center gap-1.5 rounded-md px-2 font-semibold text-primary-ink text-sm hover:bg-primary-soft focus-visible:rounded-md min-[820px]:max-xl:-ml-2"
          >
            <Icon as="lucide-plus" size={18} />
            <span className={clsx(!isEmpty && 'sr-only')}>Ajouter</span>{' '}
            <span className="sr-only">{`${shortDayWithWeekday(day)}, ${DAY_SLOT_LABELS[slot].toLowerCase()}`}</span>
          </button>
        )}
      </div>
      {!isEmpty && (
        <ul className="flex flex-col">
          {activities.map((activity) => (
            <li key={activity.activityId}>
              <div
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  onDragged(activity)
                }}
                onDragEnd={() => onDragged(null)}
                className="flex cursor-grab items-start justify-between gap-1 min-[820px]:flex-col"
              >
                <p className="min-w-0 max-w-full grow pb-2">
                  {/* Not lazy: paper shows those that are below the screen too. */}
                  {activity.picture && <ActivityImage picture={activity.picture} shape="week" />}
                  <Link
                    to="/activities/$activityId"
                    params={{ activityId: activity.activityId }}
                    className="font-medium text-sm underline decoration-line-strong underline-offset-4 hover:decoration-2"
                  >
                    {activity.title}
                  </Link>
                  <span className="week-facts flex flex-wrap items-baseline gap-x-1 text-ink-2 text-xs">
                    {activity.developments.map((domain) => (
                      <DomainSign key={domain} domain={domain} />
                    ))}
                    {/* The length first: in the narrow column of a tablet it fits beside the signs, and the ages under it. */}
                    <span>{`${activity.durationMinutes}\u00A0min\u00A0·`}</span>{' '}
                    <span className="whitespace-nowrap">{ageLabel(activity.ageGroups)}</span>
                  </span>
                  {activity.refusals[0] && (
                    <span className="mt-1 block border-danger border-l-2 pl-2 text-danger-ink text-xs">
                      <strong className="block">{refusalWords.inWeek}</strong>
                      {`${activity.refusals[0].reason} ${refusalWords.toReplace}`}
                    </span>
                  )}
                </p>
                <span className="no-print -mr-2 flex min-[820px]:-mt-2 min-[820px]:-ml-2">
                  <IconButton
                    icon="lucide-move"
                    label={`Déplacer ${activity.title}`}
                    onClick={() => onChooseMove(activity)}
                  />
                  <IconButton icon="lucide-x" label={`Retirer ${activity.title}`} onClick={() => onRemove(activity)} />
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type DayNoteProps = { day: string; note: Note | undefined; owner: string }

/** The note of a day at the foot of its column, saved when the field is left; on paper its text. */
function DayNote({ day, note, owner }: DayNoteProps) {
  return (
    <div className="week-note flex flex-col gap-1 px-3 py-2">
      <h3 className="no-print font-semibold text-ink-2 text-sm">{weekWords.note}</h3>
      <AutosavedNoteField
        note={note}
        owner={owner}
        draftId={`day-${day}`}
        {...useDayNote(day)}
        label={`${weekWords.note}, ${shortDayWithWeekday(day)}`}
        placeholder={weekWords.notePlaceholder}
        max={DAY_NOTE_MAX}
        tooLong={weekSentences.noteTooLong}
        className="text-sm"
      />
    </div>
  )
}
