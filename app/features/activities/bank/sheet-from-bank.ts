import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import {
  type ActivitySheet,
  type SafetyReport,
  SHEET_DOMAIN_OF,
  type SheetSection,
} from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS, type Development, type Season } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { capitalise, splitSentences, uncapitalise } from '#app/lib/french/grammar.ts'
import { normaliseFrench } from '#app/lib/french/normalise-french.ts'
import { WORN } from '#content/activities/alike-materials.ts'
import type { BankSheet } from '#content/activities/types.ts'
import { bankSentences, groupSizeLine, subjectSentences } from '#content/generation.ts'
import { DEVELOPMENT_LABELS, SEASON_LABELS } from '#content/labels.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'
import { checkSheet } from '../generator/check-sheet.ts'
import { tidyText } from '../generator/stream/tidy-text.ts'
import { nounsOf, shortMaterial } from '../reference-lists/describe-material.ts'
import type { DescribedMaterials } from '../reference-lists/schema.ts'
import { ALL_VETTED } from '../safety/check-safety.ts'
import { NUMBERS } from '../safety/measures.ts'
import { passagesOf } from '../safety/sheet-passages.ts'
import { textIn } from './conditional-text.ts'
import { findSheets, type SheetMatch } from './find-sheets.ts'
import { subjectsNamed } from './named-phrases.ts'
import { nearestForm, sheetInSituation } from './sheet-in-situation.ts'
import { linesOf, stoodInFor, withoutRole } from './sheet-materials.ts'
import { spelledName, withAccents } from './sheet-search.ts'
import { isInterest } from './theme-fit.ts'

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

const INTEREST_MAX = 48

