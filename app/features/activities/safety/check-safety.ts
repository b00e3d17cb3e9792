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

/** Of these, the ones that add to the safety section what a sheet calls for. */
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

/** Runs every safety rule over a sheet, whoever wrote it. Pure. The youngest child of the group decides. */
export function checkSafety(sheet: ActivitySheet, criteria: SafetyCriteria): CheckedSheet {
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
