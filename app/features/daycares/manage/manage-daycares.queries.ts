import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { serverQuery } from '#app/lib/queries.ts'
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

export function useUpdateDaycare() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (data: UpdateDaycareInput) => updateDaycareFn({ data }),
    // Its name is in the frame of every page.
    onSuccess: async () => {
      await queryClient.invalidateQueries()
      await router.invalidate()
    },
  })
}

export const useDeleteDaycare = () =>
  useMutation({ mutationFn: (data: DeleteDaycareInput) => deleteDaycareFn({ data }) })

export function useRestoreDaycare() {
  const refresh = useRefreshAfterDaycareChange()
  return useMutation({
    mutationFn: (daycareId: string) => restoreDaycareFn({ data: { daycareId } }),
    onSuccess: refresh,
  })
}

/** @returns the JSON file of the selected daycare */
export function useExportDaycare() {
  return useMutation({ mutationFn: async () => (await exportDaycareFn()).blob() })
}
