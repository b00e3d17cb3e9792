import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContinuumAxis } from '#content/guides/types.ts'
import {
  addPlaceFn,
  getCalendarNotesFn,
  getPackingListFn,
  getPlacesFn,
  getReflectionsFn,
  getSmallStepFn,
  removePlaceFn,
  saveMonthNoteFn,
  savePackingListFn,
  saveReflectionFn,
  saveSmallStepFn,
  searchFn,
} from './guides.functions.ts'
import type { PackingList, SaveMonthNoteInput, SaveReflectionInput, SaveSmallStepInput } from './guides.schema.ts'

const keys = {
  reflections: ['guides', 'reflections'],
  smallStep: ['guides', 'small-step'],
  calendar: ['guides', 'calendar'],
  packing: ['guides', 'packing'],
  places: ['guides', 'places'],
  search: ['guides', 'search'],
} as const

export const reflectionsQuery = () =>
  queryOptions({ queryKey: keys.reflections, queryFn: ({ signal }) => getReflectionsFn({ signal }) })

export const smallStepQuery = () =>
  queryOptions({ queryKey: keys.smallStep, queryFn: ({ signal }) => getSmallStepFn({ signal }) })

export const calendarNotesQuery = () =>
  queryOptions({ queryKey: keys.calendar, queryFn: ({ signal }) => getCalendarNotesFn({ signal }) })

export const packingListQuery = () =>
  queryOptions({ queryKey: keys.packing, queryFn: ({ signal }) => getPackingListFn({ signal }) })

export const placesQuery = () =>
  queryOptions({ queryKey: keys.places, queryFn: ({ signal }) => getPlacesFn({ signal }) })

export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: [...keys.search, text],
    queryFn: ({ signal }) => searchFn({ data: { text }, signal }),
    retry: false,
  })

export function useSaveReflection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: SaveReflectionInput) => saveReflectionFn({ data }),
    onSuccess: (saved) =>
      queryClient.setQueryData(reflectionsQuery().queryKey, (all) => [
        ...(all ?? []).filter(({ cardId, round }) => cardId !== saved.cardId || round !== saved.round),
        saved,
      ]),
    // One after the other: two presses in a row must not overtake each other.
    scope: { id: 'reflection' },
    networkMode: 'always',
  })
}

export function useSaveSmallStep() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: SaveSmallStepInput) => saveSmallStepFn({ data }),
    onSuccess: (saved) => queryClient.setQueryData(smallStepQuery().queryKey, saved),
    networkMode: 'always',
  })
}

export function useSaveMonthNote() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: SaveMonthNoteInput) => saveMonthNoteFn({ data }),
    onSuccess: (saved) =>
      queryClient.setQueryData(
        calendarNotesQuery().queryKey,
        (all) => all && { ...all, notes: [...all.notes.filter(({ month }) => month !== saved.month), saved] },
      ),
    networkMode: 'always',
  })
}

/** Ticks at once; what the server could not keep is sent with the next tick. */
export function useSavePackingList() {
  const queryClient = useQueryClient()
  const { queryKey } = packingListQuery()
  return useMutation({
    mutationFn: (data: PackingList) => savePackingListFn({ data }),
    onMutate: (list) => queryClient.setQueryData(queryKey, list),
    // One after the other, or an older list could arrive last.
    scope: { id: 'packing-list' },
    networkMode: 'always',
  })
}

export function useAddPlace() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: { axis: ContinuumAxis; step: number }) => addPlaceFn({ data }),
    onSuccess: (added) => queryClient.setQueryData(placesQuery().queryKey, (all) => [added, ...(all ?? [])]),
    networkMode: 'always',
  })
}

export function useRemovePlace() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => removePlaceFn({ data: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.places }),
    networkMode: 'always',
  })
}
