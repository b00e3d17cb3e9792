import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { keepAgain } from '#app/lib/offline/offline-pages.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { serverQuery } from '#app/lib/queries.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { copyWeekFn, getWeekFn, planActivityFn, unplanActivityFn } from './functions.ts'
import type { PlanInput } from './schema.ts'
import { mondayOf } from './week-days.ts'

/** The plan of the person from this Monday (« 2026-11-23 ») to Friday. */
export const weekQuery = (monday: string) => serverQuery(['activities', 'week'], getWeekFn, { monday })

/** After a change: reads the week anew, and has the device keep it so for the time without connection. */
function refreshWeek(queryClient: QueryClient, monday: string): Promise<void> {
  keepAgain()
  return queryClient.invalidateQueries({ queryKey: weekQuery(monday).queryKey })
}

const isSameEntry = (a: PlanInput, b: PlanInput) =>
  a.activityId === b.activityId && a.day === b.day && a.slot === b.slot

/** Plans an activity. Not optimistic: the grid also needs its materials, which only the server has. */
export function usePlanActivity() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (entry: PlanInput) => planActivityFn({ data: entry }),
    onSettled: (_answer, _error, { day }) => refreshWeek(queryClient, mondayOf(day)),
  })
}

/** Removes an activity from the week at once, and restores it when the server refuses. */
export function useUnplanActivity() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (entry: PlanInput) => unplanActivityFn({ data: entry }),
    onMutate: async (entry) => {
      const { queryKey } = weekQuery(mondayOf(entry.day))
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (week) => week?.filter((it) => !isSameEntry(it, entry)))
      return () => queryClient.setQueryData(queryKey, before)
    },
    onError: (error, _entry, rollback) => {
      rollback?.()
      notify.error(parseError(error).sentence)
    },
    onSettled: (_answer, _error, { day }) => refreshWeek(queryClient, mondayOf(day)),
  })
}

/** Copies a week into another, both named by their Monday; returns what was added. */
export function useCopyWeek() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (weeks: { from: string; to: string }) => copyWeekFn({ data: weeks }),
    onSettled: (_answer, _error, { to }) => refreshWeek(queryClient, to),
  })
}
