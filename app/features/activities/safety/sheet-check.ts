import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import {
  type ActivitySheet,
  type SafetyChange,
  type SafetyReport,
  SHEET_DOMAIN_OF,
} from '#app/domain/activity-sheet.ts'
import { DEVELOPMENTS, type Development, type Season } from '#app/domain/enums.ts'
import { unsafeText } from '#content/pages/activity-edit.ts'
import { type CheckedCriteria, checkDraft } from '../generator/generation-checks.ts'

export type CheckedSheet = {
  /** With what the rules changed. */
  sheet: ActivitySheet
  report: SafetyReport
  changes: SafetyChange[]
  /** What keeps it from being marked as read over. */
  remarks: string[]
  isUnsafe: boolean
  /** Why, when it is. */
  dangers: string[]
  /** What the library filters on, as the words now say it. */
  columns: { developments: Development[]; durationMinutes: number }
}

/** Changes of one rule that are told. */
const CHANGES_KEPT = 12

type Group = Pick<ActivityCriteria, 'ageGroups' | 'developments' | 'allergies' | 'place' | 'groupSize'> & {
  durationMinutes: number
  seasons: readonly Season[]
}

/** The domains of a sheet, the main one first; those of before when it names none. */
function developmentsOf({ domaines }: ActivitySheet, before: Development[]): Development[] {
  const inOrder = domaines.toSorted((a, b) => Number(b.role === 'principal') - Number(a.role === 'principal'))
  const named = inOrder.flatMap(({ domaine }) => DEVELOPMENTS.filter((it) => SHEET_DOMAIN_OF[it] === domaine))
  return named.length > 0 ? [...new Set(named)].slice(0, Math.max(2, before.length)) : before
}

/**
 * Every rule over a sheet that a person has changed. The main domain and the duration are hers to change, so they are
 * read from the words. Pure.
 */
export function checkStored(draft: ActivitySheet, group: Group): CheckedSheet {
  const minutes = draft.deroulement.reduce((sum, step) => sum + step.minutes, 0)
  const isMain = draft.domaines.some(
    ({ domaine, role }) => role === 'principal' && group.developments.some((it) => SHEET_DOMAIN_OF[it] === domaine),
  )
  const columns = {
    developments: isMain ? group.developments : developmentsOf(draft, group.developments),
    durationMinutes: minutes || group.durationMinutes,
  }
  const [season] = group.seasons
  const criteria: CheckedCriteria = { ...group, ...columns, ...(season && { season }) }
  const { sheet, report, problems, isUnsafe } = checkDraft(draft, criteria)
  const said = (outcome: 'changed' | 'blocked') =>
    report.rules.filter((rule) => rule.outcome === outcome).flatMap(({ changes }) => changes)
  return {
    sheet,
    report,
    changes: said('changed'),
    remarks: [...new Set(problems.map(({ problem }) => problem))],
    isUnsafe,
    dangers: [...new Set(said('blocked').map(({ reason }) => reason))],
    columns,
  }
}

/** The report of today, with what the rules changed in former texts: it is still true of what is left of them. Pure. */
export function keepChanges(before: SafetyReport, now: SafetyReport): SafetyReport {
  const rules = now.rules.map((rule) => {
    const former = before.rules.find((it) => it.rule === rule.rule)?.changes ?? []
    const isNew = (change: SafetyChange) =>
      !rule.changes.some((it) => it.section === change.section && it.after === change.after)
    const changes = [...former.filter(isNew), ...rule.changes].slice(-CHANGES_KEPT)
    return changes.length > 0 && rule.outcome === 'ok'
      ? { ...rule, outcome: 'changed' as const, changes }
      : { ...rule, changes }
  })
  return { rules }
}

/** Why a text that is not safe is not kept, in French. */
export function unsafeReasons({ dangers }: CheckedSheet): string {
  return unsafeText(dangers)
}
