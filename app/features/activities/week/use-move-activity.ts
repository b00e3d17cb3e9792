import { shortDayWithWeekday } from '#app/lib/dates/dates.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { DAY_SLOT_LABELS } from '#content/labels.ts'
import { useMove, usePlanActivity } from './queries.ts'
import type { MoveInput, PlanInput } from './schema.ts'

/** Moves an activity to another part of a day. Rejects with the error of the server; the message that follows can undo it. */
export function useMoveActivity() {
  const moving = useMove()
  const plan = usePlanActivity()
  const move = async ({ activityId, day, slot }: PlanInput, to: MoveInput['to']) => {
    if (day === to.day && slot === to.slot) return
    const from = { day, slot }
    const { wasThere } = await moving.mutateAsync({ activityId, from, to })
    notify.success(`Déplacée au ${shortDayWithWeekday(to.day)}, ${DAY_SLOT_LABELS[to.slot].toLowerCase()}`, {
      id: `week ${activityId}`,
      // Where it was planned already, it stays.
      undo: () =>
        wasThere ? plan.mutateAsync({ activityId, ...from }) : moving.mutateAsync({ activityId, from: to, to: from }),
    })
  }
  return { move, isPending: moving.isPending, error: moving.error }
}
