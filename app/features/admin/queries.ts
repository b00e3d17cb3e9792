import { QUERIES } from '#app/lib/constants.ts'
import { serverQuery } from '#app/lib/queries.ts'
import { getDaycaresFn, getOverviewFn } from './functions.ts'
import type { DaycaresInput } from './schema.ts'

/** The dashboard of the superadmin. */
export const overviewQuery = () => ({
  ...serverQuery(['administration', 'overview'], getOverviewFn),
  staleTime: QUERIES.freshTime,
})

/** One page of the daycares, for the superadmin. */
export const adminDaycaresQuery = (input: DaycaresInput) => ({
  ...serverQuery(['administration', 'daycares'], getDaycaresFn, input),
  staleTime: QUERIES.freshTime,
})
