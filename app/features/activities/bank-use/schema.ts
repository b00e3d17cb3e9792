import * as z from 'zod/mini'
import type { SheetSection } from '#app/domain/activity-sheet.ts'
import type { AgeGroup } from '#app/domain/enums.ts'
import { sheetUseSentences } from '#content/pages/sheet-use.ts'
import type { ActivityPicture } from '../library/schema.ts'
import type { LivedOutcome } from '../marks/schema.ts'
import { PAGE_MAX, SEARCH_MAX, SHEET_USE_FILTERS, SHEET_USE_SORTS } from './search-params.ts'

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
export type SheetUsePage = { sheets: SheetUseRow[]; total: number }
