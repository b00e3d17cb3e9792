import { daycareFn, verifiedDaycareFn } from '#app/server/fn.ts'
import { getDayNotes, saveDayNote } from './day-notes.server.ts'
import {
  CopyWeekInput,
  MoveInput,
  PlanInput,
  SaveDayNoteInput,
  UncopyWeekInput,
  type Week,
  WeekInput,
} from './schema.ts'
import { copyWeek, getWeek, moveActivity, planActivity, uncopyWeek, unplanActivity } from './server.ts'

/** « Ma semaine », with the materials of each activity and the notes of each day. */
export const getWeekFn = daycareFn({ method: 'GET' })
  .validator(WeekInput)
  .handler(async ({ data, context }): Promise<Week> => {
    const [activities, notes] = await Promise.all([getWeek(context.scope, data), getDayNotes(context.scope, data)])
    return { activities, notes }
  })

/** Writes the note of a day. */
export const saveDayNoteFn = verifiedDaycareFn({ method: 'POST' })
  .validator(SaveDayNoteInput)
  .handler(({ data, context }) => saveDayNote(context.scope, data))

/** Plans an activity for a part of a day. */
export const planActivityFn = daycareFn({ method: 'POST' })
  .validator(PlanInput)
  .handler(({ data, context }) => planActivity(context.scope, data))

/** Removes an activity from a part of a day. */
export const unplanActivityFn = daycareFn({ method: 'POST' })
  .validator(PlanInput)
  .handler(({ data, context }) => unplanActivity(context.scope, data))

/** Moves an activity to another part of a day. */
export const moveActivityFn = daycareFn({ method: 'POST' })
  .validator(MoveInput)
  .handler(({ data, context }) => moveActivity(context.scope, data))

/** Copies a week into another; returns what was added. */
export const copyWeekFn = daycareFn({ method: 'POST' })
  .validator(CopyWeekInput)
  .handler(({ data, context }) => copyWeek(context.scope, data))

/** Takes back what a copy has planned. */
export const uncopyWeekFn = daycareFn({ method: 'POST' })
  .validator(UncopyWeekInput)
  .handler(({ data, context }) => uncopyWeek(context.scope, data))
