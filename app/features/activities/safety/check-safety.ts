import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet, SafetyChange, SafetyReport, SheetSection } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS } from '#app/domain/enums.ts'
import type { NamedInPlay } from '#content/activities/types.ts'
import { readerWords } from '#content/safety/reader-words.ts'
import { readPassage } from './reader/read-passage.ts'
import { sheetReadings } from './reader/sheet-readings.ts'
import { type Family, REFUSED_FROM_OF_MODEL } from './reader/verdicts.ts'
import { allergens } from './rules/allergens.ts'
import { animals } from './rules/animals.ts'
import { carefulPlay } from './rules/careful-play.ts'
import { cords } from './rules/cords.ts'
import { adultsNeeded, groupSize } from './rules/group-size.ts'
import { heat } from './rules/heat.ts'
import { height } from './rules/height.ts'
import { plants } from './rules/plants.ts'
import { tools } from './rules/tools.ts'
import { ice, water } from './rules/water.ts'
import { weather } from './rules/weather.ts'
import type { SafetyContext, SafetyRule } from './safety-rule.ts'
import { SMALL_MONTHS, youngestMonths } from './sheet-passages.ts'

/** What completes the safety section of a sheet. Allergens last: they refuse what the group may not meet. */
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
  carefulPlay,
  groupSize,
  allergens,
]

/** What the rules need to know of a request or of a stored sheet; only the ages are always known. */
export type SafetyCriteria = Pick<ActivityCriteria, 'ageGroups'> &
  Partial<Pick<ActivityCriteria, 'place' | 'season' | 'allergies' | 'groupSize'>> & {
    /** What a sheet of the bank names in play only (`BankSheet.onlyNamed`). */
    onlyNamed?: readonly NamedInPlay[] | undefined
  }

/** A passage that nobody but a person can judge. */
export type SafetyDoubt = {
  section: SheetSection
  text: string
  /** French: what to look at before it is kept. */
  question: string
}

export type SafetyCheck = {
  /** The sheet with its safety section completed; no other text is changed. */
  sheet: ActivitySheet
  /** One entry for the reader, and one per rule, also for those that found nothing. */
  report: SafetyReport
  /** True when a passage may not be shown to anybody. */
  blocked: boolean
  /** To be shown to the person, with their question, before the text is kept. */
  doubts: SafetyDoubt[]
}

/** Sentences that are not read again: of the bank, of a stored sheet, or for which a person has vouched. */
export type Vetted = { has(sentence: string): boolean }

/** A sheet of the bank was vetted whole: none of its texts is read again. */
export const ALL_VETTED: Vetted = { has: () => true }

/** How a sheet is read: what is not, and from what chance of a danger a passage is refused (`reader/verdicts.ts`). */
export type Care = { vetted?: Vetted; refusedFrom?: number }

type Findings = {
  refused: Map<Family, SafetyChange[]>
  doubts: SafetyDoubt[]
  guarded: Set<Family>
  harmless: Set<string>
}

function read(sheet: ActivitySheet, criteria: SafetyCriteria, { vetted, refusedFrom }: Care): Findings {
  const findings: Findings = { refused: new Map(), doubts: [], guarded: new Set(), harmless: new Set() }
  const refusedTexts = new Set<string>()
  const refuse = (family: Family, section: SheetSection, text: string, quoted: string) => {
    refusedTexts.add(text)
    const reason = readerWords.refused(quoted, readerWords.reasons[family])
    findings.refused.set(family, [
      ...(findings.refused.get(family) ?? []),
      { section, before: text, after: '', reason },
    ])
  }
  const months = youngestMonths(criteria.ageGroups)
  for (const { nom, petitesPieces } of sheet.materiel)
    if (petitesPieces && months < SMALL_MONTHS && vetted?.has(nom) !== true) refuse('small-parts', 'materiel', nom, nom)
  const riskyTexts = new Set<string>()
  for (const { passage, sentences, reading } of sheetReadings(sheet, criteria)) {
    const { section, text } = passage
    if (refusedTexts.has(text) || (vetted && sentences.every((sentence) => vetted.has(sentence)))) continue
    // A title is a name, not a gesture: only a plain danger counts in it, and nobody is asked about it.
    const isTitle = section === 'titre'
    const from = isTitle ? Math.max(refusedFrom ?? 0, REFUSED_FROM_OF_MODEL) : refusedFrom
    const { verdict, family, isPlain } = readPassage(reading, from)
    if (isPlain) findings.harmless.add(text)
    else riskyTexts.add(text)
    if (verdict === 'guarded') findings.guarded.add(family)
    else if (verdict === 'asked' && !isTitle)
      findings.doubts.push({ section, text, question: readerWords.questions[family] })
    else if (verdict === 'refused') refuse(family, section, text, reading.text)
  }
  for (const text of riskyTexts) findings.harmless.delete(text)
  return findings
}

/** Age groups between the youngest and the oldest child from which a group is of mixed ages. */
const MIXED_FROM = 2

function contextOf({ ageGroups, groupSize: children, ...known }: SafetyCriteria): SafetyContext {
  const ages = ageGroups.map((age) => AGE_GROUPS.indexOf(age))
  const isMixed = Math.max(...ages) - Math.min(...ages) >= MIXED_FROM
  return { ...known, youngestMonths: youngestMonths(ageGroups), isMixed, groupSize: children }
}

/** Adults that a group needs by the base ratio of its ages; one where its size is not known. Pure. */
export const adultsFor = (criteria: Pick<SafetyCriteria, 'ageGroups' | 'groupSize'>): number =>
  adultsNeeded(contextOf(criteria))

function complete(sheet: ActivitySheet, context: SafetyContext): { sheet: ActivitySheet; report: SafetyReport } {
  const report: SafetyReport = { rules: [] }
  let current = sheet
  for (const { id, label, check } of SAFEGUARDS) {
    const { sheet: next, changes, blocked } = check(current, context)
    current = next
    const outcome = blocked.length > 0 ? 'blocked' : changes.length > 0 ? 'changed' : 'ok'
    report.rules.push({ rule: id, label, outcome, changes: blocked.length > 0 ? blocked : changes })
  }
  return { sheet: current, report }
}

/**
 * The sheet with its safety section completed: the fixed lines, the allergens, the supervision within arm’s reach. No other
 * section changes, and no text is judged. Pure.
 */
export function withSafeguards(sheet: ActivitySheet, criteria: SafetyCriteria): ActivitySheet {
  return complete(sheet, contextOf(criteria)).sheet
}

/**
 * Reads every text of a sheet that nobody has vetted, for the youngest age of the group, and completes its safety section.
 * Pure.
 */
export function checkSafety(sheet: ActivitySheet, criteria: SafetyCriteria, care: Care = {}): SafetyCheck {
  const { refused, doubts, guarded, harmless } = read(sheet, criteria, care)
  const { sheet: completed, report } = complete(sheet, { ...contextOf(criteria), guarded, harmless })
  const readLines: SafetyReport['rules'] = [...refused].map(([family, changes]) => ({
    rule: family,
    label: readerWords.label,
    outcome: 'blocked',
    changes,
  }))
  if (readLines.length === 0) readLines.push({ rule: 'lecture', label: readerWords.label, outcome: 'ok', changes: [] })
  const rules = [...readLines, ...report.rules]
  return { sheet: completed, report: { rules }, blocked: rules.some(({ outcome }) => outcome === 'blocked'), doubts }
}
