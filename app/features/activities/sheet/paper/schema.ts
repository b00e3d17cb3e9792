import * as z from 'zod/mini'
import type { SafetyRefusal, SheetSection } from '#app/domain/activity-sheet.ts'

/** `printed`: the fingerprint on the paper; empty when the code does not hold it. */
export const PaperInput = z.strictObject({ activityId: z.uuid(), printed: z.string().check(z.maxLength(100)) })
export type PaperInput = z.infer<typeof PaperInput>

/** What has become of a sheet since it was printed. */
export type PaperState = {
  title: string
  /** Null while it is there. */
  deletedAt: Date | null
  /** Sections that are no longer as they were printed; null when the code cannot tell. */
  changed: SheetSection[] | null
  /** Of its last change. */
  changedAt: Date
  /** What the safety rules of today refuse in it. */
  refusals: SafetyRefusal[]
}
