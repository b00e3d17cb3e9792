import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { QUERIES } from '#app/lib/constants.ts'
import {
  closeSectionReportFn,
  exportSheetUseFn,
  getSectionReportsFn,
  getSheetUseFn,
  reportSectionFn,
} from './functions.ts'
import type {
  CloseSectionReportInput,
  SectionReportForm,
  SectionReportsInput,
  SheetUseFilters,
  SheetUseInput,
} from './schema.ts'

const KEY = ['activities', 'section-reports'] as const

/** One page of the reports, for the superadmin; the former page stays while the next one loads. */
export const sectionReportsQuery = (input: SectionReportsInput) =>
  queryOptions({
    queryKey: [...KEY, input],
    queryFn: ({ signal }) => getSectionReportsFn({ data: input, signal }),
    placeholderData: keepPreviousData,
  })

/** Reports a section of this activity to the superadmin. */
export function useReportSection(activityId: string) {
  return useMutation({
    mutationFn: (report: SectionReportForm) => reportSectionFn({ data: { activityId, ...report } }),
  })
}

/** Closes a report, or opens it again; the lists of reports are refetched. */
export function useCloseSectionReport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: CloseSectionReportInput) => closeSectionReportFn({ data: input }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  })
}

/** One page of the sheets of the bank with what has become of each, for the superadmin. */
export const sheetUseQuery = (input: SheetUseInput) =>
  queryOptions({
    queryKey: ['activities', 'sheet-use', input],
    queryFn: ({ signal }) => getSheetUseFn({ data: input, signal }),
    staleTime: QUERIES.freshTime,
  })

/** The same list as a CSV file. */
export function useExportSheetUse() {
  return useMutation({ mutationFn: (filters: SheetUseFilters) => exportSheetUseFn({ data: filters }) })
}
