import type { ActivitySheet, SafetyChange, SafetyReport, SheetSection } from '#app/domain/activity-sheet.ts'

/** What a write made of a sheet. */
export type SavedSheet = {
  version: number
  sheet: ActivitySheet
  safety: SafetyReport
  /** What the safety rules changed in what was sent. */
  changes: SafetyChange[]
  /** What keeps the sheet from being marked as read over, in French. */
  remarks: string[]
  /** When it was written. */
  savedAt: Date
}

/** A section in another manner, not kept yet. */
export type SectionProposal = {
  [Section in SheetSection]: {
    section: Section
    before: ActivitySheet[Section]
    after: ActivitySheet[Section]
    madeBy: 'model' | 'bank'
    changes: SafetyChange[]
  }
}[SheetSection]

export type ActivityVersionRow = {
  /** Of the text that was replaced. */
  number: number
  replacedAt: Date
  /** « Marie Lavoie »; null for people who have left. */
  replacedByName: string | null
  reason: 'EDIT' | 'CHANGE' | 'RESTORE' | 'SAFETY'
  /** What was changed; null for the whole sheet. */
  section: SheetSection | null
  sheet: ActivitySheet
}

/** `changed`: the rules had something to put right, so it has to be read once more before it is marked. */
export type ReviewOutcome = { status: 'reviewed' | 'changed' | 'withdrawn'; changes: SafetyChange[] }
