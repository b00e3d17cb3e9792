import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { type BankSheet, type DayMoment, MATERIAL_CLASSES, type MaterialClass } from '#content/activities/types.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'
import { alikeGroup, materialFacts } from '../reference-lists/describe-material.ts'
import type { DescribedMaterials } from '../reference-lists/schema.ts'
import { nearestForm, placesOf, seasonsOf } from './sheet-in-situation.ts'
import {
  type FoundSheet,
  momentsNamed,
  searchInterest,
  searchSheets,
  stemsOf,
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
  /** Requested materials that the sheet uses. */
  materials: string[]
  /** Whether the play of the sheet is what was observed. */
  isAboutObservation: boolean
}

/* The order in which a request is honoured: what was observed, then the theme, each outweigh all that follow together. */
const WEIGHTS = { observation: 400, theme: 200, domain: 60, material: 40, secondDomain: 12, duration: 12 }
/** A sheet that she or her group has had this month comes after all those that she has not. */
const ALREADY_HAD = 1_000
/** From this share of its words on, a text is taken to be about the play of a sheet. */
const ABOUT = 0.5
/**
 * The same for an observation, which tells a scene in words of its own: of 60 that educators wrote, a colleague took the sheet
 * found for 26 of the 28 at or above this share.
 */
const ABOUT_OBSERVATION = 0.2
/** A sheet that follows any interest, for a typed theme. */
const FOLLOWED_INTEREST = 0.49
/** A sheet that shares only its theme of the reference list with a typed name. */
const NEAR_THEME = 0.45
/** Part of a fit that says how near the words are: « train » names the sheet of the train before one where something is « traîné ». */
const NEARNESS = 0.15

const materialKeys = new Map<string, string>(MATERIALS.map(({ key, name }) => [foldText(name), key]))

/** The classes of material for which the author of a sheet wrote a sentence, once they have been looked for. */
const slots = new Map<string, MaterialClass[]>()

function slotsOf({ key, sheet }: BankSheet): MaterialClass[] {
  let found = slots.get(key)
  if (!found) {
    const text = JSON.stringify(sheet)
    found = MATERIAL_CLASSES.filter((of) => text.includes(`avec-${of}`))
    slots.set(key, found)
  }
  return found
}

/** The class of a material, where the author of the sheet wrote what to do with such a one. */
export function slotFor(sheet: BankSheet, name: string, described: DescribedMaterials): MaterialClass | undefined {
  const of = materialFacts(name, described)?.class
  return of && slotsOf(sheet).includes(of) ? of : undefined
}

/** Whether one of the names that a person typed is the thing that a list of material names, or serves the same play. */
function createHas(names: readonly string[]): (thing: string | null) => boolean {
  const stems = new Set(names.flatMap(stemsOf))
  const groups = new Set(names.map(alikeGroup).filter((group) => group !== undefined))
  return (thing) => {
    if (thing === null) return false
    const group = alikeGroup(thing)
    return (group !== undefined && groups.has(group)) || stemsOf(thing).some((stem) => stems.has(stem))
  }
}

/** Whether the sheet uses a material: one of the reference list, one that its own list names, or one of a class it has room for. */
function usesMaterial(bankSheet: BankSheet, name: string, described: DescribedMaterials): boolean {
  const { materials, sheet } = bankSheet
  if (slotFor(bankSheet, name, described)) return true
  const key = materialKeys.get(foldText(name))
  if (key) return materials.some((it) => it === key)
  const has = createHas([name])
  return sheet.materiel.some(({ nom, remplacement }) => has(nom) || has(remplacement))
}

/** « Avec ce que j’ai »: whether everything the sheet needs is among these materials, or may be replaced by one of them. */
function needsOnly({ materials, sheet }: BankSheet, available: readonly string[]): boolean {
  const has = createHas(available)
  const keys = new Set(available.map((name) => materialKeys.get(foldText(name))))
  const missing = sheet.materiel.filter(
    ({ nom, remplacement, facultatif }) => !facultatif && !has(nom) && !has(remplacement),
  )
  // A name of the reference list stands for several things: « Contenants et cuillères » is the bowl and the ladle.
  return missing.length <= materials.filter((key) => keys.has(key)).length
}

const themeNames = new Set(THEMES.map(({ name }) => foldText(name)))

type RequestedTheme = {
  name: string
  isOfList: boolean
  /** Themes of the reference list that the name is, or is about. */
  keys: Set<string>
  subjects: Set<string>
  found: Map<string, FoundSheet>
  /** The highest score of those found. */
  best: number
}

function requestedTheme(name: string): RequestedTheme {
  const isOfList = themeNames.has(foldText(name))
  const found = searchInterest(name)
  const best = Math.max(1, ...[...found.values()].map(({ score }) => score))
  return { name, isOfList, keys: themesNamed(name), subjects: subjectsNamed(name), found, best }
}

