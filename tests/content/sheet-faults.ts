import { ActivitySheet, ADAPTATION_OF, SHEET_DOMAIN_OF, type SheetSection } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS } from '#app/domain/enums.ts'
import { textIn } from '#app/features/activities/bank/conditional-text.ts'
import { formsOf, isForGroup, writtenInSituation } from '#app/features/activities/bank/sheet-in-situation.ts'
import {
  ALL_VETTED,
  checkSafety,
  type SafetyCriteria,
  withSafeguards,
} from '#app/features/activities/safety/check-safety.ts'
import { checkOutline } from '#app/features/activities/safety/check-structure.ts'
import { checkWording, type SheetProblem } from '#app/features/activities/safety/check-wording.ts'
import { textsIn } from '#app/features/activities/safety/sheet-passages.ts'
import type { BankSheet } from '#content/activities/types.ts'
import { situationsOf } from './bank-situations.ts'
import { sheetProblems } from './sheet-quality.ts'
import { lintFrench } from './typography.ts'

/** Whether no child of the group is under three. */
export function isFromThree({ ageGroups }: BankSheet): boolean {
  return ageGroups.every((age) => age === 'AGE_3_YEARS_4_YEARS' || age === 'AGE_4_YEARS_5_YEARS')
}

const SUMMARY_MAX = 160
const CALLS_MIN = 5
const SEEN_MIN = 6

/** What an author gave wrongly or forgot beside the text of the sheet. */
function faultsOfCard(bank: BankSheet): string[] {
  const { sheet, ageGroups, developments, place, durationMinutes, summary, calls, seen } = bank
  const { onlyBesideOlder = [], alsoAt = {}, alsoIn = {} } = bank
  const [main] = developments
  const targets = sheet.adaptations.map(({ pour }) => pour)
  const missing = [...ageGroups.map((age) => ADAPTATION_OF[age]), 'besoins_particuliers'] as const
  const rules: [holds: boolean, fault: string][] = [
    [AGE_GROUPS.filter((it) => ageGroups.includes(it)).join() === ageGroups.join(), 'ages are not youngest first'],
    [
      sheet.domaines.some((it) => it.role === 'principal' && main && it.domaine === SHEET_DOMAIN_OF[main]),
      'principal domain',
    ],
    [summary.length <= SUMMARY_MAX, `summary of ${summary.length} characters`],
    [
      !/^(?:Dans|Sur|À|Au|En) [^,]{3,40}, (?:on|l’enfant|chacun)/u.test(summary),
      'summary in the mould « Sur X, on Y »',
    ],
    [lintFrench(summary).length === 0, 'typography of the summary'],
    [calls.length >= CALLS_MIN, `${calls.length} calls of at least ${CALLS_MIN}`],
    [new Set(seen).size >= SEEN_MIN, `${seen.length} observations of at least ${SEEN_MIN}`],
    [
      onlyBesideOlder.join() === ageGroups.slice(0, onlyBesideOlder.length).join() && isForGroup(bank, ageGroups),
      'only beside older ones are its youngest, not all its ages',
    ],
    [!(place in alsoAt), 'alsoAt names its own place'],
    [bank.seasons.every((season) => !(season in alsoIn)), 'alsoIn names its own season'],
    [!(bank.seasons.length === 0 && Object.keys(alsoIn).length > 0), 'alsoIn of a sheet of all seasons'],
    [formsOf(bank).includes(durationMinutes), 'its own duration is not one of its forms'],
    [formsOf(bank).length >= 2, 'only one form'],
    ...missing.map((target): [boolean, string] => [targets.includes(target), `no adaptation for ${target}`]),
    ...sheet.materiel.map((it): [boolean, string] => [!it.petitesPieces, `small parts: ${it.nom}`]),
  ]
  const winter = { ageGroups, season: 'WINTER' } as const
  const says = [...Object.values(alsoAt), ...Object.values(alsoIn)].map((text) => textIn(text, winter)).filter(Boolean)
  return [
    ...rules.filter(([holds]) => !holds).map(([, fault]) => fault),
    ...says.flatMap((text) => lintFrench(text).map(({ rule }) => `${rule}: ${text}`)),
    ...says.filter((text) => text.length > 140 || !text.endsWith('.')).map((text) => `one short sentence: ${text}`),
  ]
}

