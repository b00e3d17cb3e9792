import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import {
  type ActivitySheet,
  type SafetyChange,
  type SafetyReport,
  type SafetyRuleResult,
  SHEET_DOMAIN_OF,
} from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS, DEVELOPMENTS, type Development, type Season } from '#app/domain/enums.ts'
import { vouchedLabel, vouchedReason } from '#content/pages/activity-edit.ts'
import { checkSheet, type SheetCheckCriteria } from '../generator/check-sheet.ts'
import type { Care, SafetyDoubt } from './check-safety.ts'
import { sentencesIn, sheetReadings } from './reader/sheet-readings.ts'
import { SECOND_READING } from './sheet-passages.ts'

export type EditedSheetCheck = {
  /** The sheet with the changes of the safety rules. */
  sheet: ActivitySheet
  report: SafetyReport
  changes: SafetyChange[]
  /** French sentences; the sheet may be marked as reviewed only when there are none. */
  remarks: string[]
  isUnsafe: boolean
  /** New passages that nobody but a person can judge. */
  doubts: SafetyDoubt[]
  /** French reasons when it is unsafe. */
  dangers: string[]
  /** Columns of the library derived from the sheet. */
  columns: { developments: Development[]; durationMinutes: number }
}

/** Entry of a report with the doubts that a person has answered. */
const VOUCHED = 'verification'
/** Entries that no check of the rules makes again: they stay with the sheet. */
const LASTING: readonly string[] = [VOUCHED, SECOND_READING]
/** Changes listed for one rule in a report. */
const CHANGES_MAX = 12

type StoredCriteria = Pick<ActivityCriteria, 'ageGroups' | 'developments' | 'allergies' | 'place' | 'groupSize'> & {
  durationMinutes: number
  seasons: readonly Season[]
}

/** The domains of a sheet, the main one first; `before` when it names none. */
function developmentsOf({ domaines }: ActivitySheet, before: Development[]): Development[] {
  const inOrder = domaines.toSorted((a, b) => Number(b.role === 'principal') - Number(a.role === 'principal'))
  const named = inOrder.flatMap(({ domaine }) => DEVELOPMENTS.filter((it) => SHEET_DOMAIN_OF[it] === domaine))
  return named.length > 0 ? [...new Set(named)].slice(0, Math.max(2, before.length)) : before
}

/**
 * Runs every check over a sheet that a person has edited. She may change the main domain and the duration, so both are
 * derived from the sheet. Pure.
 * @param care what is not read again; see {@link sentencesOf}.
 */
export function checkEditedSheet(draft: ActivitySheet, group: StoredCriteria, care?: Care): EditedSheetCheck {
  const minutes = draft.deroulement.reduce((sum, step) => sum + step.minutes, 0)
  const isMain = draft.domaines.some(
    ({ domaine, role }) => role === 'principal' && group.developments.some((it) => SHEET_DOMAIN_OF[it] === domaine),
  )
  const columns = {
    developments: isMain ? group.developments : developmentsOf(draft, group.developments),
    durationMinutes: minutes || group.durationMinutes,
  }
  const [season] = group.seasons
  const criteria: SheetCheckCriteria = { ...group, ...columns, ...(season && { season }) }
  const { sheet, report, problems, isUnsafe, doubts } = checkSheet(draft, criteria, care)
  const changesWith = (outcome: 'changed' | 'blocked') =>
    report.rules.filter((rule) => rule.outcome === outcome).flatMap(({ changes }) => changes)
  return {
    sheet,
    report,
    changes: changesWith('changed'),
    remarks: [...new Set(problems.map(({ problem }) => problem))],
    isUnsafe,
    doubts,
    dangers: [...new Set(changesWith('blocked').map(({ reason }) => reason))],
    columns,
  }
}

/** The sentences of a sheet that may bring something to the children: what is stored was read when it came. Pure. */
export function sentencesOf(sheet: ActivitySheet): Set<string> {
  return new Set(sheetReadings(sheet, { ageGroups: [...AGE_GROUPS] }).flatMap(({ sentences }) => sentences))
}

/** The new report with the changes of the previous one, which are still true of the sheet, and what no rule says. Pure. */
export function mergeSafetyReports(before: SafetyReport, now: SafetyReport): SafetyReport {
  const rules = now.rules.map((rule) => {
    const earlier = before.rules.find((it) => it.rule === rule.rule)?.changes ?? []
    const isNew = (change: SafetyChange) =>
      !rule.changes.some((it) => it.section === change.section && it.after === change.after)
    const changes = [...earlier.filter(isNew), ...rule.changes].slice(-CHANGES_MAX)
    return changes.length > 0 && rule.outcome === 'ok'
      ? { ...rule, outcome: 'changed' as const, changes }
      : { ...rule, changes }
  })
  const isGone = ({ rule }: SafetyRuleResult) => LASTING.includes(rule) && !rules.some((it) => it.rule === rule)
  return { rules: [...rules, ...before.rules.filter(isGone)] }
}

/** The sentences for which a person has vouched, as the report of the sheet tells. Pure. */
export function vouchedSentences({ rules }: SafetyReport): Set<string> {
  const vouched = rules.filter(({ rule }) => rule === VOUCHED).flatMap(({ changes }) => changes)
  return new Set(vouched.flatMap(({ after }) => sentencesIn(after)))
}

/** The report with the doubts for which the person vouched. Pure. */
export function withVouched(report: SafetyReport, doubts: readonly SafetyDoubt[]): SafetyReport {
  if (doubts.length === 0) return report
  const changes = doubts.map(({ section, text, question }) => ({
    section,
    before: text,
    after: text,
    reason: vouchedReason(question),
  }))
  return { rules: [...report.rules, { rule: VOUCHED, label: vouchedLabel, outcome: 'changed', changes }] }
}
