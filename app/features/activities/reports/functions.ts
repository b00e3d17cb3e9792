import { adminFn, daycareFn } from '#app/server/fn.ts'
import { CloseSectionReportInput, ReportSectionInput, SectionReportsInput } from './schema.ts'
import { closeSectionReport, getSectionReports, reportSection } from './server.ts'

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
