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
  saveReflectionFn,
  saveSmallStepFn,
  searchFn,
} from './guides.functions.ts'
import type { SaveReflectionInput, SaveSmallStepInput } from './guides.schema.ts'

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

/** How the answer of one card is written, and read again when another tab was faster. */
export function useReflection(cardId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = reflectionsQuery()
  const send = async (answer: Omit<SaveReflectionInput, 'cardId' | 'seen'>, seen: number | null) => {
    const saved = await saveReflectionFn({ data: { ...answer, cardId, seen } })
    queryClient.setQueryData(queryKey, (all) => [
      ...(all ?? []).filter((one) => one.cardId !== cardId || one.round !== saved.round),
      saved,
    ])
    return saved
  }
  const read = async (round: number) => {
    const all = await queryClient.query({ ...reflectionsQuery(), staleTime: 0 })
    return all.find((one) => one.cardId === cardId && one.round === round)
  }
  return { send, read }
}

export function useSaveSmallStep() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: SaveSmallStepInput) => saveSmallStepFn({ data }),
    onSuccess: (saved) => queryClient.setQueryData(smallStepQuery().queryKey, saved),
    networkMode: 'always',
  })
}

/** How the note of a month is written, and read again when another tab was faster. */
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
