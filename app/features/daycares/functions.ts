import { AppError } from '#app/server/errors.ts'
import { adminFn, authedFn, daycareFn, managerFn, managerOrAdminFn, onboardingFn } from '#app/server/fn.ts'
import { clientInfo, requestContext } from '#app/server/session/client-info.server.ts'
import { clearSessionCache, currentSession } from '#app/server/session/session.server.ts'
import { exportDaycare } from './manage/export-daycare.server.ts'
import {
  deleteDaycare,
  getAnyDaycare,
  getDaycare,
  getDeletedDaycares,
  restoreDaycare,
  updateDaycare,
  updateMaxTeachers,
} from './manage/manage-daycare.server.ts'
import {
  AddDaycareInput,
  DaycareInput,
  DeleteDaycareInput,
  MaxTeachersInput,
  SelectDaycareInput,
  UpdateDaycareInput,
} from './schema.ts'
import { createDaycare, getProposedDaycares, updateSelectedDaycare } from './server.ts'

export const createDaycareFn = managerOrAdminFn({ method: 'POST' })
  .validator(AddDaycareInput)
  .handler(({ data, context }) => createDaycare(context.session.user, data, clientInfo()))

/** The selected daycare, as its manager edits it. */
export const getDaycareFn = managerFn({ method: 'GET' }).handler(({ context }) => getDaycare(context.scope))

/** Any daycare, as the superadmin edits it. */
export const getAnyDaycareFn = adminFn({ method: 'GET' })
  .validator(DaycareInput)
  .handler(({ data, context }) => getAnyDaycare(context.scope, data.daycareId))

/** For its managers and superadmins. */
export const updateDaycareFn = daycareFn({ method: 'POST' })
  .validator(UpdateDaycareInput)
  .handler(({ data, context }) => updateDaycare(context.session.user, data, clientInfo()))

/** For its managers and superadmins, after a recent proof of identity. */
export const deleteDaycareFn = daycareFn({ method: 'POST' })
  .validator(DeleteDaycareInput)
  .handler(({ data, context }) => deleteDaycare(context.session, data, requestContext()))

export const getDeletedDaycaresFn = managerFn({ method: 'GET' }).handler(({ context }) =>
  getDeletedDaycares(context.session.user),
)

export const restoreDaycareFn = managerFn({ method: 'POST' })
  .validator(DaycareInput)
  .handler(({ data, context }) => restoreDaycare(context.session.user, data.daycareId, clientInfo()))

/** Any daycare, for the superadmin. */
export const restoreAnyDaycareFn = adminFn({ method: 'POST' })
  .validator(DaycareInput)
  .handler(({ data, context }) => restoreDaycare(context.session.user, data.daycareId, clientInfo()))

export const updateMaxTeachersFn = adminFn({ method: 'POST' })
  .validator(MaxTeachersInput)
  .handler(({ data, context }) => updateMaxTeachers(context.scope, data, clientInfo()))

/** A JSON file, streamed. POST, since it writes in the audit log. */
export const exportDaycareFn = managerFn({ method: 'POST' }).handler(
  async ({ context }) =>
    new Response(await exportDaycare(context.scope, clientInfo()), {
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    }),
)

export const getManagerDaycaresFn = managerFn({ method: 'GET' }).handler(({ context }) => context.session.daycares)

export const getTeacherDaycareFn = onboardingFn({ method: 'GET' }).handler(({ context }) => {
  if (context.session.user.role !== 'TEACHER') throw new AppError('FORBIDDEN')
  return context.session.daycares
})

export const getDaycaresFn = adminFn({ method: 'GET' }).handler(({ context }) => getProposedDaycares(context.scope))

export const updateSelectedDaycareFn = authedFn({ method: 'POST' })
  .validator(SelectDaycareInput)
  .handler(async ({ data, context }) => {
    await updateSelectedDaycare(context.session.user, data.daycareId, clientInfo())
    clearSessionCache()
    return (await currentSession())?.user ?? null
  })
