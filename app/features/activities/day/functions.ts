import { daycareFn } from '#app/server/fn.ts'
import { FirstActivityInput } from '../library/schema.ts'
import { getPlannedDay } from './day.server.ts'
import { getFirstActivity } from './first-activity.server.ts'

/** What is planned today. Apart from « Ma semaine », whose page has more to load. */
export const getPlannedDayFn = daycareFn({ method: 'GET' }).handler(({ context }) => getPlannedDay(context.scope))

/** Which activity she could begin with. */
export const getFirstActivityFn = daycareFn({ method: 'GET' })
  .validator(FirstActivityInput)
  .handler(({ data, context }) => getFirstActivity(context.scope, data.ageGroups))
