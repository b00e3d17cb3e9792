import type * as z from 'zod/mini'
import { removeSecondFactorOf } from '#app/features/account/second-factor/server.ts'
import { QUERIES } from '#app/lib/constants.ts'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import { adminFn, managerFn, verifiedFn } from '#app/server/fn.ts'
import { clientInfo, publicOrigin, requestContext } from '#app/server/session/client-info.server.ts'
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

export const currentManagerQuery = () => serverQuery(['managers', 'current'], getCurrentManagerFn)

/** One page of the managers, for the superadmin. */
export const presetManagersQuery = (input: ManagersInput) => ({
  ...serverQuery(['managers', 'preset'], getPresetManagersFn, input),
  staleTime: QUERIES.freshTime,
})

/** Daycares whose name holds this text. */
export const foundDaycaresQuery = (search: string) => serverQuery(['managers', 'daycares'], findDaycaresFn, { search })

/** A change to a manager: the lists of managers and the counts of daycares are read again. */
const useManagerChange = <Input, Output>(change: (input: Input) => Promise<Output>) =>
  useChange(change, ['managers'], ['administration'])

export const useCreateManager = () =>
  useManagerChange((data: z.input<typeof CreateManagerInput>) => createManagerFn({ data }))

/** Sends a manager a link. */
export const useSendManagerLink = () =>
  useManagerChange((managerId: string) => initialiseManagerFn({ data: { managerId, way: 'mail' } }))

/** Makes a one-time link for a manager, to be shown once. Her earlier links stop working. */
export const useManagerLink = () => {
  const { mutateAsync } = useManagerChange((managerId: string) =>
    initialiseManagerFn({ data: { managerId, way: 'show' } }),
  )
  return async (managerId: string) => {
    const { url, expiresAt } = await mutateAsync(managerId)
    if (!url || !expiresAt) throw new Error('A link to be shown has an address')
    return { url, expiresAt }
  }
}

export const useRemoveSecondFactor = () =>
  useManagerChange((managerId: string) => removeSecondFactorFn({ data: { managerId } }))
export const useUpdateManager = () => useManagerChange((data: UpdateManagerInput) => updateManagerFn({ data }))
export const useDeleteManager = () => useManagerChange((data: DeleteManagerInput) => deleteManagerFn({ data }))
export const useRestoreManager = () =>
  useManagerChange((managerId: string) => restoreManagerFn({ data: { managerId } }))
