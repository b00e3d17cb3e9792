import type { ActivitySheet, SafetyChange } from '#app/domain/activity-sheet.ts'
import type { Allergen, Place, Season } from '#app/domain/enums.ts'

export type SafetyContext = {
  /** Age at which the youngest child of the group may be, in months: 0 for « 0-18 mois », 24 for « 2-3 ans ». */
  youngestMonths: number
  /** What is known of the request besides; a rule that needs what is missing keeps silent. */
  place?: Place | undefined
  season?: Season | undefined
  /** Present in the group. */
  allergies?: readonly Allergen[] | undefined
  /** Children in the group. */
  groupSize?: number | null | undefined
}

/**
 * What a rule made of a sheet. `blocked` lists what it could not make safe (then `after` is empty): the section has to
 * be written again, or the sheet is not shown.
 */
export type RuleOutcome = { sheet: ActivitySheet; changes: SafetyChange[]; blocked: SafetyChange[] }

/** One row of the safety rules: pure, run on every sheet whoever wrote it. */
export type SafetyRule = {
  /** Stable name, kept with the sheet. */
  id: string
  /** French, shown under « Points de sécurité vérifiés ». */
  label: string
  check: (sheet: ActivitySheet, context: SafetyContext) => RuleOutcome
}
