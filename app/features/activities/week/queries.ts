import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { keepAgain } from '#app/lib/offline/offline-pages.ts'
import { parseError } from '#app/lib/parse-error.ts'
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
import type { MoveInput, PlanInput, UncopyWeekInput } from './schema.ts'
import { mondayOf } from './week-days.ts'

const WEEKS = ['activities', 'week'] as const

/** The plan of the person from this Monday (« 2026-11-23 ») to Friday. */
export const weekQuery = (monday: string) => serverQuery([...WEEKS], getWeekFn, { monday })

/** After a change: reads the week anew, and has the device keep it so for the time without connection. */
function refreshWeek(queryClient: QueryClient, monday: string): Promise<void> {
  keepAgain()
  void queryClient.invalidateQueries({ queryKey: [...WEEKS, 'day'] })
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
      queryClient.setQueryData(
        queryKey,
        (week) => week && { ...week, activities: week.activities.filter((it) => !isSameEntry(it, entry)) },
      )
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

/** Takes back what a copy has planned. */
export function useUncopyWeek() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (copy: UncopyWeekInput) => uncopyWeekFn({ data: copy }),
    onSettled: (_answer, _error, { monday }) => refreshWeek(queryClient, monday),
  })
}

/** Moves an activity to another part of a day, in one request: a refusal leaves it where it was. */
export function useMove() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (move: MoveInput) => moveActivityFn({ data: move }),
    onSettled: (_answer, _error, { from, to }) => {
      const weeks = [...new Set([mondayOf(from.day), mondayOf(to.day)])]
      return Promise.all(weeks.map((monday) => refreshWeek(queryClient, monday)))
    },
  })
}

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
    keepAgain()
    return saved
  }
  const read = async () => {
    const { notes } = await queryClient.query({ ...query, staleTime: 0 })
    return notes.find((note) => note.day === day)
  }
  return { send, read }
}
