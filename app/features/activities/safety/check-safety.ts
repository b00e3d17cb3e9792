import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import type { SafetyReport } from '#app/domain/safety-report.ts'
import { allAgesHazards } from './rules/all-ages-hazards.ts'
import { allergens } from './rules/allergens.ts'
import { chokingFood } from './rules/choking-food.ts'
import { honey } from './rules/honey.ts'
import { smallParts } from './rules/small-parts.ts'
import type { SafetyRule } from './safety-rule.ts'
import { youngestMonths } from './sheet-passages.ts'

/** In this order: what a rule puts in a sheet is read by those after it. Allergens last, over what is left. */
export const SAFETY_RULES: readonly SafetyRule[] = [allAgesHazards, smallParts, chokingFood, honey, allergens]

export type CheckedSheet = {
  sheet: ActivitySheet
  /** One line per rule, also where nothing was found. */
  report: SafetyReport
  /** True when something could not be made safe: the sheet may not be shown as it is. */
  blocked: boolean
}

/** Runs every safety rule over a sheet, whoever wrote it. Pure. The youngest child of the group decides. */
export function checkSafety(sheet: ActivitySheet, criteria: Pick<ActivityCriteria, 'ageGroups'>): CheckedSheet {
  const context = { youngestMonths: youngestMonths(criteria.ageGroups) }
  const report: SafetyReport = { rules: [] }
  let current = sheet
  for (const { id, label, check } of SAFETY_RULES) {
    const { sheet: next, changes, blocked } = check(current, context)
    current = next
    const outcome = blocked.length > 0 ? 'blocked' : changes.length > 0 ? 'changed' : 'ok'
    report.rules.push({ rule: id, label, outcome, changes: blocked.length > 0 ? blocked : changes })
  }
  return { sheet: current, report, blocked: report.rules.some(({ outcome }) => outcome === 'blocked') }
}
