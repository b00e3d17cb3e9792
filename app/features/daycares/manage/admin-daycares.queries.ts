import { useMutation, useQueryClient } from '@tanstack/react-query'
import { serverQuery } from '#app/lib/queries.ts'
import { createDaycareFn, getAnyDaycareFn, restoreAnyDaycareFn, updateMaxTeachersFn } from '../functions.ts'
import type { AddDaycareInput, MaxTeachersInput } from '../schema.ts'

/** One daycare to edit, never cached: somebody else may have changed it. */
export const anyDaycareQuery = (daycareId: string) => ({
  ...serverQuery(['daycares', 'any'], getAnyDaycareFn, { daycareId }),
  staleTime: 0,
  gcTime: 0,
})

/** Reads the superadmin's lists and counts of daycares again. */
export function useRefreshDaycares() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['administration'] }),
      queryClient.invalidateQueries({ queryKey: ['daycares'] }),
    ])
}

/** A change by the superadmin. Succeeded or not, the lists of daycares are read again. */
function useDaycareMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  return useMutation({ mutationFn, onSettled: useRefreshDaycares() })
}

export const useAddDaycare = () => useDaycareMutation((data: AddDaycareInput) => createDaycareFn({ data }))
export const useRestoreAnyDaycare = () =>
  useDaycareMutation((daycareId: string) => restoreAnyDaycareFn({ data: { daycareId } }))
export const useUpdateMaxTeachers = () => useDaycareMutation((data: MaxTeachersInput) => updateMaxTeachersFn({ data }))
