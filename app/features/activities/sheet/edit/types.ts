import type { ActivitySheet, SafetyChange, SafetyReport, SheetSection } from '#app/domain/activity-sheet.ts'
import type { SafetyDoubt } from '#app/features/activities/safety/check-safety.ts'

/** A sheet as it was saved. */
export type SavedSheet = {
  version: number
  sheet: ActivitySheet
  safety: SafetyReport
  /** What the safety rules changed in the text that was sent. */
  changes: SafetyChange[]
  /** What keeps the sheet from being marked as reviewed, in French. */
  remarks: string[]
  savedAt: Date
  /** What only the person can judge in the text that was sent: while there is any, nothing was saved. */
  doubts: SafetyDoubt[]
}

/** A new text that is proposed for a section; nothing is saved until it is accepted. */
export type SectionProposal = {
  [Section in SheetSection]: {
    section: Section
    before: ActivitySheet[Section]
    after: ActivitySheet[Section]
    madeBy: 'model' | 'bank'
    changes: SafetyChange[]
  }
}[SheetSection]

/** A former text of a sheet. */
export type ActivityVersionRow = {
  /** Version number of this text. */
  number: number
  replacedAt: Date
  /** « Marie Lavoie »; null for people who have left. */
  replacedByName: string | null
  /** Why it was replaced: typed text, an accepted proposal, a restored version, or the safety rules during a review. */
  reason: 'EDIT' | 'CHANGE' | 'RESTORE' | 'SAFETY'
  /** The section that was replaced; null for the whole sheet. */
  section: SheetSection | null
  sheet: ActivitySheet
}

/** `changed`: the safety rules corrected the sheet, which has to be read again before it can be marked as reviewed. */
export type ReviewOutcome = { status: 'reviewed' | 'changed' | 'withdrawn'; changes: SafetyChange[] }
