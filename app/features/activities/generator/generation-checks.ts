import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { type ActivitySheet, type SafetyReport, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import { withAllergies } from '../bank/compose-criteria.ts'
import { checkSafety, type SafetyCriteria } from '../safety/check-safety.ts'
import { checkStructure, STRUCTURE_LABEL } from '../safety/check-structure.ts'
import type { SheetProblem } from '../safety/check-wording.ts'
import { EMPTY_SHEET } from '../sheet/edit/empty-sheet.ts'
import { checkCriteria } from './request/generation-criteria-check.ts'

export type CheckedDraft = {
  /** With what the rules changed. */
  sheet: ActivitySheet
  report: SafetyReport
  /** What keeps it from being shown; empty when all is well. */
  problems: SheetProblem[]
  /** True when one of the problems is a danger, and not a matter of form. */
  isUnsafe: boolean
}

/** What the checks need to know of a request, or of a sheet that is stored. */
export type CheckedCriteria = SafetyCriteria &
  Pick<ActivityCriteria, 'developments' | 'observation'> & { durationMinutes: number }

/** Everything that a sheet must pass before it is shown or saved: the safety rules, then the structure. Pure. */
export function checkDraft(draft: ActivitySheet, criteria: CheckedCriteria): CheckedDraft {
  const { sheet, report, blocked } = checkSafety(withAllergies(draft, criteria), criteria)
  const dangers = report.rules
    .filter(({ outcome }) => outcome === 'blocked')
    .flatMap(({ changes }) => changes.map(({ section, reason }) => ({ section, problem: reason })))
  const structure = checkStructure(sheet, criteria)
  const structureLine = { rule: 'structure', label: STRUCTURE_LABEL, outcome: 'ok' as const, changes: [] }
  return {
    sheet,
    report: { rules: [...report.rules, structureLine] },
    problems: [...dangers, ...structure, ...checkCriteria(sheet, criteria)],
    isUnsafe: blocked,
  }
}

/** Sections named by the problems, in the order of the sheet. */
export function sectionsOf(problems: readonly SheetProblem[]): SheetSection[] {
  return SHEET_SECTIONS.filter((section) => problems.some((problem) => problem.section === section))
}

/** Not shown before the whole sheet has passed: what children will hold and do. */
export const HELD_SECTIONS: ReadonlySet<SheetSection> = new Set([
  'materiel',
  'preparation',
  'deroulement',
  'adaptations',
  'securite',
])

/** Whether a section may be shown by itself while the others are still being written: no rule has anything to say of it. */
export function isClean(part: Partial<ActivitySheet>, criteria: ActivityCriteria): boolean {
  const alone = { ...EMPTY_SHEET, ...part }
  const keys = Object.keys(part)
  const { report } = checkSafety(alone, criteria)
  const isTouched = report.rules.some(({ changes }) => changes.some(({ section }) => keys.includes(section)))
  const problems = [...checkStructure(alone, criteria), ...checkCriteria(alone, criteria)]
  return !isTouched && !problems.some(({ section }) => keys.includes(section))
}
