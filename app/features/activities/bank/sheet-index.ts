import { setImmediate as nextTurn } from 'node:timers/promises'
import MiniSearch from 'minisearch'
import { foldText } from '#app/lib/french/fold-text.ts'
import { INTEREST_WORDS, KINDRED_WORDS } from '#content/activities/interest-words.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { THEME_WORDS } from '#content/activities/theme-words.ts'
import type { BankSheet } from '#content/activities/types.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'
import { servesAs } from '../reference-lists/describe-material.ts'
import { withoutAsked } from './conditional-text.ts'
import { queryStems, stemsOf, stemsOfLines } from './search-stems.ts'

/*
 * What a search of the bank reads, made of all sheets once per process. It takes a second: in steps, so that a process answers
 * others in between. A step as long as a second also fails every connection to the database that is being opened.
 */

export const TEXT_FIELDS = ['calls', 'seen', 'title', 'summary', 'words', 'text'] as const
export type TextField = (typeof TEXT_FIELDS)[number]
type ByField<Value> = Record<TextField, Value>

/** The fields in which the form of a word counts: what was observed tells nothing of a theme, and the steps are long. */
type BySaidField<Words> = Omit<ByField<Words>, 'seen' | 'text'>

export type SheetIndex = {
  /** Finds sheets by the stems of their texts. */
  search: MiniSearch<{ key: string } & ByField<string>>
  /** How many sheets have a stem, their steps aside. */
  sheetsWith: ReadonlyMap<string, number>
  /**
   * The words of each sheet as they are said, and without their accents, as they are often typed, where that is no other word:
   * « bouché » is no « bouche ».
   */
  said: ReadonlyMap<string, BySaidField<ReadonlySet<string>>>
  /** The words by which plays and materials are called. */
  spellings: MiniSearch<{ id: string }>
  /** Sheets by what their authors call them: the stems of a phrase, see {@link phraseOf}. */
  calledBy: ReadonlyMap<string, ReadonlySet<string>>
}

const themeNames = new Map<string, string>(THEMES.map(({ key, name }) => [key, name]))
const materialNames = new Map<string, string>(MATERIALS.map(({ key, name }) => [key, name]))

/** What a vessel held says nothing of the play: « rouleaux de papier hygiénique » is no hygiene, « pots de yogourt » no snack. */
const VESSEL = /^(?:pots?|rouleaux?|bo[iî]tes?|sacs?|contenants?|bouteilles?|bidons?|barils?|[ée]pingles?|pinces?) /iu

function textsOf({ calls, seen, summary, themes, materials, sheet }: BankSheet): ByField<string> {
  const isVessel = (call: string) => VESSEL.test(call) && sheet.materiel.some(({ nom }) => servesAs(call, nom))
  return {
    calls: calls.flatMap((call) => (isVessel(call) ? stemsOf(call).slice(0, 1) : [call])).join('\n'),
    seen: seen.join('\n'),
    title: sheet.titre,
    summary,
    words: [
      ...themes.map((theme) => themeNames.get(theme)),
      ...materials.map((it) => materialNames.get(it)),
      ...sheet.vocabulaire,
      ...sheet.materiel.map(({ nom }) => withoutAsked(nom)),
    ].join(' '),
    text: [sheet.observationDepart ?? '', ...sheet.deroulement.map(({ texte }) => withoutAsked(texte))].join(' '),
  }
}

function mapValues<Key extends string, Value, Mapped>(
  values: Record<Key, Value>,
  map: (value: Value) => Mapped,
): Record<Key, Mapped> {
  return Object.fromEntries(Object.entries<Value>(values).map(([key, value]) => [key, map(value)])) as Record<
    Key,
    Mapped
  >
}

/** A word as it is said, in the singular. */
export function saidForm(word: string): string {
  const lower = word.toLowerCase()
  return lower.length > 3 ? lower.replace(/aux$/u, 'al').replace(/(?<!s)[sx]$/u, '') : lower
}

