import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { parseError } from '#app/lib/parse-error.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { copyWeekFn, getWeekFn, planActivityFn, unplanActivityFn } from './functions.ts'
import type { PlanInput, PlannedActivity } from './schema.ts'
import { mondayOf } from './week-days.ts'

const key = ['activities', 'week'] as const
const keyOf = (monday: string) => [...key, monday]

/** « Ma semaine » of this person, from Monday (« 2026-11-23 ») to Friday. */
export const weekQuery = (monday: string) =>
  queryOptions({
    queryKey: keyOf(monday),
    queryFn: ({ signal }) => getWeekFn({ data: { monday }, signal }),
  })

const isAt = (slot: PlanInput) => (it: PlanInput) =>
  it.activityId === slot.activityId && it.day === slot.day && it.slot === slot.slot

/** Puts an activity in the week. The grid shows it when the answer has come: it brings the material too. */
export function usePlan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (slot: PlanInput) => planActivityFn({ data: slot }),
    onSettled: (_answer, _error, { day }) => queryClient.invalidateQueries({ queryKey: keyOf(mondayOf(day)) }),
  })
}

/** Takes an activity out of the week at once; puts it back when that is refused. */
export function useUnplan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (slot: PlanInput) => unplanActivityFn({ data: slot }),
    onMutate: async (slot) => {
      const week = keyOf(mondayOf(slot.day))
      await queryClient.cancelQueries({ queryKey: week })
      const before = queryClient.getQueryData<PlannedActivity[]>(week)
      queryClient.setQueryData<PlannedActivity[]>(week, (all) => all?.filter((it) => !isAt(slot)(it)))
      return () => queryClient.setQueryData(week, before)
    },
    onError: (error, _slot, putBack) => {
      putBack?.()
      notify.error(parseError(error).sentence)
    },
    onSettled: (_answer, _error, { day }) => queryClient.invalidateQueries({ queryKey: keyOf(mondayOf(day)) }),
  })
}

/** Copies a week into another; answers what was added. */
export function useCopyWeek() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (weeks: { from: string; to: string }) => copyWeekFn({ data: weeks }),
    onSettled: (_answer, _error, { to }) => queryClient.invalidateQueries({ queryKey: keyOf(to) }),
  })
}
