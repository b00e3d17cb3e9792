import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { parseError } from '#app/lib/parse-error.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { copyWeekFn, getWeekFn, planActivityFn, unplanActivityFn } from './functions.ts'
import type { PlanInput } from './schema.ts'
import { mondayOf } from './week-days.ts'

/** « Ma semaine » of this person, from Monday (« 2026-11-23 ») to Friday. */
export const weekQuery = (monday: string) =>
  queryOptions({
    queryKey: ['activities', 'week', monday],
    queryFn: ({ signal }) => getWeekFn({ data: { monday }, signal }),
  })

const isAt = (slot: PlanInput) => (it: PlanInput) =>
  it.activityId === slot.activityId && it.day === slot.day && it.slot === slot.slot

/** Puts an activity in the week. The grid shows it when the answer has come: it brings the material too. */
export function usePlan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (slot: PlanInput) => planActivityFn({ data: slot }),
    onSettled: (_answer, _error, { day }) =>
      queryClient.invalidateQueries({ queryKey: weekQuery(mondayOf(day)).queryKey }),
  })
}

/** Takes an activity out of the week at once; puts it back when that is refused. */
export function useUnplan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (slot: PlanInput) => unplanActivityFn({ data: slot }),
    onMutate: async (slot) => {
      const { queryKey } = weekQuery(mondayOf(slot.day))
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (all) => all?.filter((it) => !isAt(slot)(it)))
      return () => queryClient.setQueryData(queryKey, before)
    },
    onError: (error, _slot, putBack) => {
      putBack?.()
      notify.error(parseError(error).sentence)
    },
    onSettled: (_answer, _error, { day }) =>
      queryClient.invalidateQueries({ queryKey: weekQuery(mondayOf(day)).queryKey }),
  })
}

/** Copies a week into another; answers what was added. */
export function useCopyWeek() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (weeks: { from: string; to: string }) => copyWeekFn({ data: weeks }),
    onSettled: (_answer, _error, { to }) => queryClient.invalidateQueries({ queryKey: weekQuery(to).queryKey }),
  })
}
