import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet, SafetyReport } from '#app/domain/activity-sheet.ts'
import { allAgesHazards } from './rules/all-ages-hazards.ts'
import { allergens } from './rules/allergens.ts'
import { animals } from './rules/animals.ts'
import { chokingFood } from './rules/choking-food.ts'
import { cords } from './rules/cords.ts'
import { fire } from './rules/fire.ts'
import { groupSize } from './rules/group-size.ts'
import { heat } from './rules/heat.ts'
import { height } from './rules/height.ts'
import { honey } from './rules/honey.ts'
import { ice } from './rules/ice.ts'
import { plants } from './rules/plants.ts'
import { presentAllergies } from './rules/present-allergies.ts'
import { products } from './rules/products.ts'
import { sleep } from './rules/sleep.ts'
import { smallParts } from './rules/small-parts.ts'
import { supervision } from './rules/supervision.ts'
import { tools } from './rules/tools.ts'
import { water } from './rules/water.ts'
import { weather } from './rules/weather.ts'
import type { SafetyContext, SafetyRule } from './safety-rule.ts'
import { youngestMonths } from './sheet-passages.ts'

/**
 * The order matters: each rule reads the sheet that the rules before it have changed. First those that remove hazards,
 * then those that add safeguards for what remains; allergens last.
 */
export const SAFETY_RULES: readonly SafetyRule[] = [
  allAgesHazards,
  smallParts,
  cords,
  products,
  fire,
  chokingFood,
  honey,
  plants,
  sleep,
  supervision,
  water,
  ice,
  height,
  tools,
  heat,
  animals,
  weather,
  groupSize,
  presentAllergies,
  allergens,
]

/** The rules that add lines to the safety section. */
const SAFEGUARDS: readonly SafetyRule[] = [
  cords,
  plants,
  water,
  ice,
  height,
  tools,
  heat,
  animals,
  weather,
  groupSize,
  allergens,
]

/** What the rules need to know of a request or of a stored sheet; only the ages are always known. */
export type SafetyCriteria = Pick<ActivityCriteria, 'ageGroups'> &
  Partial<Pick<ActivityCriteria, 'place' | 'season' | 'allergies' | 'groupSize'>>

export type SafetyCheck = {
  sheet: ActivitySheet
  /** One entry per rule, also for those that found nothing. */
  report: SafetyReport
  /** True when a rule could not make the sheet safe: it may not be shown. */
  blocked: boolean
}

/**
 * The sheet with its safety section completed as the rules would do: the fixed lines, the allergens, the supervision
 * within arm’s reach. No other section changes. For the composer, whose sheets have to pass the rules unchanged. Pure.
 */
export function withSafeguards(sheet: ActivitySheet, criteria: SafetyCriteria): ActivitySheet {
  const context = contextOf(criteria)
  let { securite } = sheet
  for (const { check } of SAFEGUARDS) {
    const { sheet: next, blocked } = check(withSection(sheet, securite), context)
    if (blocked.length === 0) ({ securite } = next)
  }
  return withSection(sheet, securite)
}

const withSection = (sheet: ActivitySheet, securite: ActivitySheet['securite']) => ({ ...sheet, securite })

function contextOf({ ageGroups, place, season, allergies, groupSize: children }: SafetyCriteria): SafetyContext {
  return { youngestMonths: youngestMonths(ageGroups), place, season, allergies, groupSize: children }
}

/** Runs every safety rule over a sheet, whoever wrote it, for the youngest age of the group. Pure. */
export function checkSafety(sheet: ActivitySheet, criteria: SafetyCriteria): SafetyCheck {
  const context = contextOf(criteria)
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
