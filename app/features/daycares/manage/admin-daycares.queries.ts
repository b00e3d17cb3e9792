import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createDaycareFn, getAnyDaycareFn, restoreAnyDaycareFn, updateMaxTeachersFn } from '../functions.ts'
import type { AddDaycareInput, MaxTeachersInput } from '../schema.ts'

// Apart from daycares.queries.ts, which every page loads.

/** One daycare to be edited, read each time: somebody else may have changed it. */
export const anyDaycareQuery = (daycareId: string) =>
  queryOptions({
    queryKey: ['daycares', 'any', daycareId],
    queryFn: ({ signal }) => getAnyDaycareFn({ data: { daycareId }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Reads the lists of the superadmin again. */
export function useRefreshDaycares() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['administration'] }),
      queryClient.invalidateQueries({ queryKey: ['daycares'] }),
    ])
}

/** An act of the superadmin on one daycare; the lists are read again whatever became of it. */
function useAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  return useMutation({ mutationFn, onSettled: useRefreshDaycares() })
}

export const useAddDaycare = () => useAct((data: AddDaycareInput) => createDaycareFn({ data }))
export const useRestoreAnyDaycare = () => useAct((daycareId: string) => restoreAnyDaycareFn({ data: { daycareId } }))
export const useUpdateMaxTeachers = () => useAct((data: MaxTeachersInput) => updateMaxTeachersFn({ data }))
