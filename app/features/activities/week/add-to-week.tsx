import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarDay, shortDay, shortDayWithWeekday } from '#app/lib/dates/dates.ts'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { DAY_SLOT_LABELS } from '#content/labels.ts'
import { weekWords } from '#content/pages/week.ts'
import { usePlanActivity, useUnplanActivity, weekQuery } from './queries.ts'
import { useMoveActivity } from './use-move-activity.ts'
import { addDaysTo, DAY_SLOTS, type DaySlot, mondayOf, weekdaysFrom } from './week-days.ts'

type AddToWeekProps = {
  activity: { id: string; title: string }
  /** Where it is planned, to move it from there. */
  from?: { day: string; slot: DaySlot }
  onClose: () => void
}

/** Choice of a part of a day: one click plans the activity, or moves it, and the message that follows can undo it. */
export function AddToWeek({ activity: { id, title }, from, onClose }: AddToWeekProps) {
  const [monday, setMonday] = useState(() => mondayOf(from?.day ?? calendarDay()))
  const { data: week } = useQuery(weekQuery(monday))
  const plan = usePlanActivity()
  const unplan = useUnplanActivity()
  const moving = useMoveActivity()
  const isPending = plan.isPending || moving.isPending
  const error = plan.error ?? moving.error
  const planFor = async (day: string, slot: DaySlot) => {
    if (from) {
      await moving.move({ activityId: id, ...from }, { day, slot })
      return onClose()
    }
    const entry = { activityId: id, day, slot }
    await plan.mutateAsync(entry)
    onClose()
    notify.success(`Ajoutée au ${shortDayWithWeekday(day)}, ${DAY_SLOT_LABELS[slot].toLowerCase()}`, {
      id: `week ${id}`,
      undo: () => unplan.mutate(entry),
    })
  }
  return (
    <Dialog open onClose={onClose} title={`${from ? 'Déplacer' : 'Ajouter'} «\u00A0${title}\u00A0»`}>
      <p className="mb-3 text-ink-2 text-sm">{from ? weekWords.moveHint : weekWords.slotHint}</p>
      <div className="-mx-2 mb-2 flex items-center justify-between">
        <IconButton
          icon="lucide-chevron-left"
          label={weekWords.previous}
          onClick={() => setMonday(addDaysTo(monday, -7))}
        />
        <p
          aria-live="polite"
          className="whitespace-nowrap font-semibold max-sm:text-sm"
        >{`Semaine du ${shortDay(monday)}`}</p>
        <IconButton
          icon="lucide-chevron-right"
          label={weekWords.next}
          onClick={() => setMonday(addDaysTo(monday, 7))}
        />
      </div>
      <div className="flex flex-col gap-3">
        {weekdaysFrom(monday).map((day) => (
          <fieldset key={day}>
            <legend className="mb-1 font-semibold text-sm first-letter:uppercase">{shortDayWithWeekday(day)}</legend>
            <div className="grid grid-cols-[repeat(2,minmax(0,1fr))_minmax(6rem,1fr)] gap-1.5 sm:gap-2">
              {DAY_SLOTS.map((slot) => {
                const planned = (week?.activities ?? []).filter((it) => it.day === day && it.slot === slot)
                return (
                  <button
                    key={slot}
                    type="button"
                    aria-disabled={isPending || undefined}
                    onClick={() => !isPending && planFor(day, slot).catch(() => undefined)}
                    className="tap flex min-w-0 flex-col items-start justify-center rounded-md border border-line-strong bg-surface px-1.5 py-1 text-left sm:px-2.5 text-sm hover:border-ink-2 hover:bg-sunken focus-visible:rounded-md"
                  >
                    <span className="whitespace-nowrap font-medium">{DAY_SLOT_LABELS[slot]}</span>
                    {planned.length > 0 && (
                      <span className="w-full truncate text-ink-2 text-xs">
                        {planned.map((it) => it.title).join(', ')}
                      </span>
                    )}
                  </button>
                )
              })}
            </div>
          </fieldset>
        ))}
      </div>
      {error && <ErrorMessage error={error} />}
    </Dialog>
  )
}
