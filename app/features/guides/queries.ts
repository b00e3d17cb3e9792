import { queryOptions } from '@tanstack/react-query'
import {
  getCalendarNotesFn,
  getPackingListFn,
  getPlacesFn,
  getReflectionsFn,
  getSmallStepFn,
  searchFn,
} from './functions.ts'

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
