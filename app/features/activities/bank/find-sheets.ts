import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { AgeGroup } from '#app/domain/enums.ts'
import { FOR_CARE } from '#content/activities/alike-materials.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import type { BankSheet, DayMoment, DelicateSubject, MaterialClass, Scene } from '#content/activities/types.ts'
import type { MaterialKey } from '#content/reference.ts'
import type { AtHand } from '../reference-lists/describe-material.ts'
import type { DescribedMaterials } from '../reference-lists/schema.ts'
import { momentsNamed, scenesNamed, subjectsNamed } from './named-phrases.ts'
import { isForGroup, isForPlace, nearestForm, seasonsOf } from './sheet-in-situation.ts'
import { atHand, firstShare, lacksOf, linesOf, playedShare, slotFor, useOf } from './sheet-materials.ts'
import { type FoundSheet, searchSheets } from './sheet-search.ts'
import {
  ABOUT,
  isNearTo,
  isQuietBeside,
  NEAR,
  NEAR_THEME,
  type RequestedTheme,
  requestedTheme,
  themeFit,
} from './theme-fit.ts'

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
  /** How many of them it is played with, and not only has room for. */
  played: number
  /** What it needs besides, where she asked for nothing but what she has. */
  lacks: string[]
  /** Whether the play of the sheet is what was observed. */
  isAboutObservation: boolean
  /** The observation tells of scenes, and the sheet is about none of what was observed. */
  missesScenes: boolean
  /** A theme asks for tact, and no word of the themes is in what the play is about: « séparation » is also that of the morning. */
  isOffSubject: boolean
}

/*
 * What each part of a request weighs. Of an observation only the share counts that a sheet takes up, a fifth to two thirds of it:
 * a theme that is met comes first beside one that is met by half.
 */
const WEIGHTS = {
  observation: 300,
  /** A scene that was observed is what the sheet answers, whatever its words: who pulls hair needs no hairdresser. */
  scene: 120,
  theme: 300,
  /** The play is about a theme, and does not only come near. */
  met: 70,
  ownMaterial: 120,
  /** A routine, for who speaks of its moment. */
  moment: 80,
  domain: 60,
  lack: 70,
  material: 60,
  /** The material is what is played with: an author names it among what calls for her sheet. */
  playedWith: 50,
  /** It stands first in the list of the sheet. */
  first: 60,
  secondDomain: 12,
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
 * From this share of its words on, an observation that tells no known scene is taken to be about the play: of 78 that
 * colleagues judged, they found it taken up in none of the ten below, and in 42 of the 68 above. Where a scene is told it
 * decides: of 86 sheets that answered one, 28 were graded 3 of 5 or less for it, of 14 that did not, 13.
 */
const ABOUT_OBSERVATION = 0.2
/** The same for a routine, which is for those who speak of its moment. */
const ABOUT_ROUTINE = 0.2
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
  /** Scenes that the observation tells of. */
  scenes: ReadonlySet<Scene>
  best: number
}

/** What a sheet loses by being for many more ages than a group has. */
function manyAges(sheet: BankSheet, ageGroups: readonly AgeGroup[]): number {
  if (sheet.ageGroups.length < MANY_AGES || ageGroups.length > FEW_AGES) return 0
  return ageGroups.join() === BABIES ? WEIGHTS.manyAgesForBabies : WEIGHTS.manyAges
}

/** How far a sheet answers the scenes of an observation, 0 to 1: one is enough, and each other that was told of is a little better. */
function sceneShare({ scenes }: BankSheet, told: ReadonlySet<Scene>): number {
  const answered = scenes.filter((it) => told.has(it)).length
  return answered === 0 ? 0 : ONE_SCENE + (1 - ONE_SCENE) * (answered / told.size)
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
  const answered = sceneShare(sheet, request.scenes)
  const isTold = request.scenes.size > 0 ? answered > 0 : (seen?.share ?? 0) >= ABOUT_OBSERVATION
  const isAboutObservation = isOnSubject || isOfMoment || isTold
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
  const timesAsLong = Math.abs(Math.log2(nearestForm(sheet, durationMinutes) / durationMinutes))
  const score =
    (isTactful ? WEIGHTS.observation : WEIGHTS.observation / 2) * (seen ? (seen.score / best) * seen.share : 0) +
    // Beside a subject that asks for tact, what children were seen to do counts for the sheets on it.
    (isTactful ? WEIGHTS.scene * answered : 0) +
    WEIGHTS.theme *
      Math.max(0, ...fits.map(({ fit }, index) => (index === 0 ? fit : fit * LATER_THEME))) *
      (taken.length > 1 ? 1.25 : 1) +
    (taken.length > 0 ? WEIGHTS.met : 0) +
    WEIGHTS.domain * (sheet.developments[0] === main ? 1 : main && sheet.developments.includes(main) ? 0.6 : 0) +
    (onlyMaterials ? WEIGHTS.ownMaterial : WEIGHTS.material) * useShare +
    (onlyMaterials || themes.length === 0
      ? (WEIGHTS.playedWith * playedShare(sheet, used) + WEIGHTS.first * firstShare(lines, used)) * useShare
      : 0) -
    WEIGHTS.lack * lacks.length -
    manyAges(sheet, ageGroups) +
    WEIGHTS.secondDomain * (second && sheet.developments.includes(second) ? 1 : 0) +
    WEIGHTS.duration * (1 - timesAsLong) +
    (sheet.place === criteria.place ? WEIGHTS.ownPlace : 0) +
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
    played: uses.filter((use) => use >= IS_PLAYED).length,
    slots,
    lacks,
    isAboutObservation,
    missesScenes: request.scenes.size > 0 && !isAboutObservation,
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
