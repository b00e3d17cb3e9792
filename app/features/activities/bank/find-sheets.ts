import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { AgeGroup } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { isKeyboardRun } from '#app/lib/french/plain-text.ts'
import { FOR_CARE } from '#content/activities/alike-materials.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { QUIET_THEMES } from '#content/activities/theme-words.ts'
import type { BankSheet, DayMoment, DelicateSubject, MaterialClass } from '#content/activities/types.ts'
import { type MaterialKey, THEMES } from '#content/reference.ts'
import type { AtHand } from '../reference-lists/describe-material.ts'
import type { DescribedMaterials } from '../reference-lists/schema.ts'
import { isForGroup, nearestForm, placesOf, seasonsOf } from './sheet-in-situation.ts'
import { atHand, firstShare, lacksOf, linesOf, playedShare, slotFor, useOf } from './sheet-materials.ts'
import {
  type FoundSheet,
  momentsNamed,
  searchInterest,
  searchSheets,
  sheetsCalled,
  subjectsNamed,
  themesNamed,
} from './sheet-search.ts'

/** A sheet of the bank for a request, with what of the request it takes up. */
export type SheetMatch = {
  sheet: BankSheet
  /** Higher is better. */
  score: number
  /** Requested themes that are the play of the sheet. */
  themes: string[]
  /** Those that its play comes near: « autobus » for « autobus de ville », a feast for another one. */
  nearThemes: string[]
  /** Requested themes that are the play of some sheet that suits the request. */
  metThemes: ReadonlySet<string>
  /** Requested materials that the sheet uses. */
  materials: string[]
  /** Those for which its author wrote a sentence, beside what its list names, with their class. */
  slots: ReadonlyMap<string, MaterialClass>
  /** What it needs besides, where she asked for nothing but what she has. */
  lacks: string[]
  /** The same with the things for washing and drying, which every group has and which she is told of all the same. */
  needs: string[]
  /** Whether the play of the sheet is what was observed. */
  isAboutObservation: boolean
  /** A theme asks for tact, and no word of the themes is in what the play is about: « séparation » is also that of the morning. */
  isOffSubject: boolean
}

/*
 * What each part of a request weighs. Of an observation only the share counts that a sheet takes up, a fifth to two thirds of it:
 * a theme that is met comes first beside one that is met by half.
 */
const WEIGHTS = {
  observation: 400,
  theme: 300,
  ownMaterial: 120,
  /** A routine, for who speaks of its moment. */
  moment: 80,
  domain: 60,
  lack: 30,
  material: 40,
  /** The material is what is played with: an author names it among what calls for her sheet. */
  playedWith: 50,
  /** It stands first in the list of the sheet. */
  first: 60,
  secondDomain: 12,
  duration: 12,
  /** Of a sheet for nearly all ages, where another was written for the one or two of the group. */
  manyAges: 20,
  /** The same for babies alone: what such a sheet says to them is short. */
  manyAgesForBabies: 60,
}
/** Groups of age for which a sheet is one for a home, and those of a room in a daycare at most. */
const [MANY_AGES, FEW_AGES] = [4, 2]
const BABIES: AgeGroup = 'AGE_0_18_MONTHS'
const SNOW: MaterialKey = 'neige'
/** « Avec ce que j’ai »: things that a sheet may need besides, when it uses one that she has; one more for each other. */
const LACKS_MAX = 2
/** The same where no sheet for all these ages needs as few: younger ones alone would leave children out. */
const LACKS_AT_WORST = 5
/** A sheet that she or her group has had this month comes after all those that she has not. */
const ALREADY_HAD = 1_000
/** From this share of its words on, a text is taken to be about the play of a sheet. */
const ABOUT = 0.55
/**
 * The same for an observation, which tells a scene in words of its own: of 78 that colleagues wrote and judged, they found it
 * taken up in none of the ten sheets found below this share, and in 42 of the 68 above.
 */
