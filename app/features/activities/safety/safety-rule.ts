import type { ActivitySheet, SafetyChange } from '#app/domain/activity-sheet.ts'
import type { Allergen, Place, Season } from '#app/domain/enums.ts'
import type { NamedInPlay } from '#content/activities/types.ts'
import type { Family } from './reader/verdicts.ts'

export type SafetyContext = {
  /** Age at which the youngest child of the group may be, in months: 0 for « 0-18 mois », 24 for « 2-3 ans ». */
  youngestMonths: number
  /** Whether the ages are far apart, as in a home. */
  isMixed?: boolean | undefined
  /** Optional: a rule that needs a missing value finds nothing. */
  place?: Place | undefined
  season?: Season | undefined
  /** Present in the group. */
  allergies?: readonly Allergen[] | undefined
  /** What the sheet names in play only. */
  onlyNamed?: readonly NamedInPlay[] | undefined
  /** Children in the group. */
  groupSize?: number | null | undefined
  /** Families of danger that the reader found accepted with care in a text that nobody has vetted. */
  guarded?: ReadonlySet<Family> | undefined
  /** Texts that the reader kept: the words of a danger in them mean none. */
  harmless?: ReadonlySet<string> | undefined
}

/**
 * Result of a rule. `blocked` lists what it could not make safe (with an empty `after`): the section has to be
 * rewritten, or the sheet is not shown.
 */
export type RuleOutcome = { sheet: ActivitySheet; changes: SafetyChange[]; blocked: SafetyChange[] }

/** A safety rule: pure, run on every sheet, whoever wrote it. */
export type SafetyRule = {
  /** Stable key, stored in the safety report of the sheet. */
  id: string
  /** French, shown under « Points de sécurité vérifiés ». */
  label: string
  check: (sheet: ActivitySheet, context: SafetyContext) => RuleOutcome
}
