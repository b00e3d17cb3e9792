import { adminFn, daycareFn } from '#app/server/fn.ts'
import { countFiguresNow } from './figures.server.ts'
import {
  CloseSectionReportInput,
  ReportSectionInput,
  SectionReportsInput,
  SheetUseFilters,
  SheetUseInput,
} from './schema.ts'
import { closeSectionReport, getSectionReports, reportSection } from './server.ts'
import { exportSheetUse, getGeneratorHealth, getSheetUse } from './sheet-use.server.ts'

/** « Signaler »: reports a section of a sheet. */
export const reportSectionFn = daycareFn({ method: 'POST' })
  .validator(ReportSectionInput)
  .handler(({ data, context }) => reportSection(context.scope, data))

/** The reports of all daycares, open or closed. */
export const getSectionReportsFn = adminFn({ method: 'GET' })
  .validator(SectionReportsInput)
  .handler(({ data, context }) => getSectionReports(context.scope, data))

/** Closes a report, or opens it again. */
export const closeSectionReportFn = adminFn({ method: 'POST' })
  .validator(CloseSectionReportInput)
  .handler(({ data, context }) => closeSectionReport(context.scope, data))

/** The sheets of the bank with what has become of each, over all daycares. */
export const getSheetUseFn = adminFn({ method: 'GET' })
  .validator(SheetUseInput)
  .handler(({ data, context }) => getSheetUse(context.scope, data))

/** The same list as a CSV file. */
export const exportSheetUseFn = adminFn({ method: 'POST' })
  .validator(SheetUseFilters)
  .handler(({ data, context }) => exportSheetUse(context.scope, data))

/** What becomes of what each version of the generator makes. */
export const getGeneratorHealthFn = adminFn({ method: 'GET' }).handler(({ context }) =>
  getGeneratorHealth(context.scope),
)

/** Counts these figures now. */
export const refreshFiguresFn = adminFn({ method: 'POST' }).handler(() => countFiguresNow())