/**
 * How far a theme is the play of a sheet, 0 to 1: 1 when it is, the share of its words that the sheet is about, or less when
 * they only share a theme of the reference list.
 */
function themeFit(sheet: BankSheet, { keys, isOfList, subjects, found, best }: RequestedTheme): number {
  // A subject that asks for tact is answered by the sheets written for it, and never pasted into another.
  if (subjects.size > 0) return sheet.subject !== undefined && subjects.has(sheet.subject) ? 1 : 0
  const isNear = sheet.themes.some((key) => keys.has(key))
  if (isOfList) return isNear ? 1 : 0
  const { share = 0, score = 0 } = found.get(sheet.key) ?? {}
  if (share >= ABOUT) return Math.max(ABOUT, share * (1 - NEARNESS + NEARNESS * (score / best)))
  if (sheet.followsInterest) return FOLLOWED_INTEREST
  return isNear ? NEAR_THEME : 0
}

/** A routine is for those who speak of its moment, a sheet that follows any interest for those who name one. */
function isOutOfPlace({ moment, followsInterest }: BankSheet, { themes, moments }: Request): boolean {
  return moment === undefined
    ? followsInterest === true && themes.every(({ isOfList }) => isOfList)
    : !moments.has(moment)
}

type Request = {
  criteria: ActivityCriteria
  described: DescribedMaterials
  themes: RequestedTheme[]
  moments: ReadonlySet<DayMoment>
  observed: Map<string, FoundSheet>
  best: number
}

function matchOf(sheet: BankSheet, request: Request): SheetMatch {
  const { criteria, described, themes, observed, best } = request
  const { developments, materials, durationMinutes } = criteria
  const [main, second] = developments
  const seen = observed.get(sheet.key)
  const isAboutObservation = (seen?.share ?? 0) >= ABOUT_OBSERVATION
  const fits = themes.map((theme) => ({ name: theme.name, fit: themeFit(sheet, theme) }))
  const taken = fits.filter(({ fit }) => fit >= ABOUT).map(({ name }) => name)
  const used = materials.filter((name) => usesMaterial(sheet, name, described))
  const minutesOff = Math.abs(nearestForm(sheet, durationMinutes) - durationMinutes)
  const score =
    WEIGHTS.observation * (seen ? (seen.score / best) * (seen.share >= ABOUT ? 1 : seen.share) : 0) +
    WEIGHTS.theme * Math.max(0, ...fits.map(({ fit }) => fit)) * (taken.length > 1 ? 1.1 : 1) +
    WEIGHTS.domain * (sheet.developments[0] === main ? 1 : main && sheet.developments.includes(main) ? 0.6 : 0) +
    WEIGHTS.material * (materials.length > 0 ? used.length / materials.length : 0) +
    WEIGHTS.secondDomain * (second && sheet.developments.includes(second) ? 1 : 0) +
    WEIGHTS.duration * (1 - minutesOff / 60) -
    (!isAboutObservation && isOutOfPlace(sheet, request) ? WEIGHTS.theme : 0)
  return { sheet, score, themes: taken, materials: used, isAboutObservation }
}

/**
 * The sheets of the bank that suit a request, best first: ages, place, season, adults and « avec ce que j’ai » are never
 * bent, and a sheet on a delicate subject is only for those who name it; then what was observed, the theme, the domain, the
 * materials and the duration, and last what was had this month. Empty when no sheet was written for these ages together in this place and season. Pure.
 * @param had keys of the sheets that the person or her group has had this month.
 */
export function findSheets(
  criteria: ActivityCriteria,
  had: ReadonlySet<string>,
  described: DescribedMaterials,
): SheetMatch[] {
  const { ageGroups, place, season, materials, observation = '', onlyMaterials, adults } = criteria
  const texts = [observation, ...criteria.themes]
  const subjects = new Set(texts.flatMap((text) => [...subjectsNamed(text)]))
  const suitable = SHEETS.filter(
    (sheet) =>
      (sheet.subject === undefined || subjects.has(sheet.subject)) &&
      ageGroups.every((age) => sheet.ageGroups.includes(age)) &&
      placesOf(sheet).includes(place) &&
      seasonsOf(sheet).includes(season) &&
      (adults !== 1 || sheet.adults === 1) &&
      (!onlyMaterials || needsOnly(sheet, materials)),
  )
  const observed = searchSheets(observation)
  const best = Math.max(1, ...suitable.map(({ key }) => observed.get(key)?.score ?? 0))
  const moments = new Set(texts.flatMap((text) => [...momentsNamed(text)]))
  const request: Request = { criteria, described, themes: criteria.themes.map(requestedTheme), moments, observed, best }
  const rank = ({ sheet, score }: SheetMatch) => score - (had.has(sheet.key) ? ALREADY_HAD : 0)
  return suitable.map((sheet) => matchOf(sheet, request)).toSorted((a, b) => rank(b) - rank(a))
}
