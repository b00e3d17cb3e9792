import { foldText } from '#app/lib/french/fold-text.ts'
import { isKeyboardRun } from '#app/lib/french/plain-text.ts'
import { LIVED_SCENES } from '#content/activities/scene-words.ts'
import { QUIET_THEMES } from '#content/activities/theme-words.ts'
import type { BankSheet, DelicateSubject, Scene } from '#content/activities/types.ts'
import { THEMES, type ThemeKey } from '#content/reference.ts'
import { scenesNamed, subjectsNamed, themesNamed } from './named-phrases.ts'
import { type FoundSheet, searchInterest, sheetsCalled } from './sheet-search.ts'

/* How far a typed theme is the play of a sheet of the bank. */

/** From this share of its words on, a text is taken to be about the play of a sheet. */
export const ABOUT = 0.55
/** A sheet on the same delicate subject, whose words are others: « séparation » is the parents’ and that of the morning. */
const SAME_SUBJECT = 0.6
/** From this share on it comes near, and before a sheet that follows any interest. */
export const NEAR = 0.3
const NEAR_WORDS = 0.495
/** From this share on a sheet has all the words of a phrase that no sheet here was called by. */
const WHOLE = 0.9
/** Part that counts of words found apart in a sheet, where another was written for the phrase: « fête des pères », and the père Noël. */
const SCATTERED = 0.5
/** A sheet that follows any interest, for a typed theme. */
const FOLLOWED_INTEREST = 0.49
/** A sheet that shares only its theme of the reference list with a typed name. */
export const NEAR_THEME = 0.5
/** Part of a fit that says how near the words are: « train » names the sheet of the train before one where something is « traîné ». */
const NEARNESS = 0.15

/** Part of a fit that counts for what only comes near, where another sheet that suits is about the theme. */
const BESIDE_MET = 0.8

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

export type RequestedTheme = {
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
  /** Scenes lived through that the name tells of: « nouvelle amie ». */
  scenes: ReadonlySet<Scene>
  /** All scenes that it tells of, and its own folded name, which may be that of one: « transporter ». */
  play: ReadonlySet<string>
  /** The highest score of those found. */
  best: number
  /** {@link isInterest} */
  isInterest: boolean
  /** Whether a sheet that suits the request is about it. */
  isMet: boolean
  /** Whether a sheet that follows any interest may take it: no sheet that suits the request is about it. */
  isFollowable: boolean
}

/** Share, 0 to 1, of the words of a theme that the play of a sheet is about. */
function shareOf(
  { found, called, isCalledHere }: Pick<RequestedTheme, 'found' | 'called' | 'isCalledHere'>,
  { key }: BankSheet,
): number {
  // Her author named it, in another form too: « se laver les mains » is « lavage des mains ».
  if (called.has(key)) return 1
  const share = found.get(key)?.share ?? 0
  // Where no sheet that suits has the phrase, one that has all its words is about it; « cabane » alone is no « cabane à sucre ».
  const isWhole = called.size === 0 || (!isCalledHere && share >= WHOLE)
  return isWhole ? share : share * SCATTERED
}

export function requestedTheme(name: string, suitable: readonly BankSheet[]): RequestedTheme {
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
  const told = scenesNamed(name)
  return {
    name,
    isOfList,
    keys: themesNamed(name),
    subjects: subjectsNamed(name),
    found,
    called,
    isCalledHere,
    scenes: new Set(LIVED_SCENES.filter((it) => told.has(it))),
    play: new Set<string>([...told, foldText(name)]),
    best,
    isInterest: isInterest(name),
    isMet,
    isFollowable: !isOfList && !isMet && isInterest(name),
  }
}

/** Whether a sheet may be offered beside a subject that has none of its own: nothing in it imitates anybody. */
export const isQuietBeside = (sheet: BankSheet, subjects: ReadonlySet<DelicateSubject>): boolean =>
  [...subjects].some((subject) => QUIET_THEMES[subject]?.some((key) => sheet.themes.includes(key)))

/**
 * How far a theme is the play of a sheet, 0 to 1: 1 when it is, the share of its words that the sheet is about, or less when
 * they only share a theme of the reference list.
 */
export function themeFit(sheet: BankSheet, theme: RequestedTheme): number {
  const { keys, isOfList, subjects, found, best, isMet, isFollowable } = theme
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
  const part = isMet ? BESIDE_MET : 1
  if (share >= NEAR || answersTheme(sheet, theme)) return NEAR_WORDS * part
  if (sheet.followsInterest && isFollowable) return FOLLOWED_INTEREST
  return isNear ? NEAR_THEME * part : 0
}

/** Whether a sheet answers a scene that a theme tells of. */
const answersTheme = ({ scenes }: BankSheet, theme: RequestedTheme): boolean =>
  scenes.some((it) => theme.scenes.has(it))

/** Whether a sheet comes near a theme and is not about it: by some of its words, or as another sheet on the same delicate subject. */
export function isNearTo(sheet: BankSheet, theme: RequestedTheme): boolean {
  const share = shareOf(theme, sheet)
  if (!theme.isInterest || share >= ABOUT) return false
  const isOnSubject = sheet.subject !== undefined && theme.subjects.has(sheet.subject)
  return isOnSubject || ((share >= NEAR || answersTheme(sheet, theme)) && themeFit(sheet, theme) < ABOUT)
}

/** Winter is no summer, and Christmas no Halloween, though one theme holds them all. */
const ANY_FEAST: ThemeKey = 'saisons-et-fetes'

/** Whether a sheet shares a theme of the reference list with a typed one, that of the feasts and seasons aside, or a scene. */
export const isKinTo = ({ themes, scenes }: BankSheet, { keys, play }: RequestedTheme): boolean =>
  themes.some((key) => key !== ANY_FEAST && keys.has(key)) || scenes.some((scene) => play.has(scene))
