import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { AgeGroup } from '#app/domain/enums.ts'
import { FOR_CARE } from '#content/activities/alike-materials.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import type { BankSheet, DayMoment, DelicateSubject, Feast, MaterialClass, Scene } from '#content/activities/types.ts'
import type { MaterialKey } from '#content/reference.ts'
import type { AtHand } from '../reference-lists/describe-material.ts'
import type { DescribedMaterials } from '../reference-lists/schema.ts'
import { feastsNamed, momentsNamed, scenesNamed, subjectsNamed } from './named-phrases.ts'
import { isForGroup, isForPlace, nearestForm, seasonsOf } from './sheet-in-situation.ts'
import { atHand, firstShare, lacksOf, linesOf, playedShare, slotFor, useOf } from './sheet-materials.ts'
import { type FoundSheet, searchSheets } from './sheet-search.ts'
import {
  ABOUT,
  isKinTo,
  isNearTo,
  isQuietBeside,
  NEAR,
  NEAR_THEME,
  type RequestedTheme,
  requestedTheme,
  themeFit,
} from './theme-fit.ts'

/** What was observed is played, or a scene like it is, or it is only touched, or not in the sheet at all. */
export type ObservationFit = 'played' | 'near' | 'touched' | 'absent'

/** A sheet of the bank for a request, with what of the request it takes up. */
export type SheetMatch = {
  sheet: BankSheet
  /** Higher is better. */
  score: number
  /** Requested themes that are the play of the sheet. */
  themes: string[]
  /** Those that its play comes near: « autobus » for « autobus de ville », a feast for another one. */
  nearThemes: string[]
  /** Those with which it shares a theme of the reference list only, « semences » for a sheet of seedlings, or a scene. */
  kinThemes: string[]
  /** Requested themes that are the play of some sheet that suits the request. */
  metThemes: ReadonlySet<string>
  /** Requested materials that the sheet uses. */
  materials: string[]
  /** Those for which its author wrote a sentence, beside what its list names, with their class. */
  slots: ReadonlyMap<string, MaterialClass>
  /** How many of them it is played with, and not only has room for. */
  played: number
  /** What it needs besides, where she asked for nothing but what she has. */
  lacks: string[]
  /** How far the play of the sheet is what was observed; null where nothing was. */
  observation: ObservationFit | null
  /** A theme asks for tact, and no word of the themes is in what the play is about: « séparation » is also that of the morning. */
  isOffSubject: boolean
}

/*
 * What each part of a request weighs. Colleagues graded eight sheets for each of 306 requests that they had typed: with these
 * weights the first is one that they would give for 89 of a hundred, where it was 83 with domain and material at 60 each.
 */
const WEIGHTS = {
  /** The share of an observation that a sheet takes up, where no other takes up more. */
  observation: 300,
  observedShare: 120,
  /** How near it is beside the nearest. */
  observedScore: 120,
  /** A scene that was observed is what the sheet answers, whatever its words: who pulls hair needs no hairdresser. */
  scene: 120,
  theme: 300,
  /** The play is about a theme, and does not only come near. */
  met: 30,
  ownMaterial: 240,
  /** A routine, for who speaks of its moment. */
  moment: 80,
  domain: 160,
  lack: 180,
  material: 120,
  /** The material is what is played with: an author names it among what calls for her sheet. */
  playedWith: 150,
  /** The same beside a theme. */
  playedWithTheme: 80,
  /** It stands first in the list of the sheet. */
  first: 60,
  secondDomain: 40,
  /** Lost for a form half or twice as long as was asked. */
  duration: 30,
  /** It was written for the place, and does not only work there too. */
  ownPlace: 6,
  /** Of a sheet for nearly all ages, where another was written for the one or two of the group. */
  manyAges: 20,
  /** The same for babies alone: what such a sheet says to them is short. */
  manyAgesForBabies: 60,
}
/** Groups of age for which a sheet is one for a home, and those of a room in a daycare at most. */
const [MANY_AGES, FEW_AGES] = [4, 2]
const BABIES: AgeGroup = 'AGE_0_18_MONTHS'
const SNOW: MaterialKey = 'neige'
/** Part of a fit that counts for a theme typed after the first. */
const LATER_THEME = 0.75
/** From this use on a sheet is played with a material. */
const IS_PLAYED = 0.75
/** What a sheet gets for any one scene that was told of; the rest is for the share of them that it answers. */
const ONE_SCENE = 0.7
/** « Avec ce que j’ai »: things that a sheet may need besides, when it uses one that she has; one more for each other. */
const LACKS_MAX = 2
/** The same where no sheet for all these ages needs as few: younger ones alone would leave children out. */
const LACKS_AT_WORST = 5
/** A sheet that she or her group has had this month comes after all those that she has not. */
const ALREADY_HAD = 1_000
/**
 * Shares of its words from which on an observation is taken to be played, and to be touched. Of 222 sheets that colleagues
 * read for theirs, they found it played in 99 of 136 above the first and absent in four; between the two in 19 and absent in 14
 * of 58; below, in one of 28. Of two answers, they like better the one that begins with what they saw.
 */
