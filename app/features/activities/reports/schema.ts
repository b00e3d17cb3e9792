import * as z from 'zod/mini'
import { type ActivitySheet, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import type { AgeGroup } from '#app/domain/enums.ts'
import { sectionReportSentences as sentences } from '#content/pages/section-reports.ts'
import { sheetUseSentences } from '#content/pages/sheet-use.ts'
import type { ActivityPicture } from '../library/schema.ts'
import type { LivedOutcome } from '../marks/schema.ts'
import type { GeneratorHealth, Maker } from './figures.ts'
import { PAGE_MAX, SEARCH_MAX, SHEET_USE_FILTERS, SHEET_USE_SORTS } from './search-params.ts'

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

export const SHEETS_PER_PAGE = 25

const filters = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX, sheetUseSentences.searchTooLong))),
  filter: z.enum(SHEET_USE_FILTERS),
  sort: z.enum(SHEET_USE_SORTS),
  ascending: z.boolean(),
}
export const SheetUseFilters = z.strictObject(filters)
export const SheetUseInput = z.strictObject({ ...filters, page: z.int().check(z.minimum(1), z.maximum(PAGE_MAX)) })
export type SheetUseFilters = z.infer<typeof SheetUseFilters>
export type SheetUseInput = z.infer<typeof SheetUseInput>

/** What has become of one sheet of the bank, over all daycares. Nobody is named, nor any daycare. */
export type SheetUse = {
  /** Key of the sheet. */
  key: string
  title: string
  ageGroups: AgeGroup[]
  picture: ActivityPicture | null
  /** Times that the generator took it for somebody. */
  generated: number
  /** Days on which it was lived, as it is or adapted. */
  lived: number
  /** What was said of those days; a day may say nothing. */
  outcomes: Record<LivedOutcome, number>
  /** Activities in which each section was changed, the most changed first. */
  changes: { section: SheetSection; count: number }[]
  /** Sections that were reported, closed ones included as long as they are kept. */
  reported: number
}

/** `activityId`: its row in the library; null while there is none to open. */
export type SheetUseRow = SheetUse & { activityId: string | null }
/** `computedAt`: when the figures were counted; null before the first time. */
export type SheetUsePage = { sheets: SheetUseRow[]; total: number; computedAt: Date | null }

/** What becomes of the sheets that one version of the generator made. */
export type VersionHealth = Maker &
  Pick<SheetUse, 'lived' | 'outcomes'> & {
    made: number
    firstAt: Date
    lastAt: Date
    /** Changed by a person. */
    edited: number
    /** Refused by the present safety rules. */
    refused: number
    /** Sections by the number of their changes; `distance`: from 0, the same text, to 1, nothing in common, on average. */
    changes: { section: SheetSection; count: number; distance: number }[]
    reports: { section: SheetSection; reason: SectionReportReason; count: number }[]
  }
export type GeneratorHealthPage = Pick<GeneratorHealth, 'refusals' | 'ends'> & {
  /** The one that made a sheet last comes first. */
  versions: VersionHealth[]
  computedAt: Date | null
}
