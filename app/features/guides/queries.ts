import { serverQuery } from '#app/lib/queries.ts'
import {
  getCalendarNotesFn,
  getPackingListFn,
  getPlacesFn,
  getReflectionsFn,
  getSmallStepFn,
  searchFn,
} from './functions.ts'

export const reflectionsQuery = () => serverQuery(['guides', 'reflections'], getReflectionsFn)
export const smallStepQuery = () => serverQuery(['guides', 'small-step'], getSmallStepFn)
export const calendarNotesQuery = () => serverQuery(['guides', 'calendar'], getCalendarNotesFn)
export const packingListQuery = () => serverQuery(['guides', 'packing'], getPackingListFn)
export const placesQuery = () => serverQuery(['guides', 'places'], getPlacesFn)
export const searchQuery = (text: string) => ({
  ...serverQuery(['guides', 'search'], searchFn, { text }),
  retry: false,
})