/** A typed interest, fit to stand at the end of a sentence: one line, without quotes, braces or final points. */
export function plainInterest(name: string): string {
  const line = name
    .replace(/[«»“”"{}|@\s]+/gu, ' ')
    .trim()
    .replace(/(?<![\s.!?…:;,])[\s.!?…:;,]+$/u, '')
  return normaliseFrench(
    line.length <= INTEREST_MAX ? withAccents(line) : `${line.slice(0, INTEREST_MAX - 1).trimEnd()}…`,
  )
}

const LEADING_DETERMINER =
  /^(?:(?<one>une?|la|le|mon|ma|notre)\s|l[’']|(?:des|du|de la|les|mes|nos|\d+)\s|de l[’'])\s*/iu

/** A typed material, fit to stand in any sentence as what the reader has: « vos bouchons de liège », « votre vieux drap ». */
export function yourMaterial(name: string): string {
  const plain = plainInterest(name)
  const determiner = LEADING_DETERMINER.exec(plain)
  const noun = plain.slice(determiner?.[0].length ?? 0)
  const isAcronym = /^\p{Lu}{2}/u.test(noun)
  const isOne = determiner?.groups?.one !== undefined
  const [first = ''] = noun.split(' ')
  const word = isAcronym ? noun : uncapitalise(noun)
  return `${!isOne && /[sx]$/u.test(first) ? 'vos' : 'votre'} ${word}`
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

/** What she observed, where the sheet is about it: a play may not begin with what it has nothing to do with. */
const observationFor = ({ isAboutObservation }: SheetMatch, { observation }: ActivityCriteria) =>
  isAboutObservation ? observation : undefined

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

/** Whether a theme only says the season of the request, for which every sheet is. */
const isSeason = (name: string, season: Season): boolean =>
  foldText(name.replace(LEADING_DETERMINER, '')) === foldText(SEASON_LABELS[season])

/** What to say of the themes that the sheet does not take up or only comes near, where none of the first asks for tact. */
function themeNotice(
  match: SheetMatch,
  missed: readonly string[],
  { themes, season, onlyMaterials = false }: ActivityCriteria,
  interest: string | undefined,
): string[] {
  const named = (names: readonly string[]) => names.map(plainInterest)
  // Where another sheet is about it, this one is there for what was observed.
  const isElsewhere = (name: string) => match.metThemes.has(name) && !match.themes.includes(name)
  const near = themes.filter((name) => match.nearThemes.includes(name) && !isElsewhere(name))
  const left = missed.filter((name) => !near.includes(name) && !isSeason(name, season))
  const isAnyMet = match.themes.length > 0 || near.length > 0 || left.some((name) => match.metThemes.has(name))
  if (!isAnyMet && interest !== undefined) {
    const others = named(left).filter((name) => name !== interest)
    const leaves = others.length > 0 ? [bankSentences.leavesThemes(others)] : []
    return [bankSentences.followsInterest(interest, onlyMaterials), ...leaves]
  }
  if (!isAnyMet) return left.length > 0 ? [bankSentences.noTheme(named(left), onlyMaterials)] : []
  return [
    ...(near.length > 0 ? [bankSentences.nearTheme(named(near))] : []),
    ...(left.length > 0 ? [bankSentences.leavesThemes(named(left))] : []),
  ]
}

const nameOf = (domain: Development) => DEVELOPMENT_LABELS[domain].toLowerCase()

/** What to say of the domain of a sheet whose first is none of those asked. */
function domainNotice(
  { developments: [main] }: BankSheet,
  { domaines }: ActivitySheet,
  asked: readonly Development[],
): string | undefined {
  const [requested] = asked
  if (!main || !requested || asked.includes(main)) return undefined
  const later = asked.find((it) => domaines.some(({ domaine }) => domaine === SHEET_DOMAIN_OF[it]))
  return later
    ? bankSentences.laterDomain(nameOf(main), nameOf(later))
    : bankSentences.otherDomain(nameOf(main), nameOf(requested))
}

const CHILDREN_TAKEN = [
  /(?:prenez|invitez) (?:\p{L}{3,6} ou )?(?<count>\p{L}{3,6}) (?:bébés|poupons|trottineurs|enfants)/giu,
  /(?<!\p{L})(?<count>\p{L}{3,6}) (?:bébés|poupons|trottineurs|enfants) au plus/giu,
]

/** How many children a sheet takes at a time, where its preparation says so: « prenez six enfants au plus ». */
function childrenAtMost({ preparation }: ActivitySheet): number | undefined {
  const said = preparation.flatMap((line) => CHILDREN_TAKEN.flatMap((taken) => [...line.matchAll(taken)]))
  const counts = said.flatMap(({ groups }) => NUMBERS.get(foldText(groups?.count ?? '')) ?? [])
  return counts.length > 0 ? Math.min(...counts) : undefined
}

/** Sections of a sheet that are the play itself: what only an idea for another day names is not used. */
const PLAYED = new Set<SheetSection>(['materiel', 'preparation', 'deroulement', 'roleEducatrice', 'adaptations'])

const OF_WEATHER = new Set(['pluie', 'neige', 'hiver'])

/** What the children wear is there, and no sheet leaves it aside: « bottes de pluie ». */
const isWorn = (name: string): boolean =>
  nounsOf(name)
    .split(' ')
    .every((noun) => WORN.includes(noun) || OF_WEATHER.has(noun))

/** The materials that no passage of the play names. */
function unnamed(names: readonly string[], sheet: ActivitySheet): string[] {
  const played = names.length > 0 ? passagesOf(sheet).filter(({ section }) => PLAYED.has(section)) : []
  const passages = played.map(({ text }) => new Set(nounsOf(text).split(' ')))
  const isNamed = (nouns: string[]) => passages.some((words) => nouns.every((noun) => words.has(noun)))
  return names.filter((name) => !isNamed(nounsOf(name).split(' ')))
}

/** Materials that stand for another thing of the list, unless the play names them, and that thing. */
function standIns({ sheet }: SheetMatch, criteria: ActivityCriteria, used: readonly string[], written: ActivitySheet) {
  const lines = used.length > 0 ? linesOf(sheet, criteria) : []
  return unnamed(used, written).flatMap((name) => {
    const thing = stoodInFor(lines, name)
    return thing ? [{ name, thing }] : []
  })
}

/** What to say of the sheet beside a request. */
function noticeOf(
  match: SheetMatch,
  criteria: ActivityCriteria,
  minutes: number,
  interest: string | undefined,
  used: readonly string[],
  written: ActivitySheet,
): string {
  const { sheet, themes } = match
  const isAnyThemeMet = themes.length > 0
  const { ageGroups, place, season, durationMinutes, observation, adults, groupSize, onlyMaterials = false } = criteria
  // A thing typed as a theme too is not left aside by a sheet that is played with it.
  const missedThemes = criteria.themes.filter((name) => !themes.includes(name) && !used.includes(name))
  const subjects = missedThemes.flatMap((name) => [...subjectsNamed(name)])
  const unused = criteria.materials.filter((name) => !used.includes(name))
  // A text that names it may use it; beside a subject that asks for tact, nothing is.
  const missed = subjects.length > 0 ? unused : unnamed(unused, written).filter((name) => !isWorn(name))
  const missedMaterials = missed.map(plainInterest).filter(Boolean)
  const stands = standIns(match, criteria, used, written)
  const needs = match.needs
    .filter((line) => !stands.some(({ thing }) => thing === shortMaterial(line)))
    .map((line) => uncapitalise(withoutRole(line)))
  const isPlayedWithout = onlyMaterials && used.length === 0 && missedMaterials.length > 0
  const said = (text = '') => textIn(text, { ageGroups, place, season })
  const most = childrenAtMost(written)
  return [
    ...new Set(subjects.map((subject) => subjectSentences[subject])),
    match.isOffSubject && bankSentences.otherSubject,
    observation && !match.isAboutObservation && !isAnyThemeMet && bankSentences.noObservation(onlyMaterials),
    match.missesScenes && isAnyThemeMet && bankSentences.themeRather,
    ...(subjects.length === 0 ? themeNotice(match, missedThemes, criteria, interest) : []),
    said(sheet.alsoAt?.[place]),
    // Indoors, a play from outdoors has no season of its own.
    place === 'INDOORS' && sheet.place !== 'INDOORS' ? undefined : said(sheet.alsoIn?.[season]),
    minutes !== durationMinutes && bankSentences.otherDuration(minutes, durationMinutes),
    minutes === durationMinutes && minutes !== sheet.durationMinutes && bankSentences.form(minutes),
    domainNotice(sheet, written, criteria.developments),
    sheet.adults === 2 && adults === null && bankSentences.secondAdult,
    most !== undefined && groupSize && groupSize > most && bankSentences.fewerAtATime(most),
    !isPlayedWithout && needs.length > 0 && bankSentences.needsBesides(needs),
    ...stands.map(({ name, thing }) => bankSentences.standsInFor(capitalise(yourMaterial(name)), uncapitalise(thing))),
    isPlayedWithout && bankSentences.onlyWithout(missedMaterials, needs),
    !isPlayedWithout && missedMaterials.length > 0 && bankSentences.leavesMaterials(missedMaterials),
  ]
    .filter(Boolean)
    .join(' ')
}

function answerFrom(match: SheetMatch, criteria: ActivityCriteria): BankAnswer | null {
  const { sheet: bankSheet } = match
  const observation = observationFor(match, criteria)
  const { ageGroups, place, season, adults } = criteria
  const minutes = nearestForm(bankSheet, criteria.durationMinutes)
  const interest = interestOf(match, criteria)
  const material = materialFor(match)
  const situation = { ageGroups, place, season, minutes, adults: adults ?? undefined, interest, material }
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

/** The request with its names as the bank spells them, but for materials of which the daycare has said what they are. */
function spelled(criteria: ActivityCriteria, described: DescribedMaterials): ActivityCriteria {
  const { themes, materials } = criteria
  return {
    ...criteria,
    themes: themes.map(spelledName),
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
