import { serverQuery, useChange } from '#app/lib/queries.ts'
import { getOwnBalanceFn, getTeamBalanceFn, joinBalanceFn } from './functions.ts'

const OWN = ['team-balance', 'own']

/** What the team has planned or lived in the last counted weeks. */
export const teamBalanceQuery = () => serverQuery(['team-balance', 'team'], getTeamBalanceFn)

/** Whether her own activities count. */
export const ownBalanceQuery = () => serverQuery(OWN, getOwnBalanceFn)

export const useJoinBalance = () => useChange((joins: boolean) => joinBalanceFn({ data: { joins } }), OWN)
