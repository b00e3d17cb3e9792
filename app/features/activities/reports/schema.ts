import * as z from 'zod/mini'
import { type ActivitySheet, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import { sectionReportSentences as sentences } from '#content/pages/section-reports.ts'
import { PAGE_MAX } from './search-params.ts'

/** What can be wrong with a section. */
export const SECTION_REPORT_REASONS = ['INAPPROPRIATE', 'INACCURATE', 'TOO_HARD', 'TOO_EASY', 'OTHER'] as const
export type SectionReportReason = (typeof SECTION_REPORT_REASONS)[number]

/** Characters of the note of a report. */
export const REPORT_NOTE_MAX = 300
/** Reports per page of the superadmin's list. */
export const REPORTS_PER_PAGE = 20

const report = {
  section: z.enum(SHEET_SECTIONS, sentences.sectionMissing),
  reason: z.enum(SECTION_REPORT_REASONS, sentences.reasonMissing),
  note: z._default(z.string().check(z.trim(), z.maxLength(REPORT_NOTE_MAX, sentences.noteTooLong)), ''),
}
/** The fields of the form « Signaler ». */
export const SectionReportForm = z.strictObject(report)
export const ReportSectionInput = z.strictObject({ activityId: z.uuid(), ...report })
export const SectionReportsInput = z.strictObject({
  isOpen: z.boolean(),
  page: z.int().check(z.minimum(1), z.maximum(PAGE_MAX)),
})
export const CloseSectionReportInput = z.strictObject({ reportId: z.uuid(), isClosed: z.boolean() })

export type SectionReportForm = z.infer<typeof SectionReportForm>
export type ReportSectionInput = z.infer<typeof ReportSectionInput>
export type SectionReportsInput = z.infer<typeof SectionReportsInput>
export type CloseSectionReportInput = z.infer<typeof CloseSectionReportInput>

/** A report as the superadmin reads it: the text that was reported and why, and how that text was made. */
export type SectionReportRow = {
  id: string
  section: SheetSection
  reason: SectionReportReason
  note: string
  title: string
  /** The section as it was reported; null when it was stored in a shape that is not supported any more. */
  content: Partial<ActivitySheet> | null
  /** The criteria that the sheet was generated from, in French; empty when they are not kept any more. */
  criteria: string[]
  /** « le modèle gpt-5, consigne 4 », « la banque, version 2, jeu feuilles ». */
  madeBy: string
  createdAt: Date
  closedAt: Date | null
}
export type SectionReportList = { reports: SectionReportRow[]; total: number }
