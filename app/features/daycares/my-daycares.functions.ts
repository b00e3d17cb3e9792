import { AppError } from '#app/server/errors.ts'
import { adminFn, authedFn, managerFn, onboardingFn } from '#app/server/fn.ts'
import { clientInfo } from '#app/server/session/client-info.server.ts'
import { currentSession, forgetSession } from '#app/server/session/session.server.ts'
import { SelectDaycareInput } from './schema.ts'
import { getOwnDaycares, getProposedDaycares, updateSelectedDaycare } from './server.ts'

// Apart from daycares.functions.ts: guards of routes call these before any page, and only these.
export const getManagerDaycaresFn = managerFn({ method: 'GET' }).handler(({ context }) =>
  getOwnDaycares(context.session.user),
)

export const getTeacherDaycareFn = onboardingFn({ method: 'GET' }).handler(({ context }) => {
  if (context.session.user.role !== 'TEACHER') throw new AppError('FORBIDDEN')
  return getOwnDaycares(context.session.user)
})

export const getDaycaresFn = adminFn({ method: 'GET' }).handler(({ context }) => getProposedDaycares(context.scope))

export const updateSelectedDaycareFn = authedFn({ method: 'POST' })
  .validator(SelectDaycareInput)
  .handler(async ({ data, context }) => {
    await updateSelectedDaycare(context.session.user, data.daycareId, clientInfo())
    forgetSession()
    return (await currentSession())?.user ?? null
  })
