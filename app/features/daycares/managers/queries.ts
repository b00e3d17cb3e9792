import type * as z from 'zod/mini'
import { QUERIES } from '#app/lib/constants.ts'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import {
  createManagerFn,
  deleteManagerFn,
  findDaycaresFn,
  getCurrentManagerFn,
  getPresetManagersFn,
  initialiseManagerFn,
  removeSecondFactorFn,
  restoreManagerFn,
  updateManagerFn,
} from './functions.ts'
import type {
  CreateManagerInput,
  DeleteManagerInput,
  InitialiseManagerInput,
  ManagersInput,
  UpdateManagerInput,
} from './schema.ts'

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
export const useInitialiseManager = () =>
  useManagerChange((data: InitialiseManagerInput) => initialiseManagerFn({ data }))

/** Makes a one-time link for a manager, to be shown once. Her earlier links stop working. */
export function useManagerLink() {
  const { mutateAsync } = useInitialiseManager()
  return async (managerId: string) => {
    const { url, expiresAt } = await mutateAsync({ managerId, way: 'show' })
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
