import type { AgeGroup } from '#app/domain/enums.ts'
import { serverQuery } from '#app/lib/queries.ts'
import { getFirstActivityFn, getPlannedDayFn } from './functions.ts'

export type PlannedDay = Awaited<ReturnType<typeof getPlannedDayFn>>

/** What is planned today; read anew with the weeks, under whose key it is. */
export const plannedDayQuery = () => serverQuery(['activities', 'week', 'day'], getPlannedDayFn)

/** An activity to begin with, for these ages. */
export const firstActivityQuery = (ageGroups: readonly AgeGroup[]) =>
  serverQuery(['activities', 'first'], getFirstActivityFn, { ageGroups: [...ageGroups] })
