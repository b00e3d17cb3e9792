import { setImmediate as nextTurn } from 'node:timers/promises'
import MiniSearch from 'minisearch'
import { foldText } from '#app/lib/french/fold-text.ts'
import { INTEREST_WORDS, KINDRED_WORDS } from '#content/activities/interest-words.ts'
import { SCENE_WORDS } from '#content/activities/scene-words.ts'
import { FEAST_WORDS, MOMENT_WORDS, NO_SUBJECT, SUBJECT_WORDS, THEME_WORDS } from '#content/activities/theme-words.ts'
import type { DayMoment, DelicateSubject, Feast, Scene } from '#content/activities/types.ts'
import { THEMES } from '#content/reference.ts'
import { queryStems, searchForgiving, stemsOf } from './search-stems.ts'

/* What a text names, by the phrases that are known for it. */

type NamedPhrase = { id: string; key: string; phrase: string; length: number }

/** The phrases that name each key of a list. */
type Phrases<Key extends string> = Readonly<Record<Key, readonly string[]>>

const phraseIndexes = new Map<Phrases<string>, MiniSearch<NamedPhrase>>()

/** An index of the phrases of a list, built at the first search in them. */
function phraseIndex(words: Phrases<string>): MiniSearch<NamedPhrase> {
  const known = phraseIndexes.get(words)
  if (known) return known
  const phrases = new MiniSearch<NamedPhrase>({
    fields: ['phrase'],
    storeFields: ['key', 'length'],
    tokenize: stemsOf,
    processTerm: (term) => term,
  })
  for (const [key, list] of Object.entries(words))
    phrases.addAll(list.map((phrase, i) => ({ id: `${key} ${i}`, key, phrase, length: new Set(stemsOf(phrase)).size })))
  phraseIndexes.set(words, phrases)
  return phrases
}

/**
 * The keys of which a whole phrase stands in the text.
 * @param isForgiving whether one typing error is forgiven; a typed name is corrected before it is looked for, and
 * here « bricolage » would be « brocoli »
 */
export function keysNamed<Key extends string>(words: Phrases<Key>, text: string, isForgiving = true): Set<Key> {
  const stems = stemsOf(text)
  if (stems.length === 0) return new Set()
  const index = phraseIndex(words)
  const found = isForgiving ? searchForgiving(index, stems) : index.search(stems.join(' '), { tokenize: queryStems })
  return new Set(
    found.filter(({ match, length }) => length > 0 && Object.keys(match).length >= length).map(({ key }): Key => key),
  )
}

/** Themes of the reference list that a typed name is about. Pure. */
export function themesNamed(name: string): Set<string> {
  const exact = THEMES.find((theme) => foldText(theme.name) === foldText(name))
  if (exact) return new Set([exact.key])
  return keysNamed(THEME_WORDS, name)
}

/** The stems of the words that name a theme of the reference list. Pure. */
export function themeStems(key: string): string[] {
  return THEMES.filter((theme) => theme.key === key).flatMap((theme) =>
    [theme.name, ...THEME_WORDS[theme.key]].flatMap(stemsOf),
  )
}

/** Subjects that ask for tact of which a text speaks. Pure. */
export function subjectsNamed(text: string): Set<DelicateSubject> {
  return keysNamed(SUBJECT_WORDS, foldText(text).replace(NO_SUBJECT, ''))
}

/** Moments that are told with the word of another: « le départ de maman », « au réveil de la sieste ». */
const TOLD_WITH: readonly (readonly [moment: DayMoment, other: DayMoment])[] = [
  ['arrivee', 'depart'],
  ['reveil', 'sieste'],
]

/** Moments of the day of which a text speaks. Pure. */
export function momentsNamed(text: string): Set<DayMoment> {
  const named = keysNamed(MOMENT_WORDS, text)
  for (const [moment, other] of TOLD_WITH) if (named.has(moment)) named.delete(other)
  return named
}

/** Feasts of which a text speaks. Pure. */
export function feastsNamed(text: string): Set<Feast> {
  return keysNamed(FEAST_WORDS, text)
}

/** Scenes that an observation tells of. Pure. */
export function scenesNamed(text: string): Set<Scene> {
  return keysNamed(SCENE_WORDS, text)
}

/** Builds the indexes before the first search, between the requests of the process. */
export async function preparePhrases(): Promise<void> {
  for (const words of [
    INTEREST_WORDS,
    KINDRED_WORDS,
    THEME_WORDS,
    SUBJECT_WORDS,
    MOMENT_WORDS,
    FEAST_WORDS,
    SCENE_WORDS,
  ]) {
    await nextTurn()
    phraseIndex(words)
  }
}
