import { useMutation, useQueryClient } from '@tanstack/react-query'
import { serverQuery } from '#app/lib/queries.ts'
import type { ContinuumAxis } from '#content/guides/types.ts'
import {
  addPlaceFn,
  getCalendarNotesFn,
  getMonthIdeaFn,
  getPackingListFn,
  getPlacesFn,
  getReflectionsFn,
  getSmallStepFn,
  removePlaceFn,
  saveMonthNoteFn,
  searchFn,
  shareMonthNoteFn,
} from './functions.ts'

export const reflectionsQuery = () => serverQuery(['guides', 'reflections'], getReflectionsFn)
export const smallStepQuery = () => serverQuery(['guides', 'small-step'], getSmallStepFn)
export const calendarNotesQuery = () => serverQuery(['guides', 'calendar'], getCalendarNotesFn)
export const monthIdeaQuery = () => serverQuery(['guides', 'month-idea'], getMonthIdeaFn)
export const packingListQuery = () => serverQuery(['guides', 'packing'], getPackingListFn)
export const placesQuery = () => serverQuery(['guides', 'places'], getPlacesFn)
export const searchQuery = (text: string) => ({
  ...serverQuery(['guides', 'search'], searchFn, { text }),
  retry: false,
})

/** Sends the note of a month, and reads it again after a conflict. */
export function useMonthNote(month: number) {
  const queryClient = useQueryClient()
  const { queryKey } = calendarNotesQuery()
  const send = async (text: string, seen: number | null) => {
    const saved = await saveMonthNoteFn({ data: { month, text, seen } })
    queryClient.setQueryData(
      queryKey,
      (all) =>
        all && { ...all, notes: [...all.notes.filter((note) => note.month !== month), ...(saved ? [saved] : [])] },
    )
    return saved
  }
  const read = async () => {
    const { notes } = await queryClient.query({ ...calendarNotesQuery(), staleTime: 0 })
    return notes.find((note) => note.month === month)
  }
  return { send, read }
}

/** Shows the note of a month to the team, or to its author alone again. */
export function useShareMonthNote(month: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isShared: boolean) => shareMonthNoteFn({ data: { month, isShared } }),
    onSuccess: (_, isShared) =>
      queryClient.setQueryData(
        calendarNotesQuery().queryKey,
        (all) =>
          all && { ...all, notes: all.notes.map((note) => (note.month === month ? { ...note, isShared } : note)) },
      ),
  })
}

/** Says where the team stands, today. */
export function useAddPlace() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: { axis: ContinuumAxis; step: number }) => addPlaceFn({ data }),
    onSuccess: (added) => queryClient.setQueryData(placesQuery().queryKey, (all) => [added, ...(all ?? [])]),
  })
}

/** Takes back what was said. */
export function useRemovePlace() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => removePlaceFn({ data: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: placesQuery().queryKey }),
  })
}
