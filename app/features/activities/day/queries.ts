import { serverQuery } from '#app/lib/queries.ts'
import { getPlannedDayFn } from './functions.ts'

export type PlannedDay = Awaited<ReturnType<typeof getPlannedDayFn>>

/** What is planned today; read anew with the weeks, under whose key it is. */
export const plannedDayQuery = () => serverQuery(['activities', 'week', 'day'], getPlannedDayFn)
