import type { SheetSection } from './activity-sheet.ts'

/** What the safety rules checked on a sheet and what they changed, kept with it and shown under it. */
export type SafetyChange = {
  section: SheetSection
  before: string
  after: string
  /** One French sentence, shown to the educator. */
  reason: string
}

export type SafetyRuleResult = {
  rule: string
  label: string
  outcome: 'ok' | 'changed' | 'blocked'
  changes: SafetyChange[]
}

export type SafetyReport = { rules: SafetyRuleResult[] }
