import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet, SafetyReport } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { capitalise, splitSentences } from '#app/lib/french/grammar.ts'
import type { BankSheet } from '#content/activities/types.ts'
import { bankSentences, groupSizeLine } from '#content/generation.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'
import { checkSheet } from '../generator/check-sheet.ts'
import { tidyText } from '../generator/stream/tidy-text.ts'
import type { DescribedMaterials } from '../reference-lists/schema.ts'
import { ALL_VETTED, adultsFor } from '../safety/check-safety.ts'
import { findSheets, type SheetMatch } from './find-sheets.ts'
import { nearestForm, sheetInSituation } from './sheet-in-situation.ts'
import { childrenAtMost, noticeOf } from './sheet-notice.ts'
import { sheetsCalled, spelledName } from './sheet-search.ts'
import { isInterest } from './theme-fit.ts'
import { plainInterest, yourMaterial } from './typed-names.ts'

/** A sheet of the bank as it reads for a request. */
export type BankAnswer = {
  bankSheet: BankSheet
  sheet: ActivitySheet
  report: SafetyReport
  /** Minutes of the form that was taken. */
  minutes: number
  /** Names of the reference list, and of the request, that are in the sheet. */
  themes: string[]
  materials: string[]
  /** What was adapted, and what of the request does not fit: French sentences on one line; empty when all fits as it is. */
  notice: string
}

/** The first typed material for which the author of the sheet wrote a sentence, with its class. */
function materialFor({ slots }: SheetMatch) {
  const [slot] = slots
  return slot && { typed: slot[0], name: yourMaterial(slot[0]), class: slot[1] }
}

/** The typed theme that a sheet follows as the children's interest; undefined for a sheet that follows none. */
function interestOf({ sheet, themes }: SheetMatch, criteria: ActivityCriteria): string | undefined {
  if (!sheet.followsInterest) return undefined
  const name = criteria.themes.find(
    (it) => !themes.includes(it) && !THEMES.some((theme) => theme.name === it) && isInterest(it),
  )
  return name === undefined ? undefined : plainInterest(name)
}

/** Sentences of an observation that begin a sheet. */
const OBSERVATION_SENTENCES = 2

function restate(observation: string): string {
  const sentences = splitSentences(tidyText(observation)).slice(0, OBSERVATION_SENTENCES).join(' ')
  return capitalise(/[.!?…»]$/u.test(sentences) ? sentences : `${sentences}.`)
}

/** What she observed, where it is played: a sheet may not begin with what it does nothing with. */
const observationFor = (match: SheetMatch, { observation }: ActivityCriteria) =>
  match.observation === 'played' ? observation : undefined

/** A sheet of the bank with the person's observation and the size of her group. */
function withGroup(sheet: ActivitySheet, { observation, groupSize }: ActivityCriteria): ActivitySheet {
  const most = childrenAtMost(sheet) ?? Number.POSITIVE_INFINITY
  return {
    ...sheet,
    observationDepart: observation ? restate(observation) : sheet.observationDepart,
    preparation:
      groupSize && groupSize <= most && sheet.materiel.length > 0
        ? [...sheet.preparation, groupSizeLine(groupSize)]
        : sheet.preparation,
  }
}

/** The adults for whom a sheet reads: those who were said, or two where the group is too large for one. */
const adultsWith = (criteria: ActivityCriteria) => criteria.adults ?? (adultsFor(criteria) > 1 ? 2 : undefined)