const ABOUT_OBSERVATION = 0.2
/** The same for a routine, which is for those who speak of its moment. */
const ABOUT_ROUTINE = 0.2
/** A sheet on the same delicate subject, whose words are others: « séparation » is the parents’ and that of the morning. */
const SAME_SUBJECT = 0.6
/** From this share on it comes near, and before a sheet that follows any interest. */
const NEAR = 0.3
const NEAR_WORDS = 0.495
/** From this share on a sheet has all the words of a phrase that no sheet here was called by. */
const WHOLE = 0.9
/** Part that counts of words found apart in a sheet, where another was written for the phrase: « fête des pères », and the père Noël. */
const SCATTERED = 0.5
/** A sheet that follows any interest, for a typed theme. */
const FOLLOWED_INTEREST = 0.49
/** A sheet that shares only its theme of the reference list with a typed name. */
const NEAR_THEME = 0.45
/** Part of a fit that counts for a theme typed after the first. */
const LATER_THEME = 0.75
/** Part of a fit that says how near the words are: « train » names the sheet of the train before one where something is « traîné ». */
const NEARNESS = 0.15

const themeNames = new Set(THEMES.map(({ name }) => foldText(name)))

/** Words of an interest at most: more are a sentence, which no sentence of a sheet can end with. */
const INTEREST_WORDS_MAX = 5

/** Whether a typed theme may be what children are interested in, and not a sentence or keys at random. Pure. */
export function isInterest(name: string): boolean {
  const words = foldText(name)
    .split(/[^a-z]+/u)
    .filter(Boolean)
  const isSaid = (word: string) => word.length < 3 || (/[aeiouy]/u.test(word) && !isKeyboardRun(word))
  return words.length > 0 && words.length <= INTEREST_WORDS_MAX && words.every(isSaid)
}

type RequestedTheme = {
  name: string
  isOfList: boolean
  /** Themes of the reference list that the name is, or is about. */
  keys: Set<string>
  subjects: Set<DelicateSubject>
  found: Map<string, FoundSheet>
  /** Keys of the sheets whose author named it, when it has several words. */
  called: ReadonlySet<string>
  /** Whether one of these suits the request. */
  isCalledHere: boolean
  /** The highest score of those found. */
  best: number
  /** {@link isInterest} */
  isInterest: boolean
  /** Whether a sheet that follows any interest may take it: no sheet that suits the request is about it. */
  isFollowable: boolean
}

/** Share, 0 to 1, of the words of a theme that the play of a sheet is about. */
function shareOf(
  { found, called, isCalledHere }: Pick<RequestedTheme, 'found' | 'called' | 'isCalledHere'>,
  { key }: BankSheet,
): number {
  const share = found.get(key)?.share ?? 0
  // Where no sheet that suits has the phrase, one that has all its words is about it; « cabane » alone is no « cabane à sucre ».
  const isWhole = called.size === 0 || called.has(key) || (!isCalledHere && share >= WHOLE)
  return isWhole ? share : share * SCATTERED
}

function requestedTheme(name: string, suitable: readonly BankSheet[]): RequestedTheme {
  const isOfList = themeNames.has(foldText(name))
  const found = searchInterest(name)
  const best = Math.max(1, ...[...found.values()].map(({ score }) => score))
  const called = sheetsCalled(name)
  const isCalledHere = suitable.some(({ key }) => called.has(key))
  const isMet = suitable.some(
    (sheet) =>
      sheet.subject === undefined &&
      sheet.moment === undefined &&
      shareOf({ found, called, isCalledHere }, sheet) >= ABOUT,
  )
  return {
    name,
    isOfList,
    keys: themesNamed(name),
    subjects: subjectsNamed(name),
    found,
    called,
    isCalledHere,
    best,
    isInterest: isInterest(name),
    isFollowable: !isOfList && !isMet && isInterest(name),
  }
}

/** Whether a sheet may be offered beside a subject that has none of its own: nothing in it imitates anybody. */
const isQuietBeside = (sheet: BankSheet, subjects: ReadonlySet<DelicateSubject>): boolean =>
  [...subjects].some((subject) => QUIET_THEMES[subject]?.some((key) => sheet.themes.includes(key)))

/**
 * How far a theme is the play of a sheet, 0 to 1: 1 when it is, the share of its words that the sheet is about, or less when
 * they only share a theme of the reference list.
 */
function themeFit(sheet: BankSheet, theme: RequestedTheme): number {
  const { keys, isOfList, subjects, found, best, isFollowable } = theme
  const share = shareOf(theme, sheet)
  // A subject that asks for tact is answered by the sheets written for it, and never pasted into another.
  if (subjects.size > 0) {
    if (sheet.subject === undefined || !subjects.has(sheet.subject)) return 0
    return Math.max(SAME_SUBJECT, share)
  }
  const isNear = sheet.themes.some((key) => keys.has(key))
  if (isOfList) return isNear ? 1 : 0
  const { score = 0 } = found.get(sheet.key) ?? {}
  if (share >= ABOUT) return Math.max(ABOUT, share * (1 - NEARNESS + NEARNESS * (score / best)))
  if (share >= NEAR) return NEAR_WORDS
  if (sheet.followsInterest && isFollowable) return FOLLOWED_INTEREST
  return isNear ? NEAR_THEME : 0
}

