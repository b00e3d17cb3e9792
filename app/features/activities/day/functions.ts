import { daycareFn } from '#app/server/fn.ts'
import { getPlannedDay } from './day.server.ts'

/** What is planned today. Apart from « Ma semaine », whose page has more to load. */
export const getPlannedDayFn = daycareFn({ method: 'GET' }).handler(({ context }) => getPlannedDay(context.scope))