function answerFrom(match: SheetMatch, criteria: ActivityCriteria): BankAnswer | null {
  const { sheet: bankSheet } = match
  const observation = observationFor(match, criteria)
  const { ageGroups, place, season, materials } = criteria
  const adults = adultsWith(criteria)
  const minutes = nearestForm(bankSheet, criteria.durationMinutes)
  const interest = interestOf(match, criteria)
  const material = materialFor(match)
  const situation = { ageGroups, place, season, minutes, adults, materials, interest, material }
  const written = withGroup(sheetInSituation(bankSheet, situation), { ...criteria, observation })
  // The sentence may hold elsewhere only, at another age or in a longer form.
  const isTaken = material !== undefined && JSON.stringify(written).includes(material.name)
  // Of the materials for which there is room, one is taken.
  const used = match.materials.filter((name) => (match.slots.has(name) ? isTaken && name === material?.typed : true))
  const { sheet, report, problems } = checkSheet(
    written,
    {
      ...criteria,
      observation,
      developments: bankSheet.developments,
      durationMinutes: minutes,
      onlyNamed: bankSheet.onlyNamed,
    },
    { vetted: ALL_VETTED },
  )
  if (problems.length > 0) return null
  const named = <Name extends string>(list: readonly { key: string; name: Name }[], keys: readonly string[]) =>
    list.filter(({ key }) => keys.includes(key)).map(({ name }) => name)
  return {
    bankSheet,
    sheet,
    report,
    minutes,
    themes: [...new Set([...named(THEMES, bankSheet.themes), ...match.themes])],
    materials: [...new Set([...named(MATERIALS, bankSheet.materials), ...used])],
    notice: noticeOf(match, criteria, minutes, interest, used, written),
  }
}

/** « Ponts et châteaux » are two themes, where nobody calls a sheet by both. */
function partsOf(theme: string): string[] {
  const parts = theme.split(/ et | & /u)
  const isOne = THEMES.some(({ name }) => foldText(name) === foldText(theme)) || sheetsCalled(theme).size > 0
  return isOne || !parts.every(isInterest) ? [theme] : parts
}

/** The request with its names as the bank spells them, but for materials of which the daycare has said what they are. */
function spelled(criteria: ActivityCriteria, described: DescribedMaterials): ActivityCriteria {
  const { themes, materials } = criteria
  return {
    ...criteria,
    themes: [...new Set(themes.map(spelledName).flatMap(partsOf))],
    materials: materials.map((name) => (described.has(foldText(name)) ? name : spelledName(name))),
  }
}

/**
 * The sheets of the bank for a request, best first, each adapted as its author wrote and checked: one that holds an allergen
 * of the group is left out. When no sheet was written for these ages together, those for the youngest. Pure.
 * @param had keys of the sheets that the person or her group has had this month.
 * @param described what the daycare has said of the typed materials.
 */
export function* sheetsFromBank(
  criteria: ActivityCriteria,
  had: ReadonlySet<string>,
  described: DescribedMaterials = new Map(),
): Generator<BankAnswer> {
  let hasAny = false
  const read = spelled(criteria, described)
  for (const match of findSheets(read, had, described)) {
    const answer = answerFrom(match, read)
    if (!answer) continue
    hasAny = true
    yield answer
  }
  const youngest = AGE_GROUPS.find((age) => criteria.ageGroups.includes(age))
  if (hasAny || criteria.ageGroups.length === 1 || !youngest) return
  for (const answer of sheetsFromBank({ ...criteria, ageGroups: [youngest] }, had, described))
    yield { ...answer, notice: `${bankSentences.youngestOnly} ${answer.notice}`.trim() }
}

/** The first of {@link sheetsFromBank}, at most `count`. Pure. */
export function bestSheetsFromBank(
  criteria: ActivityCriteria,
  had: ReadonlySet<string>,
  count: number,
  described?: DescribedMaterials,
): BankAnswer[] {
  const answers: BankAnswer[] = []
  for (const answer of sheetsFromBank(criteria, had, described)) if (answers.push(answer) === count) break
  return answers
}

/** The sheet of the bank with that key as it reads for a request; null when it does not suit it. Pure. */
export function sheetFromBank(
  criteria: ActivityCriteria,
  key: string,
  described: DescribedMaterials = new Map(),
): BankAnswer | null {
  const read = spelled(criteria, described)
  const match = findSheets(read, new Set(), described).find(({ sheet }) => sheet.key === key)
  return match ? answerFrom(match, read) : null
}
