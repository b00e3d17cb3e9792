import { useMutation } from '@tanstack/react-query'
import { serverQuery, useRefreshEverything } from '#app/lib/queries.ts'
import {
  deleteDaycareFn,
  exportDaycareFn,
  getDaycareFn,
  getDeletedDaycaresFn,
  restoreDaycareFn,
  updateDaycareFn,
} from '../functions.ts'
import { useRefreshAfterDaycareChange } from '../queries.ts'
import type { DeleteDaycareInput, UpdateDaycareInput } from '../schema.ts'

/** The selected daycare, as its manager edits it. */
export const daycareQuery = () => serverQuery(['daycares', 'selected'], getDaycareFn)

/** Daycares of the signed-in manager that were deleted less than 30 days ago. */
export const deletedDaycaresQuery = () => serverQuery(['daycares', 'deleted'], getDeletedDaycaresFn)

export const useUpdateDaycare = () =>
  useMutation({
    mutationFn: (data: UpdateDaycareInput) => updateDaycareFn({ data }),
    onSuccess: useRefreshEverything(),
  })

export const useDeleteDaycare = () =>
  useMutation({ mutationFn: (data: DeleteDaycareInput) => deleteDaycareFn({ data }) })

export const useRestoreDaycare = () =>
  useMutation({
    mutationFn: (daycareId: string) => restoreDaycareFn({ data: { daycareId } }),
    onSuccess: useRefreshAfterDaycareChange(),
  })

/** @returns the JSON file of the selected daycare */
export function useExportDaycare() {
  return useMutation({ mutationFn: async () => (await exportDaycareFn()).blob() })
}
