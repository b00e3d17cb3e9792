import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { type ActivitySheet, SHEET_DOMAIN_OF } from '#app/domain/activity-sheet.ts'
import type { Development, Season } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { capitalise, uncapitalise } from '#app/lib/french/grammar.ts'
import { FOR_CARE, WORN } from '#content/activities/alike-materials.ts'
import { NO_PLAY } from '#content/activities/theme-words.ts'
import type { BankSheet } from '#content/activities/types.ts'
import { bankSentences, subjectSentences } from '#content/generation.ts'
import { DEVELOPMENT_LABELS, SEASON_LABELS } from '#content/labels.ts'
import { isAround, nounsOf, servesAs, shortMaterial } from '../reference-lists/describe-material.ts'
import { NUMBERS } from '../safety/measures.ts'
import { textIn } from './conditional-text.ts'
import type { SheetMatch } from './find-sheets.ts'
import { subjectsNamed } from './named-phrases.ts'
import { stemsOf } from './search-stems.ts'
import { atHand, isFilledOtherwise, lacksOf, linesOf, stoodInFor, swapsOf, withoutRole } from './sheet-materials.ts'
import { plainInterest, yourMaterial } from './typed-names.ts'

/* What the generator says of a sheet of the bank beside a request: what was adapted, and what does not fit. */

