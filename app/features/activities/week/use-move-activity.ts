import { shortDayWithWeekday } from '#app/lib/dates/dates.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { DAY_SLOT_LABELS } from '#content/pages/week.ts'
import { usePlanActivity, useUnplanActivity } from './queries.ts'
import type { PlanInput } from './schema.ts'

type Place = Pick<PlanInput, 'day' | 'slot'>

/**
 * Moves an activity to another part of a day: planned there first, so that a refusal or a lost connection leaves it where it
 * was. Rejects with the error of the server; the message that follows can undo it.
 */
export function useMoveActivity() {
  const plan = usePlanActivity()
  const unplan = useUnplanActivity()
  const move = async (from: PlanInput, { day, slot }: Place) => {
    if (from.day === day && from.slot === slot) return
    const to = { activityId: from.activityId, day, slot }
    await plan.mutateAsync(to)
    unplan.mutate(from)
    notify.success(`Déplacée au ${shortDayWithWeekday(day)}, ${DAY_SLOT_LABELS[slot].toLowerCase()}`, {
      id: `week ${from.activityId}`,
      undo: async () => {
        await plan.mutateAsync(from)
        unplan.mutate(to)
      },
    })
  }
  return { move, isPending: plan.isPending, error: plan.error }
}