const [PLAYED, TOUCHED] = [0.4, 0.2]
/*
 * Shares from which on the sheet is taken to play a scene like the one observed: where it answers half of the scenes that are told
 * of, and where none is known by its words. Of 48 sheets that strict readers graded beside their observation, they found it
 * taken up in 11 of 16 such ones, and in one of 20 others below the first share of played ones.
 */
const [NEAR_SCENE, NEAR_WORDS] = [0.15, 0.25]
const HALF = 0.5
/** From this share on a routine, or a feast, is for an observation that does not name it. */
const ABOUT_ROUTINE = 0.3
/**
 * A routine is for those who speak of its moment, a feast for those who name it, a sheet that follows any interest for those who
 * name one, and what is played with snow outside of winter for those who have some.
 */
function isOutOfPlace(
  { key, moment, feast, followsInterest, materials }: BankSheet,
  { criteria, themes, moments, feasts }: Request,
  taken: readonly string[],
): boolean {
  // « Le retour de dehors » names no moment, and is what an author calls her routine.
  if (moment !== undefined) return !moments.has(moment) && !themes.some(({ called }) => called.has(key))
  if (feast !== undefined) return !feasts.has(feast)
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
  feasts: ReadonlySet<Feast>
  /** Subjects that ask for tact, named by a theme or by what was observed. */
  subjects: ReadonlySet<DelicateSubject>
  observed: Map<string, FoundSheet>
  /** Scenes that the observation tells of. */
  scenes: ReadonlySet<Scene>
  best: number
}

/** What a sheet loses by being for many more ages than a group has. */
function manyAges(sheet: BankSheet, ageGroups: readonly AgeGroup[]): number {
  if (sheet.ageGroups.length < MANY_AGES || ageGroups.length > FEW_AGES) return 0
  return ageGroups.join() === BABIES ? WEIGHTS.manyAgesForBabies : WEIGHTS.manyAges
}

/** How many of the scenes of an observation a sheet answers. */
const scenesAnswered = ({ scenes }: BankSheet, told: ReadonlySet<Scene>): number =>
  scenes.filter((it) => told.has(it)).length

/** How far a sheet answers the scenes of an observation, 0 to 1: one is enough, and each other that was told of is a little better. */
function sceneShare(sheet: BankSheet, told: ReadonlySet<Scene>): number {
  const answered = scenesAnswered(sheet, told)
  return answered === 0 ? 0 : ONE_SCENE + (1 - ONE_SCENE) * (answered / told.size)
}

/** @param isCalled an author wrote the sheet for that subject or moment, whatever its words. */
function observationFit(sheet: BankSheet, told: ReadonlySet<Scene>, share: number, isCalled: boolean): ObservationFit {
  if (share >= PLAYED || isCalled) return 'played'
  const isHalfAnswered = scenesAnswered(sheet, told) >= HALF * told.size
  const isLikeIt = told.size === 0 ? share >= NEAR_WORDS : isHalfAnswered && share >= NEAR_SCENE
  if (isLikeIt) return 'near'
  return share >= TOUCHED ? 'touched' : 'absent'
}

