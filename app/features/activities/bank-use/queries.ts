import { queryOptions, useMutation } from '@tanstack/react-query'
import { exportSheetUseFn, getSheetUseFn } from './functions.ts'
import type { SheetUseFilters, SheetUseInput } from './schema.ts'

/** One page of the sheets of the bank with what has become of each, for the superadmin. */
export const sheetUseQuery = (input: SheetUseInput) =>
  queryOptions({
    queryKey: ['activities', 'sheet-use', input],
    queryFn: ({ signal }) => getSheetUseFn({ data: input, signal }),
    staleTime: 0,
  })

/** The same list as a CSV file. */
export function useExportSheetUse() {
  return useMutation({ mutationFn: (filters: SheetUseFilters) => exportSheetUseFn({ data: filters }) })
}