/** Whether a sheet comes near a theme and is not about it: by some of its words, or as another sheet on the same delicate subject. */
function isNearTo(sheet: BankSheet, theme: RequestedTheme): boolean {
  const share = shareOf(theme, sheet)
  if (!theme.isInterest || share >= ABOUT) return false
  const isOnSubject = sheet.subject !== undefined && theme.subjects.has(sheet.subject)
  return isOnSubject || (share >= NEAR && themeFit(sheet, theme) < ABOUT)
}

/**
 * A routine is for those who speak of its moment, a sheet that follows any interest for those who name one, and what is played
 * with snow outside of winter for those who have some.
 */
function isOutOfPlace(
  { moment, followsInterest, materials }: BankSheet,
  { criteria, themes, moments }: Request,
  taken: readonly string[],
): boolean {
  if (moment !== undefined) return !moments.has(moment)
  if (followsInterest === true) return !themes.some(({ isFollowable }) => isFollowable)
  return materials[0] === SNOW && criteria.season !== 'WINTER' && taken.length === 0
}

type Request = {
  criteria: ActivityCriteria
  described: DescribedMaterials
  /** {@link atHand} */
  available: AtHand
  /** {@link available}, with what every group has. */
  availableWithCare: AtHand
  themes: RequestedTheme[]
  /** A theme asks for tact: a sheet that is not about it is taken for nothing else that is typed. */
  isDelicate: boolean
  moments: ReadonlySet<DayMoment>
  /** Subjects that ask for tact, named by a theme or by what was observed. */
  subjects: ReadonlySet<DelicateSubject>
  observed: Map<string, FoundSheet>
  best: number
}

/** What a sheet loses by being for many more ages than a group has. */
function manyAges(sheet: BankSheet, ageGroups: readonly AgeGroup[]): number {
  if (sheet.ageGroups.length < MANY_AGES || ageGroups.length > FEW_AGES) return 0
  return ageGroups.join() === BABIES ? WEIGHTS.manyAgesForBabies : WEIGHTS.manyAges
}

function matchOf(sheet: BankSheet, request: Request): Omit<SheetMatch, 'metThemes'> {
  const { criteria, described, themes, isDelicate, observed, best } = request
  const { ageGroups, developments, materials, durationMinutes, onlyMaterials = false } = criteria
  const [main, second] = developments
  const lines = onlyMaterials || materials.length > 0 ? linesOf(sheet, criteria) : []
  const seen = observed.get(sheet.key)
  const isOnSubject = sheet.subject !== undefined && request.subjects.has(sheet.subject)
  // Beside a theme it only tells when it was seen.
  const isOfMoment = themes.length === 0 && sheet.moment !== undefined && request.moments.has(sheet.moment)
  const isAboutObservation = isOnSubject || isOfMoment || (seen?.share ?? 0) >= ABOUT_OBSERVATION
  const isTactful = !isDelicate || themes.some(({ subjects }) => sheet.subject && subjects.has(sheet.subject))
  const fits = themes.map((theme) => ({
    name: theme.name,
    fit: isTactful ? themeFit(sheet, theme) : isQuietBeside(sheet, theme.subjects) ? NEAR_THEME : 0,
  }))
  const taken = fits.filter(({ fit }) => fit >= ABOUT).map(({ name }) => name)
  const nearThemes = isTactful ? themes.filter((theme) => isNearTo(sheet, theme)).map(({ name }) => name) : []
  // Beside a subject that has no sheet, nothing she typed for it is put into the play: feathers make a costume.
  const uses = materials.map((name) => (isTactful ? useOf(sheet, lines, name, described) : 0))
  const used = materials.filter((_, index) => uses[index] !== 0)
  const slots = new Map(
    used.flatMap((name) => {
      const of = slotFor(sheet, lines, name, described)
      return of ? [[name, of] as const] : []
    }),
  )
  const useShare = uses.reduce((sum, use) => sum + use, 0) / Math.max(1, materials.length)
  const lacks = onlyMaterials ? lacksOf(lines, request.available, request.availableWithCare) : []
  const needs = onlyMaterials ? lacksOf(lines, request.available) : []
  const minutesOff = Math.abs(nearestForm(sheet, durationMinutes) - durationMinutes)
  const score =
    (isTactful ? WEIGHTS.observation : WEIGHTS.observation / 2) * (seen ? (seen.score / best) * seen.share : 0) +
    WEIGHTS.theme *
      Math.max(0, ...fits.map(({ fit }, index) => (index === 0 ? fit : fit * LATER_THEME))) *
      (taken.length > 1 ? 1.25 : 1) +
    WEIGHTS.domain * (sheet.developments[0] === main ? 1 : main && sheet.developments.includes(main) ? 0.6 : 0) +
    (onlyMaterials ? WEIGHTS.ownMaterial : WEIGHTS.material) * useShare +
    (onlyMaterials || themes.length === 0
      ? (WEIGHTS.playedWith * playedShare(sheet, used) + WEIGHTS.first * firstShare(lines, used)) * useShare
      : 0) -
    WEIGHTS.lack * lacks.length -
    manyAges(sheet, ageGroups) +
    WEIGHTS.secondDomain * (second && sheet.developments.includes(second) ? 1 : 0) +
    WEIGHTS.duration * (1 - minutesOff / 60) +
    (isOfMoment ? WEIGHTS.moment : 0) -
    (isOutOfPlace(sheet, request, taken) && (seen?.share ?? 0) < ABOUT_ROUTINE ? WEIGHTS.theme : 0)
  const isOffSubject =
    isDelicate && sheet.subject === undefined && themes.every(({ found }) => (found.get(sheet.key)?.share ?? 0) < NEAR)
  return {
    sheet,
    score,
    themes: taken,
    nearThemes,
    materials: used,
    slots,
    lacks,
    needs,
    isAboutObservation,
    isOffSubject,
  }
}