function matchOf(sheet: BankSheet, request: Request): Omit<SheetMatch, 'metThemes'> {
  const { criteria, described, themes, isDelicate, observed, best } = request
  const { ageGroups, developments, materials, durationMinutes, onlyMaterials = false } = criteria
  const [main, second] = developments
  const lines = onlyMaterials || materials.length > 0 ? linesOf(sheet, criteria) : []
  const seen = observed.get(sheet.key)
  const isOnSubject = sheet.subject !== undefined && request.subjects.has(sheet.subject)
  const isOfOtherMoment = sheet.moment !== undefined && request.moments.size > 0
  // Beside a theme it only tells when it was seen.
  const isOfMoment = themes.length === 0 && sheet.moment !== undefined && request.moments.has(sheet.moment)
  const answered = sceneShare(sheet, request.scenes)
  const share = seen?.share ?? 0
  const nearness = seen ? seen.score / best : 0
  const isTactful = !isDelicate || themes.some(({ subjects }) => sheet.subject && subjects.has(sheet.subject))
  const fits = themes.map((theme) => ({
    name: theme.name,
    fit: isTactful ? themeFit(sheet, theme) : isQuietBeside(sheet, theme.subjects) ? NEAR_THEME : 0,
  }))
  const taken = fits.filter(({ fit }) => fit >= ABOUT).map(({ name }) => name)
  const nearThemes = isTactful ? themes.filter((theme) => isNearTo(sheet, theme)).map(({ name }) => name) : []
  const kinThemes = themes.filter((theme) => isKinTo(sheet, theme)).map(({ name }) => name)
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
  const timesAsLong = Math.abs(Math.log2(nearestForm(sheet, durationMinutes) / durationMinutes))
  const score =
    (isTactful ? 1 : 0.5) * WEIGHTS.observation * nearness * share +
    WEIGHTS.observedShare * share +
    WEIGHTS.observedScore * nearness +
    // Beside a subject that asks for tact, what children were seen to do counts for the sheets on it.
    (isTactful ? WEIGHTS.scene * answered : 0) +
    WEIGHTS.theme *
      Math.max(0, ...fits.map(({ fit }, index) => (index === 0 ? fit : fit * LATER_THEME))) *
      (taken.length > 1 ? 1.25 : 1) +
    (taken.length > 0 ? WEIGHTS.met : 0) +
    WEIGHTS.domain * (sheet.developments[0] === main ? 1 : main && sheet.developments.includes(main) ? 0.6 : 0) +
    (onlyMaterials ? WEIGHTS.ownMaterial : WEIGHTS.material) * useShare +
    (onlyMaterials || themes.length === 0
      ? WEIGHTS.playedWith * playedShare(sheet, used) + WEIGHTS.first * firstShare(lines, used)
      : WEIGHTS.playedWithTheme * playedShare(sheet, used)) *
      useShare -
    WEIGHTS.lack * lacks.length -
    manyAges(sheet, ageGroups) +
    WEIGHTS.secondDomain * (second && sheet.developments.includes(second) ? 1 : 0) +
    WEIGHTS.duration * (1 - timesAsLong) +
    (sheet.place === criteria.place ? WEIGHTS.ownPlace : 0) +
    (isOfMoment ? WEIGHTS.moment : 0) -
    (isOutOfPlace(sheet, request, taken) && (share < ABOUT_ROUTINE || isOfOtherMoment) ? WEIGHTS.theme : 0)
  const isOffSubject =
    isDelicate && sheet.subject === undefined && themes.every(({ found }) => (found.get(sheet.key)?.share ?? 0) < NEAR)
  return {
    sheet,
    score,
    themes: taken,
    nearThemes,
    kinThemes,
    materials: used,
    played: uses.filter((use) => use >= IS_PLAYED).length,
    slots,
    lacks,
    observation: criteria.observation ? observationFit(sheet, request.scenes, share, isOnSubject || isOfMoment) : null,
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
  const scenes = scenesNamed(observation)
  const subjects = new Set(texts.flatMap((text) => [...subjectsNamed(text)]))
  // Tears at the door are told in many ways, and named as a subject in few.
  if (scenes.has('separation')) subjects.add('separation')
  const suitable = SHEETS.filter(
    (sheet) =>
      (sheet.subject === undefined || subjects.has(sheet.subject)) &&
      isForGroup(sheet, ageGroups, place) &&
      isForPlace(sheet, place, season) &&
      seasonsOf(sheet).includes(season) &&
      (adults !== 1 || sheet.adults === 1),
  )
  const observed = searchSheets(observation)
  const best = Math.max(1, ...suitable.map(({ key }) => observed.get(key)?.score ?? 0))
  const moments = new Set(texts.flatMap((text) => [...momentsNamed(text)]))
  const feasts = new Set(texts.flatMap((text) => [...feastsNamed(text)]))
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
    feasts,
    subjects,
    observed,
    scenes,
    best,
  }
  const all = suitable.map((sheet) => matchOf(sheet, request))
  const lacksMax = (used: number) => (used > 0 ? Math.min(LACKS_MAX + used - 1, LACKS_AT_WORST) : 0)
  // A thing that only has a class in common with what a sheet has room for is not what it is played with.
  const withFewLacks = all.filter(({ played, lacks }) => lacks.length <= lacksMax(played))
  const matches = withFewLacks.length > 0 ? withFewLacks : all.filter(({ lacks }) => lacks.length <= LACKS_AT_WORST)
  const metThemes = new Set(matches.flatMap((match) => (match.sheet.moment ? [] : match.themes)))
  const rank = ({ sheet, score }: SheetMatch) => score - (had.has(sheet.key) ? ALREADY_HAD : 0)
  return matches.map((match) => ({ ...match, metThemes })).toSorted((a, b) => rank(b) - rank(a))
}
