import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import {
  type ActivitySheet,
  EMPTY_SHEET,
  type SafetyReport,
  SHEET_SECTIONS,
  type SheetSection,
} from '#app/domain/activity-sheet.ts'
import { allergiesPresentLine } from '#content/generation.ts'
import { ALLERGEN_LABELS } from '#content/labels.ts'
import { shortMaterial } from '../reference-lists/describe-material.ts'
import { type Care, checkSafety, type SafetyCriteria, type SafetyDoubt } from '../safety/check-safety.ts'
import { checkStructure, STRUCTURE_LABEL } from '../safety/check-structure.ts'
import type { SheetProblem } from '../safety/check-wording.ts'
import { occurs, phrases, wordsOf } from '../safety/french-text.ts'
import { REFUSED_FROM_OF_MODEL } from '../safety/reader/verdicts.ts'
import { checkAgainstCriteria } from './request/check-against-criteria.ts'

export type SheetCheck = {
  /** The sheet with the changes of the safety rules. */
  sheet: ActivitySheet
  report: SafetyReport
  /** Reasons not to show the sheet; empty when it has passed. */
  problems: SheetProblem[]
  /** True when a safety rule blocks the sheet, and not only its structure or wording. */
  isUnsafe: boolean
  /** Passages that nobody but a person can judge. */
  doubts: SafetyDoubt[]
}

/** What the checks need to know of a request or of a stored sheet. */
export type SheetCheckCriteria = SafetyCriteria &
  Pick<ActivityCriteria, 'developments' | 'observation'> & { durationMinutes: number }

/**
 * Runs every check that a sheet must pass before it is shown or saved: safety rules, then structure and criteria. Pure.
 * @param care how the safety reader reads it.
 */
export function checkSheet(unchecked: ActivitySheet, criteria: SheetCheckCriteria, care?: Care): SheetCheck {
  const { sheet, report, blocked, doubts } = checkSafety(withAllergies(unchecked, criteria), criteria, care)
  const dangers = report.rules
    .filter(({ outcome }) => outcome === 'blocked')
    .flatMap(({ changes }) => changes.map(({ section, reason }) => ({ section, problem: reason })))
  const structure = checkStructure(sheet, criteria)
  const structureLine = { rule: 'structure', label: STRUCTURE_LABEL, outcome: 'ok' as const, changes: [] }
  return {
    sheet,
    report: { rules: [...report.rules, structureLine] },
    problems: [...dangers, ...structure, ...checkAgainstCriteria(sheet, criteria)],
    isUnsafe: blocked,
    doubts,
  }
}

/** What has a list of ingredients, or has held food: nobody reads the label of a blanket, or of a bowl. */
const LABELLED = phrases(
  'peinture|gouache|colle|colorant|savon|bulle|pate|creme|farine|fecule|huile|craie|oeuf|lait|yogourt|cereale|biscuit',
  'sirop|nourriture|aliment|collation|pain|gruau|avoine|semoule',
)
/** What may be of latex. */
const STRETCHES = phrases('ballon|gant|elastique|balle')

/** The sheet with a line that names the allergies present in the group; unchanged when it has that line. */
function withAllergies(sheet: ActivitySheet, { allergies = [] }: SheetCheckCriteria): ActivitySheet {
  if (allergies.length === 0) return sheet
  const { securite, materiel } = sheet
  const hasLabel = allergies.includes('LATEX') ? [...LABELLED, ...STRETCHES] : LABELLED
  const line = allergiesPresentLine(
    allergies.map((allergen) => ALLERGEN_LABELS[allergen].toLowerCase()),
    // What is said of a thing is not in it: « gros comme un pain ».
    materiel.some(({ nom, aliment }) => aliment || hasLabel.some((it) => occurs(it, wordsOf(shortMaterial(nom))))),
  )
  if (securite.allergies.includes(line)) return sheet
  return { ...sheet, securite: { ...securite, allergies: [line, ...securite.allergies] } }
}

/** The sections that have problems, in the order of the sheet. */
export function sectionsWithProblems(problems: readonly SheetProblem[]): SheetSection[] {
  return SHEET_SECTIONS.filter((section) => problems.some((problem) => problem.section === section))
}

/** Sections not shown before the whole sheet has passed: what children will hold and do. */
export const WITHHELD_SECTIONS: ReadonlySet<SheetSection> = new Set([
  'materiel',
  'preparation',
  'deroulement',
  'adaptations',
  'securite',
])

/**
 * Whether no check finds anything in these sections alone, so that they may be shown while the others are written.
 * Pure.
 */
export function canShowEarly(part: Partial<ActivitySheet>, criteria: ActivityCriteria): boolean {
  const alone = { ...EMPTY_SHEET, ...part }
  const keys = Object.keys(part)
  const { report, doubts } = checkSafety(alone, criteria, { refusedFrom: REFUSED_FROM_OF_MODEL })
  const isTouched =
    doubts.length > 0 || report.rules.some(({ changes }) => changes.some(({ section }) => keys.includes(section)))
  const problems = [...checkStructure(alone, criteria), ...checkAgainstCriteria(alone, criteria)]
  return !isTouched && !problems.some(({ section }) => keys.includes(section))
}