/** Whether a theme only says the season of the request, for which every sheet is, or where it is, or its domain. */
const namesNoPlay = (name: string, season: Season): boolean =>
  stemsOf(name).join() === stemsOf(SEASON_LABELS[season]).join() ||
  NO_PLAY.has(foldText(name).replace(/^(?:l'|le |la |les )/u, ''))

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
  // A sheet on the same theme of the reference list leaves nothing aside: it only has other words.
  const isKin = (name: string) => match.kinThemes.includes(name) && !match.themes.includes(name)
  const near = themes.filter((name) => match.nearThemes.includes(name) && !isElsewhere(name))
  const left = missed.filter((name) => !near.includes(name) && !namesNoPlay(name, season))
  const isAnyMet = match.themes.length > 0 || near.length > 0 || left.some((name) => match.metThemes.has(name))
  if (!isAnyMet && interest !== undefined) {
    const others = named(left).filter((name) => name !== interest)
    const leaves = others.length > 0 ? [bankSentences.leavesThemes(others)] : []
    return [bankSentences.followsInterest(interest, onlyMaterials), ...leaves]
  }
  const aside = left.filter((name) => !isKin(name))
  if (!isAnyMet) return left.length > 0 ? [bankSentences.noTheme(named(left), onlyMaterials)] : []
  return [
    ...(near.length > 0 ? [bankSentences.nearTheme(named(near))] : []),
    ...(aside.length > 0 ? [bankSentences.leavesThemes(named(aside))] : []),
  ]
}

const nameOf = (domain: Development) => DEVELOPMENT_LABELS[domain].toLowerCase()

/** What to say of the domain of a sheet whose first is none of those asked, or which does not develop the first asked at all. */
function domainNotice(
  { developments: [main] }: BankSheet,
  { domaines }: ActivitySheet,
  asked: readonly Development[],
): string | undefined {
  const [requested] = asked
  const isIn = (domain: Development) => domaines.some(({ domaine }) => domaine === SHEET_DOMAIN_OF[domain])
  if (!main || !requested || (asked.includes(main) && isIn(requested))) return undefined
  if (asked.includes(main)) return bankSentences.otherDomain(nameOf(main), nameOf(requested))
  const later = asked.find(isIn)
  return later
    ? bankSentences.laterDomain(nameOf(main), nameOf(later))
    : bankSentences.otherDomain(nameOf(main), nameOf(requested))
}

/** What to say of the adults that a sheet needs besides those of the request; its preparation may ask for three. */
function adultsNotice(
  { adults: needed }: BankSheet,
  { preparation }: ActivitySheet,
  adults: ActivityCriteria['adults'],
): string | undefined {
  if (preparation.some((line) => line.includes('trois adultes'))) return bankSentences.thirdAdult
  return needed === 2 && adults === null ? bankSentences.secondAdult : undefined
}

const CHILDREN_TAKEN = [
  /(?:prenez|invitez) (?:\p{L}{3,6} ou )?(?<count>\p{L}{3,6}) (?:bébés|poupons|trottineurs|enfants)/giu,
  /(?<!\p{L})(?<count>\p{L}{3,6}) (?:bébés|poupons|trottineurs|enfants) au plus(?! (?:dessous|dedans|dans|sous|sur|par|à|autour)(?![\p{L}-]))/giu,
]

/** How many children a sheet takes at a time, where its preparation says so: « prenez six enfants au plus ». */
export function childrenAtMost({ preparation }: ActivitySheet): number | undefined {
  const said = preparation.flatMap((line) => CHILDREN_TAKEN.flatMap((taken) => [...line.matchAll(taken)]))
  const counts = said.flatMap(({ groups }) => NUMBERS.get(foldText(groups?.count ?? '')) ?? [])
  return counts.length > 0 ? Math.min(...counts) : undefined
}

/** What no morning leaves time for: ice to freeze, bricks to dry, a photo to ask of each family. */
const AHEAD =
  /la veille(?!, s’il)|(?:jours?|semaines?) (?:d’avance|avant)|(?:demandez|entendez-vous|séchée?s?) d’avance|d’avance aux familles/iu

/** Whether a sheet cannot be prepared on the day. */
const isPreparedAhead = ({ materiel, preparation }: ActivitySheet): boolean =>
  [...preparation, ...materiel.flatMap(({ nom, facultatif }) => (facultatif ? [] : [nom]))].some((it) => AHEAD.test(it))

const OF_WEATHER = new Set(['pluie', 'neige', 'hiver'])

/** What the children wear is there, and no sheet leaves it aside: « bottes de pluie ». */
const isWorn = (name: string): boolean =>
  nounsOf(name)
    .split(' ')
    .every((noun) => WORN.includes(noun) || OF_WEATHER.has(noun))

/** Things that a step only speaks of: « colle au sol, comme un balai », « un casque d’air ». */
const SPOKEN_OF =
  /(?:comme (?:un|une|des|le|la|les) |comme l[’'])\p{L}+|(?<!\p{L})\p{L}+ (?:d[’']air|invisibles?|imaginaires?)/giu

/** Whether one of some texts names a material. */
function isNamedIn(texts: readonly string[], name: string): boolean {
  const nouns = nounsOf(name).split(' ')
  return texts.some((text) => {
    const words = new Set(nounsOf(text.replace(SPOKEN_OF, '')).split(' '))
    return nouns.every((noun) => words.has(noun))
  })
}

/** What a sheet is played with: its list, and its steps, which may take up what stands around. */
const listed = ({ materiel }: ActivitySheet) => materiel.map(({ nom }) => nom)
const played = (sheet: ActivitySheet) => [...listed(sheet), ...sheet.deroulement.map(({ texte }) => texte)]

/** Whether a material is a thing, in its own words: maracas serve as a drum, and are none. */
const isOne = (name: string, thing: string) => servesAs(name, thing) && isNamedIn([thing], name)

/** Of what is used, what stands for another thing of the list that she does not have, unless the play names it, and that thing. */
function standIns({ sheet }: SheetMatch, criteria: ActivityCriteria, used: readonly string[], written: ActivitySheet) {
  const lines = used.length > 0 ? linesOf(sheet, criteria) : []
  const texts = played(written)
  // What is set up beside the thing itself is no spare: « deux cônes font une porte ».
  const isSpare = (name: string, thing: string) =>
    used.some((it) => it !== name && isOne(it, thing)) && !isNamedIn(written.preparation, name)
  const stands = used.flatMap((name) => {
    const stand = isNamedIn(texts, name) ? undefined : stoodInFor(lines, name)
    if (stand === undefined) return []
    return [{ name, ...stand, isSpare: isSpare(name, stand.thing) }]
  })
  // One thing is enough in the place of another.
  const [spares, needed] = [stands.filter(({ isSpare }) => isSpare), stands.filter(({ isSpare }) => !isSpare)]
  const taken = needed.filter(({ thing }, index) => needed.findIndex((it) => it.thing === thing) === index)
  return { stands: taken, spares: spares.map(({ name }) => name) }
}

/** Whether a thing is that of a line of a list, or the line itself. */
const isOfLine = (thing: string, line: string) => thing === line || thing === shortMaterial(line)

/** What to say of the sheet beside a request. */
export function noticeOf(
  match: SheetMatch,
  criteria: ActivityCriteria,
  minutes: number,
  interest: string | undefined,
  used: readonly string[],
  written: ActivitySheet,
): string {
  const { sheet, themes } = match
  const { ageGroups, place, season, durationMinutes, adults, groupSize, onlyMaterials = false } = criteria
  // A thing typed as a theme too is not left aside by a sheet that is played with it.
  const isUsed = (name: string) => used.some((it) => nounsOf(it) === nounsOf(name))
  const missedThemes = criteria.themes.filter((name) => !themes.includes(name) && !isUsed(name))
  const subjects = missedThemes.flatMap((name) => [...subjectsNamed(name)])
  const { stands, spares } = standIns(match, criteria, used, written)
  const unused = criteria.materials.filter((name) => !used.includes(name) || spares.includes(name))
  // What a step names and the list has not is only spoken of, but for what stands around; beside a subject that asks for tact, nothing is.
  const withCare = atHand(criteria, FOR_CARE)
  const isThere = (name: string) => isAround([...withCare.around, 'eau'], name)
  const inList = written.materiel.map(({ nom }) => ({ name: nom }))
  const isInList = (name: string) =>
    !spares.includes(name) && !isFilledOtherwise(inList, name) && inList.some((line) => servesAs(name, line.name))
  const missed =
    subjects.length > 0
      ? unused
      : unused.filter(
          (name) =>
            !isWorn(name) && !isInList(name) && !isNamedIn(isThere(name) ? played(written) : listed(written), name),
        )
  const missedMaterials = missed.map(plainInterest).filter(Boolean)
  const lines = onlyMaterials ? linesOf(sheet, criteria) : []
  const available = atHand(criteria)
  const swapped = swapsOf(lines, available, withCare)
  // What every group has to wash and dry is no lack, and is told of all the same.
  const needs = lacksOf(lines, available)
    .filter((line) => ![...stands, ...swapped].some(({ thing }) => isOfLine(thing, line)))
    .map((line) => uncapitalise(withoutRole(line)))
  const instead = stands.flatMap(({ thing, by }) => (by === undefined ? [] : [{ thing, by }]))
  const swaps = [
    ...instead,
    ...swapped.filter(({ thing }) => !stands.some((stand) => isOfLine(stand.thing, thing))),
  ].map(({ thing, by }) => ({ thing: uncapitalise(shortMaterial(thing)), by: uncapitalise(by) }))
  const isPlayedWithout = onlyMaterials && used.length === 0 && missedMaterials.length > 0
  const said = (text = '') => textIn(text, { ageGroups, place, season })
  const most = childrenAtMost(written)
  return [
    ...new Set(subjects.map((subject) => subjectSentences[subject])),
    match.isOffSubject && bankSentences.otherSubject,
    match.observation === 'near' && bankSentences.observationNear,
    match.observation === 'touched' && bankSentences.observationElsewhere,
    match.observation === 'absent' && bankSentences.observationAbsent,
    ...(subjects.length === 0 ? themeNotice(match, missedThemes, criteria, interest) : []),
    said(sheet.alsoAt?.[place]),
    // Indoors, a play from outdoors has no season of its own.
    place === 'INDOORS' && sheet.place !== 'INDOORS' ? undefined : said(sheet.alsoIn?.[season]),
    minutes !== durationMinutes && bankSentences.otherDuration(minutes, durationMinutes),
    domainNotice(sheet, written, criteria.developments),
    adultsNotice(sheet, written, adults),
    isPreparedAhead(written) && bankSentences.aheadOfTime,
    most !== undefined && groupSize && groupSize > most && bankSentences.fewerAtATime(most),
    !isPlayedWithout && needs.length > 0 && bankSentences.needsBesides(needs),
    isPlayedWithout && bankSentences.onlyWithout(missedMaterials, needs),
    ...stands
      .filter(({ by }) => by === undefined)
      .map(({ name, thing }) => bankSentences.standsInFor(capitalise(yourMaterial(name)), uncapitalise(thing))),
    bankSentences.swaps(swaps),
    !isPlayedWithout && missedMaterials.length > 0 && bankSentences.leavesMaterials(missedMaterials),
  ]
    .filter(Boolean)
    .join(' ')
}
