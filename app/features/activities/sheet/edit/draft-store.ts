import * as z from 'zod/mini'
import { ActivitySheet, SHEET_SECTIONS } from '#app/domain/activity-sheet.ts'
import { keptStore } from '#app/lib/kept/kept-store.ts'

const SectionDraft = z
  .object({
    section: z.enum(SHEET_SECTIONS),
    value: z.unknown(),
    /** What was being changed: tells a draft that still fits from a conflict. */
    base: z.object({ version: z.int(), value: z.unknown() }),
  })
  .check(z.refine(({ section, value }) => ActivitySheet.shape[section].safeParse(value).success))
/** A text that is not on the server yet. */
export type SectionDraft = z.infer<typeof SectionDraft>

/** Sections being written, at most one per sheet, by the id of the activity. */
export const sectionDrafts = keptStore('sheet', SectionDraft)
