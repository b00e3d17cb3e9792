import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { QUERIES } from '#app/lib/constants.ts'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import {
  closeSectionReportFn,
  exportSheetUseFn,
  getGeneratorHealthFn,
  getSectionReportsFn,
  getSheetUseFn,
  refreshFiguresFn,
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
export const sectionReportsQuery = (input: SectionReportsInput) => ({
  ...serverQuery(KEY, getSectionReportsFn, input),
  placeholderData: keepPreviousData,
})

/** Reports a section of this activity to the superadmin. */
export function useReportSection(activityId: string) {
  return useMutation({
    mutationFn: (report: SectionReportForm) => reportSectionFn({ data: { activityId, ...report } }),
  })
}

/** Closes a report, or opens it again; the lists of reports are refetched. */
export const useCloseSectionReport = () =>
  useChange((input: CloseSectionReportInput) => closeSectionReportFn({ data: input }), KEY)

const SHEET_USE = ['activities', 'sheet-use'] as const
const HEALTH = ['activities', 'generator-health'] as const

/** One page of the sheets of the bank with what has become of each, for the superadmin. */
export const sheetUseQuery = (input: SheetUseInput) => ({
  ...serverQuery(SHEET_USE, getSheetUseFn, input),
  staleTime: QUERIES.freshTime,
})

/** The same list as a CSV file. */
export const exportSheetUse = (filters: SheetUseFilters) => exportSheetUseFn({ data: filters })

/** What becomes of what each version of the generator makes, for the superadmin. */
export const generatorHealthQuery = () => serverQuery(HEALTH, getGeneratorHealthFn)

/** Counts the figures of both pages now. */
export const useRefreshFigures = () => useChange(() => refreshFiguresFn(), SHEET_USE, HEALTH)