/**
 * The sheets of the bank that suit a request, best first: ages, place, season and adults are never bent, « avec ce que j’ai »
 * by two things at most (by more where it would have to leave out an age), and a sheet on a delicate subject is only for
 * those who name it; then the theme and what was observed, the materials, the domain, the ages and the duration, and last what
 * was had this month. Empty when no sheet was written for these ages together in this place and season. Pure.
 * @param had keys of the sheets that the person or her group has had this month.
 */
export function findSheets(
  criteria: ActivityCriteria,
  had: ReadonlySet<string>,
  described: DescribedMaterials,
): SheetMatch[] {
  const { ageGroups, place, season, observation = '', adults } = criteria
  const texts = [observation, ...criteria.themes]
  const subjects = new Set(texts.flatMap((text) => [...subjectsNamed(text)]))
  const suitable = SHEETS.filter(
    (sheet) =>
      (sheet.subject === undefined || subjects.has(sheet.subject)) &&
      isForGroup(sheet, ageGroups, place) &&
      placesOf(sheet).includes(place) &&
      seasonsOf(sheet).includes(season) &&
      (adults !== 1 || sheet.adults === 1),
  )
  const observed = searchSheets(observation)
  const best = Math.max(1, ...suitable.map(({ key }) => observed.get(key)?.score ?? 0))
  const moments = new Set(texts.flatMap((text) => [...momentsNamed(text)]))
  const themes = criteria.themes.map((name) => requestedTheme(name, suitable))
  const isDelicate = themes.some(({ subjects: named }) => named.size > 0)
  const request: Request = {
    criteria,
    described,
    available: atHand(criteria),
    availableWithCare: atHand(criteria, FOR_CARE),
    themes,
    isDelicate,
    moments,
    subjects,
    observed,
    best,
  }
  const all = suitable.map((sheet) => matchOf(sheet, request))
  const lacksMax = (used: number) => (used > 0 ? Math.min(LACKS_MAX + used - 1, LACKS_AT_WORST) : 0)
  const withFewLacks = all.filter(({ materials, lacks }) => lacks.length <= lacksMax(materials.length))
  const matches = withFewLacks.length > 0 ? withFewLacks : all.filter(({ lacks }) => lacks.length <= LACKS_AT_WORST)
  const metThemes = new Set(matches.flatMap((match) => (match.sheet.moment ? [] : match.themes)))
  const rank = ({ sheet, score }: SheetMatch) => score - (had.has(sheet.key) ? ALREADY_HAD : 0)
  return matches.map((match) => ({ ...match, metThemes })).toSorted((a, b) => rank(b) - rank(a))
}
