import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { keepAgain } from '#app/lib/offline/offline-pages.ts'
import { serverQuery } from '#app/lib/queries.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import {
  copyWeekFn,
  getWeekFn,
  moveActivityFn,
  planActivityFn,
  saveDayNoteFn,
  uncopyWeekFn,
  unplanActivityFn,
} from './functions.ts'
import type { CopyWeekInput, MoveInput, PlanInput, UncopyWeekInput } from './schema.ts'
import { mondayOf } from './week-days.ts'

const WEEKS = ['activities', 'week'] as const

/** The plan of the person from this Monday (« 2026-11-23 ») to Friday. */
export const weekQuery = (monday: string) => serverQuery(WEEKS, getWeekFn, { monday })

/** Reads anew all that is made of the plan, and has the device keep it so for the time without connection. */
function refreshWeeks(queryClient: QueryClient): Promise<void> {
  keepAgain()
  return queryClient.invalidateQueries({ queryKey: WEEKS })
}

/** A change after which the weeks are read anew, also when it is refused. */
function useWeekChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => refreshWeeks(queryClient) })
}

const isSameEntry = (a: PlanInput, b: PlanInput) =>
  a.activityId === b.activityId && a.day === b.day && a.slot === b.slot

/** Plans an activity. Not optimistic: the grid also needs its materials, which only the server has. */
export const usePlanActivity = () => useWeekChange((entry: PlanInput) => planActivityFn({ data: entry }))

/** Removes an activity from the week at once, and restores it when the server refuses. */
export function useUnplanActivity() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (entry: PlanInput) => unplanActivityFn({ data: entry }),
    onMutate: async (entry) => {
      const { queryKey } = weekQuery(mondayOf(entry.day))
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(
        queryKey,
        (week) => week && { ...week, activities: week.activities.filter((it) => !isSameEntry(it, entry)) },
      )
      return () => queryClient.setQueryData(queryKey, before)
    },
    onError: (error, _entry, rollback) => {
      rollback?.()
      notify.failure(error)
    },
    onSettled: () => refreshWeeks(queryClient),
  })
}

/** Copies a week into another, both named by their Monday; returns what was added. */
export const useCopyWeek = () => useWeekChange((weeks: CopyWeekInput) => copyWeekFn({ data: weeks }))

/** Takes back what a copy has planned. */
export const useUncopyWeek = () => useWeekChange((copy: UncopyWeekInput) => uncopyWeekFn({ data: copy }))

/** Moves an activity to another part of a day, in one request: a refusal leaves it where it was. */
export const useMove = () => useWeekChange((move: MoveInput) => moveActivityFn({ data: move }))

/** Sends the note of a day, and reads it again after a conflict. */
export function useDayNote(day: string) {
  const queryClient = useQueryClient()
  const query = weekQuery(mondayOf(day))
  const send = async (text: string, seen: number | null) => {
    const saved = await saveDayNoteFn({ data: { day, text, seen } })
    queryClient.setQueryData(
      query.queryKey,
      (week) =>
        week && { ...week, notes: [...week.notes.filter((note) => note.day !== day), ...(saved ? [saved] : [])] },
    )
    // What she leaves for the day says it too.
    void queryClient.invalidateQueries({ queryKey: WEEKS, refetchType: 'none' })
    keepAgain()
    return saved
  }
  const read = async () => {
    const { notes } = await queryClient.query({ ...query, staleTime: 0 })
    return notes.find((note) => note.day === day)
  }
  return { send, read }
}
