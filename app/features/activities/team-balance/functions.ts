import { calendarDay } from '#app/lib/dates/dates.ts'
import { daycareFn, verifiedDaycareFn } from '#app/server/fn.ts'
import { JoinBalanceInput } from './schema.ts'
import { getOwnBalance, getTeamBalance, joinBalance } from './team-balance.server.ts'

export const getTeamBalanceFn = daycareFn({ method: 'GET' }).handler(({ context }) =>
  getTeamBalance(context.scope, calendarDay()),
)

export const getOwnBalanceFn = verifiedDaycareFn({ method: 'GET' }).handler(({ context }) =>
  getOwnBalance(context.scope),
)

export const joinBalanceFn = verifiedDaycareFn({ method: 'POST' })
  .validator(JoinBalanceInput)
  .handler(({ data, context }) => joinBalance(context.scope, data, calendarDay()))
