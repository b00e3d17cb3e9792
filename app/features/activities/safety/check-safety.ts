import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import type { SafetyReport } from '#app/domain/safety-report.ts'
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
import type { SafetyRule } from './safety-rule.ts'
import { youngestMonths } from './sheet-passages.ts'

/**
 * In this order: what a rule puts in a sheet is read by those after it. First what has to go, then what has to be said
 * of what stays; allergens last, over what is left.
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

/** What the rules need to know of a request; only the ages are always known. */
export type SafetyCriteria = Pick<ActivityCriteria, 'ageGroups'> &
  Partial<Pick<ActivityCriteria, 'place' | 'season' | 'allergies' | 'groupSize'>>

export type CheckedSheet = {
  sheet: ActivitySheet
  /** One line per rule, also where nothing was found. */
  report: SafetyReport
  /** True when something could not be made safe: the sheet may not be shown as it is. */
  blocked: boolean
}

/**
 * The safety section as the rules would complete it, for an author who wants to be right from the start: the fixed
 * lines, the allergens named, the adult within arm’s reach. Nothing else of the sheet changes. Pure.
 */
export function withSafeguards(sheet: ActivitySheet, criteria: SafetyCriteria): ActivitySheet {
  const { sheet: checked, blocked } = checkSafety(sheet, criteria)
  return blocked ? sheet : { ...sheet, securite: checked.securite }
}

/** Runs every safety rule over a sheet, whoever wrote it. Pure. The youngest child of the group decides. */
export function checkSafety(sheet: ActivitySheet, criteria: SafetyCriteria): CheckedSheet {
  const { ageGroups, place, season, allergies, groupSize: children } = criteria
  const context = { youngestMonths: youngestMonths(ageGroups), place, season, allergies, groupSize: children }
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
