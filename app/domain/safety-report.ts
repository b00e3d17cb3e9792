import * as z from 'zod/mini'
import { SHEET_SECTIONS } from './activity-sheet.ts'

const SafetyChange = z.object({
  section: z.enum(SHEET_SECTIONS),
  before: z.string(),
  after: z.string(),
  /** One French sentence, shown to the educator. */
  reason: z.string(),
})
/** What a safety rule changed on a sheet. */
export type SafetyChange = z.infer<typeof SafetyChange>

const SafetyRuleResult = z.object({
  rule: z.string(),
  label: z.string(),
  outcome: z.enum(['ok', 'changed', 'blocked']),
  changes: z.array(SafetyChange),
})
export type SafetyRuleResult = z.infer<typeof SafetyRuleResult>

/** What the safety rules checked on a sheet and what they changed, kept with it and shown under it. */
export const SafetyReport = z.object({ rules: z.array(SafetyRuleResult) })
export type SafetyReport = z.infer<typeof SafetyReport>
