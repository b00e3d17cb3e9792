import { serverQuery } from '#app/lib/queries.ts'
import { daycareFn } from '#app/server/fn.ts'
import { getPlannedDay } from './day.server.ts'

/** What is planned today. Apart from « Ma semaine », whose page has more to load. */
export const getPlannedDayFn = daycareFn({ method: 'GET' }).handler(({ context }) => getPlannedDay(context.scope))

export type PlannedDay = Awaited<ReturnType<typeof getPlannedDayFn>>

/** What is planned today; read anew with the weeks, under whose key it is. */
export const plannedDayQuery = () => serverQuery(['activities', 'week', 'day'], getPlannedDayFn)
