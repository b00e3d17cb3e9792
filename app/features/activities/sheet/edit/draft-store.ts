import * as z from 'zod/mini'
import { ActivitySheet, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import { draftKey } from './draft-keys.ts'

/** A text that is not on the server yet, kept on this device until it is. */
export type SectionDraft = {
  section: SheetSection
  value: unknown
  /** What was being changed: tells a draft that still fits from a conflict. */
  base: { version: number; value: unknown }
}

const Stored = z.object({
  section: z.enum(SHEET_SECTIONS),
  value: z.unknown(),
  base: z.object({ version: z.int(), value: z.unknown() }),
})

export function keepDraft(userId: string, activityId: string, draft: SectionDraft): void {
  try {
    localStorage.setItem(draftKey(userId, activityId), JSON.stringify(draft))
  } catch {
    // A full or forbidden store: the text is still in the page, and is being sent.
  }
}

export function dropDraft(userId: string, activityId: string): void {
  try {
    localStorage.removeItem(draftKey(userId, activityId))
  } catch {
    // Nothing was kept either.
  }
}

/** What she was writing when the page went away, or null. A value that this version does not know is forgotten. */
export function keptDraft(userId: string, activityId: string): SectionDraft | null {
  try {
    const { section, value, base } = Stored.parse(JSON.parse(localStorage.getItem(draftKey(userId, activityId)) ?? ''))
    return ActivitySheet.shape[section].safeParse(value).success ? { section, value, base } : null
  } catch {
    return null
  }
}
