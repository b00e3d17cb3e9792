import { adminFn } from '#app/server/fn.ts'
import { getDaycares } from './daycare-list.server.ts'
import { getOverview } from './overview.server.ts'
import { DaycaresInput } from './schema.ts'

export const getOverviewFn = adminFn({ method: 'GET' }).handler(({ context }) => getOverview(context.scope))

export const getDaycaresFn = adminFn({ method: 'GET' })
  .validator(DaycaresInput)
  .handler(({ data, context }) => getDaycares(context.scope, data))
