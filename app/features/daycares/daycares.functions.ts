import { clientInfo } from '#app/server/client-info.server.ts'
import { AppError } from '#app/server/errors.ts'
import { adminFn, authedFn, managerFn, onboardingFn } from '#app/server/fn.ts'
import { currentSession, forgetSession } from '#app/server/session.server.ts'
import { CreateDaycareInput, SelectDaycareInput } from './daycares.schema.ts'
import { createDaycare, getAllDaycares, getOwnDaycares, updateSelectedDaycare } from './daycares.server.ts'

export const getManagerDaycaresFn = managerFn({ method: 'GET' }).handler(({ context }) =>
  getOwnDaycares(context.session.user),
)

export const getTeacherDaycareFn = onboardingFn({ method: 'GET' }).handler(({ context }) => {
  if (context.session.user.role !== 'TEACHER') throw new AppError('FORBIDDEN')
  return getOwnDaycares(context.session.user)
})

export const getDaycaresFn = adminFn({ method: 'GET' }).handler(() => getAllDaycares())

export const createDaycareFn = managerFn({ method: 'POST' })
  .validator(CreateDaycareInput)
  .handler(({ data, context }) => createDaycare(context.session.user, data, clientInfo()))

export const updateSelectedDaycareFn = authedFn({ method: 'POST' })
  .validator(SelectDaycareInput)
  .handler(async ({ data, context }) => {
    await updateSelectedDaycare(context.session.user, data.daycareId)
    forgetSession()
    return (await currentSession())?.user ?? null
  })
