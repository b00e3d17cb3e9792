import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteDaycareFn, getAnyDaycareFn, restoreAnyDaycareFn, updateMaxTeachersFn } from '../functions.ts'
import type { DeleteDaycareInput, MaxTeachersInput } from '../schema.ts'

// Apart from daycares.queries.ts, which every page loads.

/** One daycare to be edited, read each time: somebody else may have changed it. */
export const anyDaycareQuery = (daycareId: string) =>
  queryOptions({
    queryKey: ['daycares', 'any', daycareId],
    queryFn: ({ signal }) => getAnyDaycareFn({ data: { daycareId }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** An act of the superadmin on one daycare; the lists are read again whatever became of it. */
function useAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['administration'] }),
        queryClient.invalidateQueries({ queryKey: ['daycares'] }),
      ]),
  })
}

export const useDeleteAnyDaycare = () => useAct((data: DeleteDaycareInput) => deleteDaycareFn({ data }))
export const useRestoreAnyDaycare = () => useAct((daycareId: string) => restoreAnyDaycareFn({ data: { daycareId } }))
export const useUpdateMaxTeachers = () => useAct((data: MaxTeachersInput) => updateMaxTeachersFn({ data }))
