import { useQueryClient } from '@tanstack/react-query'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import { createDaycareFn, getAnyDaycareFn, restoreAnyDaycareFn, updateMaxTeachersFn } from '../functions.ts'
import type { AddDaycareInput, MaxTeachersInput } from '../schema.ts'

/** One daycare to edit, never cached: somebody else may have changed it. */
export const anyDaycareQuery = (daycareId: string) => ({
  ...serverQuery(['daycares', 'any'], getAnyDaycareFn, { daycareId }),
  staleTime: 0,
  gcTime: 0,
})

/** Keys of the superadmin's lists and counts of daycares. */
const LISTS = [['administration'], ['daycares']]

/** Reads these lists and counts again. */
export function useRefreshDaycares() {
  const queryClient = useQueryClient()
  return () => Promise.all(LISTS.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

const useDaycareChange = <Input, Output>(change: (input: Input) => Promise<Output>) => useChange(change, ...LISTS)

export const useAddDaycare = () => useDaycareChange((data: AddDaycareInput) => createDaycareFn({ data }))
export const useRestoreAnyDaycare = () =>
  useDaycareChange((daycareId: string) => restoreAnyDaycareFn({ data: { daycareId } }))
export const useUpdateMaxTeachers = () => useDaycareChange((data: MaxTeachersInput) => updateMaxTeachersFn({ data }))
