import { daycareFn, verifiedDaycareFn } from '#app/server/fn.ts'
import { getPackingList, savePackingList } from './backpack/server.ts'
import { getMonthIdea } from './calendar/month-idea.server.ts'
import { addPlace, getPlaces, removePlace } from './continuum/server.ts'
import { getCalendarNotes, saveMonthNote, shareMonthNote } from './notes/own-notes.server.ts'
import {
  AddPlaceInput,
  PlaceInput,
  SaveMonthNoteInput,
  SavePackingListInput,
  SaveReflectionInput,
  SaveSmallStepInput,
  SearchInput,
  ShareMonthNoteInput,
} from './schema.ts'
import { searchDatabase } from './search/server.ts'
import { getReflections, getSmallStep, saveReflection, saveSmallStep } from './self-assessment/server.ts'

export const getReflectionsFn = verifiedDaycareFn({ method: 'GET' }).handler(({ context }) =>
  getReflections(context.scope),
)

export const saveReflectionFn = verifiedDaycareFn({ method: 'POST' })
  .validator(SaveReflectionInput)
  .handler(({ data, context }) => saveReflection(context.scope, data))

export const getSmallStepFn = verifiedDaycareFn({ method: 'GET' }).handler(({ context }) => getSmallStep(context.scope))

export const saveSmallStepFn = verifiedDaycareFn({ method: 'POST' })
  .validator(SaveSmallStepInput)
  .handler(({ data, context }) => saveSmallStep(context.scope, data))

export const getCalendarNotesFn = verifiedDaycareFn({ method: 'GET' }).handler(({ context }) =>
  getCalendarNotes(context.scope),
)

export const saveMonthNoteFn = verifiedDaycareFn({ method: 'POST' })
  .validator(SaveMonthNoteInput)
  .handler(({ data, context }) => saveMonthNote(context.scope, data))

export const shareMonthNoteFn = verifiedDaycareFn({ method: 'POST' })
  .validator(ShareMonthNoteInput)
  .handler(({ data, context }) => shareMonthNote(context.scope, data))

export const getMonthIdeaFn = daycareFn({ method: 'GET' }).handler(() => getMonthIdea())

export const getPackingListFn = daycareFn({ method: 'GET' }).handler(({ context }) => getPackingList(context.scope))

export const savePackingListFn = daycareFn({ method: 'POST' })
  .validator(SavePackingListInput)
  .handler(({ data, context }) => savePackingList(context.scope, data))

export const getPlacesFn = daycareFn({ method: 'GET' }).handler(({ context }) => getPlaces(context.scope))

export const addPlaceFn = daycareFn({ method: 'POST' })
  .validator(AddPlaceInput)
  .handler(({ data, context }) => addPlace(context.scope, data))

export const removePlaceFn = daycareFn({ method: 'POST' })
  .validator(PlaceInput)
  .handler(({ data, context }) => removePlace(context.scope, data.id))

export const searchFn = daycareFn({ method: 'GET' })
  .validator(SearchInput)
  .handler(({ data, context }) => searchDatabase(context.scope, data.text))
