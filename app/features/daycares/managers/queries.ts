import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
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

const all = ['managers'] as const

export const currentManagerQuery = () =>
  queryOptions({ queryKey: ['managers', 'current'], queryFn: ({ signal }) => getCurrentManagerFn({ signal }) })

/** One page of the managers, for the superadmin. */
export const presetManagersQuery = (input: ManagersInput) =>
  queryOptions({
    queryKey: ['managers', 'preset', input],
    queryFn: ({ signal }) => getPresetManagersFn({ data: input, signal }),
    staleTime: 0,
  })

/** Daycares whose name holds this text. */
export const foundDaycaresQuery = (search: string) =>
  queryOptions({
    queryKey: ['managers', 'daycares', search],
    queryFn: ({ signal }) => findDaycaresFn({ data: { search }, signal }),
  })

/** An act on a manager; the lists are read again whatever became of it, and so is whatever counts daycares. */
function useAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: all }),
        queryClient.invalidateQueries({ queryKey: ['administration'] }),
      ]),
  })
}

export const useCreateManager = () => useAct((data: CreateManagerInput) => createManagerFn({ data }))
export const useInitialiseManager = () => useAct((data: InitialiseManagerInput) => initialiseManagerFn({ data }))
export const useUpdateManager = () => useAct((data: UpdateManagerInput) => updateManagerFn({ data }))
export const useDeleteManager = () => useAct((data: DeleteManagerInput) => deleteManagerFn({ data }))
export const useRestoreManager = () => useAct((managerId: string) => restoreManagerFn({ data: { managerId } }))
