import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { QUERIES } from '#app/lib/constants.ts'
import {
  createManagerFn,
  deleteManagerFn,
  findDaycaresFn,
  getCurrentManagerFn,
  getPresetManagersFn,
  initialiseManagerFn,
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

const MANAGERS_KEY = ['managers'] as const

export const currentManagerQuery = () =>
  queryOptions({ queryKey: ['managers', 'current'], queryFn: ({ signal }) => getCurrentManagerFn({ signal }) })

/** One page of the managers, for the superadmin. */
export const presetManagersQuery = (input: ManagersInput) =>
  queryOptions({
    queryKey: ['managers', 'preset', input],
    queryFn: ({ signal }) => getPresetManagersFn({ data: input, signal }),
    staleTime: QUERIES.freshTime,
  })

/** Daycares whose name holds this text. */
export const foundDaycaresQuery = (search: string) =>
  queryOptions({
    queryKey: ['managers', 'daycares', search],
    queryFn: ({ signal }) => findDaycaresFn({ data: { search }, signal }),
  })

/** A change to a manager. Succeeded or not, the lists of managers and the counts of daycares are read again. */
function useManagerMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: MANAGERS_KEY }),
        queryClient.invalidateQueries({ queryKey: ['administration'] }),
      ]),
  })
}

export const useCreateManager = () => useManagerMutation((data: CreateManagerInput) => createManagerFn({ data }))
export const useInitialiseManager = () =>
  useManagerMutation((data: InitialiseManagerInput) => initialiseManagerFn({ data }))
export const useUpdateManager = () => useManagerMutation((data: UpdateManagerInput) => updateManagerFn({ data }))
export const useDeleteManager = () => useManagerMutation((data: DeleteManagerInput) => deleteManagerFn({ data }))
export const useRestoreManager = () =>
  useManagerMutation((managerId: string) => restoreManagerFn({ data: { managerId } }))
