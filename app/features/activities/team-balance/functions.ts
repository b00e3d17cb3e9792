import { calendarDay } from '#app/lib/dates/dates.ts'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import { daycareFn, managerFn, verifiedDaycareFn } from '#app/server/fn.ts'
import { clientInfo } from '#app/server/session/client-info.server.ts'
import { SaveWeatherPolicyInput } from '../day/weather/schema.ts'
import { getWeatherPolicy, saveWeatherPolicy } from '../day/weather/weather-policy.server.ts'
import { JoinBalanceInput } from './schema.ts'
import { getOwnBalance, getTeamBalance, joinBalance } from './team-balance.server.ts'

/* What a team shares: its balance, and its policy on the weather. */

export const getTeamBalanceFn = daycareFn({ method: 'GET' }).handler(({ context }) =>
  getTeamBalance(context.scope, calendarDay()),
)

export const getOwnBalanceFn = verifiedDaycareFn({ method: 'GET' }).handler(({ context }) =>
  getOwnBalance(context.scope),
)

export const joinBalanceFn = verifiedDaycareFn({ method: 'POST' })
  .validator(JoinBalanceInput)
  .handler(({ data, context }) => joinBalance(context.scope, data, calendarDay()))

/**
 * What the daycare has decided about the weather. Today's values are compared with it in the browser, and never sent. Apart
 * from what is planned today, which the first page of everybody loads.
 */
export const getWeatherPolicyFn = daycareFn({ method: 'GET' }).handler(({ context }) => getWeatherPolicy(context.scope))

/** Writes what the daycare has decided. */
export const saveWeatherPolicyFn = managerFn({ method: 'POST' })
  .validator(SaveWeatherPolicyInput)
  .handler(({ data, context }) => saveWeatherPolicy(context.scope, data, clientInfo()))

const OWN = ['team-balance', 'own']

/** What the team has planned or lived in the last counted weeks. */
export const teamBalanceQuery = () => serverQuery(['team-balance', 'team'], getTeamBalanceFn)

/** Whether her own activities count. */
export const ownBalanceQuery = () => serverQuery(OWN, getOwnBalanceFn)

export const useJoinBalance = () => useChange((joins: boolean) => joinBalanceFn({ data: { joins } }), OWN)
