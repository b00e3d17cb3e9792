import { getCurrentUser } from '#app/features/account/session/own-sessions.server.ts'
import { daycareFn, managerFn, verifiedDaycareFn } from '#app/server/fn.ts'
import { clearSessionCache } from '#app/server/session/session.server.ts'
import { getNextSteps, putNextStepsAway } from './next-steps.server.ts'
import { endWelcome, getOwnPath, getTeamPaths, putPathAway, savePath } from './path.server.ts'
import { PutAwayInput, SavePathInput } from './schema.ts'

export const getOwnPathFn = verifiedDaycareFn({ method: 'GET' }).handler(({ context }) => getOwnPath(context.scope))

export const savePathFn = verifiedDaycareFn({ method: 'POST' })
  .validator(SavePathInput)
  .handler(({ data, context }) => savePath(context.scope, data))

/** @returns the person as every page knows her now */
export const putPathAwayFn = verifiedDaycareFn({ method: 'POST' })
  .validator(PutAwayInput)
  .handler(async ({ data, context }) => {
    await putPathAway(context.scope, data.isPutAway)
    clearSessionCache()
    return getCurrentUser()
  })

export const getTeamPathsFn = managerFn({ method: 'GET' }).handler(({ context }) => getTeamPaths(context.scope))

export const getNextStepsFn = managerFn({ method: 'GET' }).handler(({ context }) => getNextSteps(context.scope))

export const putNextStepsAwayFn = managerFn({ method: 'POST' })
  .validator(PutAwayInput)
  .handler(async ({ data, context }) => {
    await putNextStepsAway(context.scope, data.isPutAway)
    return { isPutAway: data.isPutAway }
  })

/** @returns the person as every page knows her now */
export const endWelcomeFn = daycareFn({ method: 'POST' }).handler(async ({ context }) => {
  await endWelcome(context.scope)
  clearSessionCache()
  return getCurrentUser()
})
