import { QUERIES } from '#app/lib/constants.ts'
import { serverQuery } from '#app/lib/queries.ts'
import { adminFn } from '#app/server/fn.ts'
import { getDaycares } from './daycare-list.server.ts'
import { getOverview } from './overview.server.ts'
import { DaycaresInput } from './schema.ts'

export const getOverviewFn = adminFn({ method: 'GET' }).handler(({ context }) => getOverview(context.scope))

export const getDaycaresFn = adminFn({ method: 'GET' })
  .validator(DaycaresInput)
  .handler(({ data, context }) => getDaycares(context.scope, data))

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