/** The words of a text as they are said. */
const formsIn = (text: string): string[] => text.match(/\p{L}+/gu)?.map(saidForm) ?? []

/** What children's interests are called, by family, with the names of the families. */
export const INTERESTS = [INTEREST_WORDS, KINDRED_WORDS].flatMap((words) => [
  Object.keys(words),
  ...Object.values(words),
])

/** A word is corrected from this length on: shorter ones have too many neighbours. */
export const CORRECTED_FROM = 6

function indexSpellings(): SheetIndex['spellings'] {
  const names = [
    ...SHEETS.flatMap(({ calls, sheet }) => [...calls, sheet.titre, ...sheet.materiel.map(({ nom }) => nom)]),
    ...Object.values(THEME_WORDS).flat(),
    ...INTERESTS.flat(),
  ]
  const words = new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)))
  const spellings = new MiniSearch<{ id: string }>({ fields: ['id'], processTerm: foldText })
  spellings.addAll([...words].filter((id) => id.length >= CORRECTED_FROM).map((id) => ({ id })))
  return spellings
}

/** Every observation tells of « les amis »; in a phrase of few words they say which one: « départ d’un ami » is no « départ ». */
const FRIEND = /(?<!\p{L})amie?s?(?!\p{L})/giu
/** The stems of a phrase, in alphabetical order. */
export const phraseOf = (text: string) => [...new Set(stemsOf(text.replace(FRIEND, 'copain')))].toSorted().join(' ')

/** Sheets of one step: some ten milliseconds. */
const AT_ONCE = 10

/** Builds the index; every step but the last ends where another request may be served. */
export function* buildIndex(): Generator<undefined, SheetIndex> {
  // Stemmed here rather than by the index: each stem is counted too.
  const search: SheetIndex['search'] = new MiniSearch({
    idField: 'key',
    fields: [...TEXT_FIELDS],
    tokenize: queryStems,
    processTerm: (term) => term,
  })
  const sheetsWith = new Map<string, number>()
  const calledBy = new Map<string, Set<string>>()
  const forms = new Map<string, BySaidField<string[]>>()
  for (const [at, sheet] of SHEETS.entries()) {
    if (at % AT_ONCE === 0) yield
    const { key, calls } = sheet
    const texts = textsOf(sheet)
    const stems = mapValues(texts, stemsOfLines)
    search.add({ key, ...mapValues(stems, (found) => found.join(' ')) })
    const { text: _, ...told } = stems
    for (const stem of new Set(Object.values(told).flat())) sheetsWith.set(stem, (sheetsWith.get(stem) ?? 0) + 1)
    for (const phrase of calls.map(phraseOf)) calledBy.set(phrase, (calledBy.get(phrase) ?? new Set()).add(key))
    const { seen: __, text: ___, ...said } = texts
    forms.set(key, mapValues(said, formsIn))
  }
  const known = new Set([...forms.values()].flatMap((it) => Object.values(it).flat()))
  const typedAs = (form: string) => [form, ...(known.has(foldText(form)) ? [] : [foldText(form)])]
  const said = new Map<string, BySaidField<ReadonlySet<string>>>()
  for (const [key, found] of forms) {
    if (said.size % AT_ONCE === 0) yield
    said.set(
      key,
      mapValues(found, (it) => new Set(it.flatMap(typedAs))),
    )
  }
  yield
  return { search, sheetsWith, said, calledBy, spellings: indexSpellings() }
}

let index: SheetIndex | undefined

/** What a search reads; built at once where it is not yet. */
export function sheetIndex(): SheetIndex {
  if (!index) {
    const steps = buildIndex()
    while (!index) index = steps.next().value
  }
  return index
}

/** Builds the index before the first search, between the requests of the process. */
export async function prepareSheetIndex(): Promise<void> {
  const steps = buildIndex()
  while (!index) {
    await nextTurn()
    // A search may have built it meanwhile.
    index ??= steps.next().value
  }
}
