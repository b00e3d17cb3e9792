import { removeSecondFactorOf } from '#app/features/account/second-factor/server.ts'
import { adminFn, managerFn, verifiedFn } from '#app/server/fn.ts'
import { clientInfo, publicOrigin } from '#app/server/session/client-info.server.ts'
import { clearSessionCache } from '#app/server/session/session.server.ts'
import {
  createManager,
  deleteManager,
  initialiseManager,
  restoreManager,
  updateManager,
} from './edit-managers.server.ts'
import {
  CreateManagerInput,
  DeleteManagerInput,
  FindDaycaresInput,
  InitialiseManagerInput,
  ManagerInput,
  ManagersInput,
  UpdateManagerInput,
} from './schema.ts'
import { findDaycares, getCurrentManager, getPresetManagers } from './server.ts'

export const getCurrentManagerFn = managerFn({ method: 'GET' }).handler(({ context }) =>
  getCurrentManager(context.session),
)

export const getPresetManagersFn = adminFn({ method: 'GET' })
  .validator(ManagersInput)
  .handler(({ data, context }) => getPresetManagers(context.scope, data))

export const findDaycaresFn = adminFn({ method: 'GET' })
  .validator(FindDaycaresInput)
  .handler(({ data, context }) => findDaycares(context.scope, data.search))

const requestContext = () => ({ client: clientInfo(), origin: publicOrigin() })

export const createManagerFn = adminFn({ method: 'POST' })
  .validator(CreateManagerInput)
  .handler(({ data, context }) => createManager(context.scope, data, requestContext()))

export const initialiseManagerFn = adminFn({ method: 'POST' })
  .validator(InitialiseManagerInput)
  .handler(({ data, context }) => initialiseManager(context.scope, data, requestContext()))

export const updateManagerFn = verifiedFn({ method: 'POST' })
  .validator(UpdateManagerInput)
  .handler(async ({ data, context }) => {
    await updateManager(context.session, data, clientInfo())
    clearSessionCache()
    return { managerId: data.managerId }
  })

export const deleteManagerFn = adminFn({ method: 'POST' })
  .validator(DeleteManagerInput)
  .handler(async ({ data, context }) => {
    await deleteManager(context.session, data, clientInfo())
    return { managerId: data.managerId }
  })

export const removeSecondFactorFn = adminFn({ method: 'POST' })
  .validator(ManagerInput)
  .handler(async ({ data, context }) => {
    await removeSecondFactorOf(context.session, data.managerId, clientInfo(), publicOrigin())
    return { managerId: data.managerId }
  })

export const restoreManagerFn = adminFn({ method: 'POST' })
  .validator(ManagerInput)
  .handler(async ({ data, context }) => {
    await restoreManager(context.scope, data.managerId, clientInfo())
    return { managerId: data.managerId }
  })