const distinct = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

/** One sheet with every line of several: what the safety rules read of each stands in it. */
function together([first, ...others]: readonly [ActivitySheet, ...ActivitySheet[]]): ActivitySheet {
  const all = [first, ...others]
  const lines = <Value>(of: (sheet: ActivitySheet) => readonly Value[]) => distinct(all.flatMap(of))
  return {
    ...first,
    materiel: lines(({ materiel }) => materiel),
    preparation: lines(({ preparation }) => preparation),
    deroulement: lines(({ deroulement }) => deroulement),
    roleEducatrice: {
      gestes: lines(({ roleEducatrice }) => roleEducatrice.gestes),
      questionsOuvertes: lines(({ roleEducatrice }) => roleEducatrice.questionsOuvertes),
    },
    adaptations: lines(({ adaptations }) => adaptations),
    observation: lines(({ observation }) => observation),
    prolongements: lines(({ prolongements }) => prolongements),
  }
}

/** The texts of a sheet that have not been read in their section, by section; they count as read afterwards. */
function unread(sheet: ActivitySheet, read: Set<string>): Partial<Record<SheetSection, string[]>> {
  const isNew = (key: string) => !read.has(key) && read.add(key) !== undefined
  return Object.fromEntries(
    Object.entries(sheet).map(([section, value]) => [
      section,
      textsIn(value).filter((text) => isNew(`${section} ${text}`)),
    ]),
  )
}

const named = ({ section, problem }: SheetProblem) => `${section}: ${problem}`

/** What the safety rules still add to a sheet whose fixed lines are there. */
function safetyFaults(sheet: ActivitySheet, criteria: SafetyCriteria): string[] {
  return checkSafety(withSafeguards(sheet, criteria), criteria, { vetted: ALL_VETTED })
    .report.rules.filter(({ outcome }) => outcome !== 'ok')
    .flatMap(({ rule, changes }) => changes.map((it) => `${rule} ${it.section}: ${it.before} ${it.reason}`))
}

/** Minutes from which a step is a long one, and the signs of its text that each of them needs at least. */
const [LONG_STEP, SIGNS_A_MINUTE] = [8, 10]

/** Long steps of which the text does not say what fills them. */
const thinSteps = ({ deroulement }: ActivitySheet): string[] =>
  deroulement
    .filter(
      ({ moment, minutes, texte }) =>
        moment === 'exploration' && minutes >= LONG_STEP && texte.length < SIGNS_A_MINUTE * minutes,
    )
    .map(({ minutes, texte }) => `${minutes} minutes for « ${texte} »`)

/**
 * Faults of a sheet of the bank in every situation for which it was written; empty when an educator can use each of them
 * as it is. The safety rules read the forms of one group, place and season together.
 */
export function sheetFaults(bank: BankSheet): string[] {
  const faults = new Set(faultsOfCard(bank))
  const report = (name: string, problems: readonly string[]) => {
    for (const problem of problems)
      if (![...faults].some((it) => it.endsWith(problem))) faults.add(`${name}: ${problem}`)
  }
  const checked = new Set<string>()
  const read = new Set<string>()
  const byCircumstance = Map.groupBy(situationsOf(bank), ({ ageGroups, place, season }) =>
    [...ageGroups, place, season].join(' '),
  )
  for (const [circumstance, situations] of byCircumstance) {
    const forms: ActivitySheet[] = []
    for (const situation of situations) {
      const sheet = writtenInSituation(bank, situation)
      forms.push(sheet)
      const state = JSON.stringify([sheet, situation.ageGroups])
      if (checked.has(state)) continue
      checked.add(state)
      const { minutes, ageGroups } = situation
      const name = `${circumstance} ${minutes}`
      if (!ActivitySheet.safeParse(sheet).success) faults.add(`${name}: not a sheet`)
      report(name, sheetProblems(sheet, minutes))
      report(name, thinSteps(sheet))
      const criteria = { ageGroups, developments: bank.developments, durationMinutes: minutes }
      report(name, checkOutline(sheet, criteria).map(named))
      report(name, checkWording(unread(sheet, read)).map(named))
    }
    const [situation] = situations
    const [first, ...others] = forms
    if (situation && first) report(circumstance, safetyFaults(together([first, ...others]), situation))
  }
  return [...faults]
}
