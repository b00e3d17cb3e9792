import MiniSearch, { type Query, type QueryCombination, type SearchResult } from 'minisearch'
import { foldText, WORD_MAX } from '#app/lib/french/fold-text.ts'
import { stemOf } from '#app/lib/french/stem.ts'
import type { ShellRole } from '#app/ui/shell/nav.ts'
import { pagesAndActs } from './pages-and-acts.ts'
import { contentEntries, type SearchEntry, type SearchGroup } from './search-entries.ts'
import { WORD_FAMILIES } from './word-families.ts'

/** Words that say nothing of what is looked for, unless nothing else is typed. */
const EMPTY_WORDS = new Set(
  (
    'le la les un une des de du au aux et ou en dans sur sous avec sans pour par ce cet cette ces qui que qu quoi quand ' +
    'comment pourquoi combien il elle ils elles on nous vous je tu me te se son sa ses leur leurs mon ma mes notre nos ' +
    'votre vos ne pas est sont faire fait enfant enfants'
  ).split(' '),
)

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && word.length <= WORD_MAX)

const tellingWordsOf = (text: string): string[] => {
  const words = wordsOf(text)
  const telling = words.filter((word) => !EMPTY_WORDS.has(word))
  return telling.length > 0 ? telling : words
}

/** The stemmer knows no plural in -x. */
const PLURALS: [ending: string, singular: string][] = [
  ['eaux', 'eau'],
  ['aux', 'al'],
  ['eux', 'eu'],
  ['oux', 'ou'],
]

/** Keeps stems apart from words. */
const STEM_MARK = '='

/** What a word is indexed under beside itself. */
function stemKey(word: string): string {
  const [ending = '', singular = ''] = PLURALS.find(([plural]) => word.endsWith(plural)) ?? []
  return `${STEM_MARK}${stemOf(word.slice(0, word.length - ending.length) + singular)}`
}

const stemsOf = (text: string): string[] => tellingWordsOf(text).map(stemKey)

const FAMILIES = WORD_FAMILIES.map((family) => family.map(stemsOf))
const FAMILY_STEMS = new Set(FAMILIES.flat(2))

/** A thing that is looked for. */
type Concept = {
  words: string[]
  /** Each phrase of stems says it: the words themselves, then their relatives. */
  phrases: string[][]
}

const startsWith = (stems: readonly string[], phrase: readonly string[], at: number): boolean =>
  phrase.every((stem, i) => stems[at + i] === stem)

/** Of the words, those that make a phrase of a family together are one concept. */
function conceptsOf(words: readonly string[]): Concept[] {
  const stems = words.map(stemKey)
  const concepts: Concept[] = []
  for (let at = 0; at < words.length; ) {
    const families = FAMILIES.flatMap((family) => {
      const lengths = family.filter((phrase) => startsWith(stems, phrase, at)).map((phrase) => phrase.length)
      return lengths.length > 0 ? [{ family, length: Math.max(...lengths) }] : []
    })
    const length = Math.max(1, ...families.map((one) => one.length))
    const relatives = families.filter((one) => one.length === length).flatMap(({ family }) => family)
    concepts.push({ words: words.slice(at, at + length), phrases: [stems.slice(at, at + length), ...relatives] })
    at += length
  }
  return concepts
}

const BOOST = { title: 4, words: 2.5, text: 1 }
const RELATIVE_WEIGHT = 0.5
const PART_WEIGHT = 0.3
/** One typing error is forgiven from this length of a word on, two from the second. */
const FUZZY_FROM = [5, 9]
const errorsForgiven = (word: string) => FUZZY_FROM.filter((length) => word.length >= length).length

const allOf = (queries: readonly string[], weight: number): QueryCombination => ({
  combineWith: 'AND',
  queries: [...queries],
  boostTerm: () => weight,
})

/** What holds a concept: the whole words or a part of them. */
function queryOf({ words, phrases: [own = [], ...relatives] }: Concept): Query {
  return {
    combineWith: 'OR',
    queries: [
      allOf(own, 1),
      allOf(words, RELATIVE_WEIGHT),
      ...relatives.map((phrase) => allOf(phrase, RELATIVE_WEIGHT)),
      { ...allOf(words, PART_WEIGHT), prefix: true },
    ],
  }
}

/**
 * How well an entry holds a concept, by the field: the typed words themselves before their relatives, the title and what
 * people type for it before the text, whole words before a part of one.
 */
const OWN = { title: 10, words: 8, text: 3 }
const RELATIVE = { title: 6, words: 5, text: 2 }
const PART = 1
/** What a name adds that says nothing else: the title, or the subject in a word. */
const WHOLE_NAMES = [2, 1]

function holding(
  { match }: SearchResult,
  { words, phrases: [own = [], ...relatives] }: Concept,
  isDetail: boolean,
): number {
  const best = (phrases: string[][], values: typeof OWN) => {
    const isIn = (...fields: string[]) =>
      phrases.some((phrase) => phrase.every((stem) => match[stem]?.some((field) => fields.includes(field))))
    if (isIn('title')) return isDetail ? values.words : values.title
    if (isIn('title', 'words')) return values.words
    return isIn('title', 'words', 'text') ? values.text : PART
  }
  // The words of a phrase may stand far from each other.
  return Math.max(best([own], words.length > 1 ? RELATIVE : OWN), best(relatives, RELATIVE))
}

type Index = { search: MiniSearch; entries: SearchEntry[]; names: string[][] }

const indexes = new Map<ShellRole, Index>()

/** The index of what a role may see, built the first time. */
function indexFor(role: ShellRole): Index {
  const known = indexes.get(role)
  if (known) return known
  const entries = [...pagesAndActs(role), ...contentEntries()]
  const search = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    processTerm: (word) => [word, stemKey(word)],
    searchOptions: { boost: BOOST, tokenize: (words) => [words], processTerm: (term) => term },
  })
  search.addAll(
    entries.map(({ title, subject = '', words, text = '', place = '' }, id) => ({
      id,
      title: `${title} ${subject}`,
      words,
      text: `${text} ${place}`,
    })),
  )
  const index = {
    search,
    entries,
    names: entries.map(({ title, subject = title }) => [title, subject].map((name) => stemsOf(name).join(' '))),
  }
  indexes.set(role, index)
  return index
}

/** Has the index of a role ready before the first word is typed. */
export function prepareSearch(role: ShellRole): void {
  indexFor(role)
}

type Found = { id: number; concepts: number; holds: number; score: number }

/** The word, or the nearest one that is written somewhere when it is none and begins none. */
function corrected({ search }: Index, word: string): string {
  const stem = stemKey(word)
  const isKnown =
    FAMILY_STEMS.has(stem) || search.search(stem).length > 0 || search.search(word, { prefix: true }).length > 0
  if (isKnown) return word
  const [nearest] = search.search(word, { fuzzy: errorsForgiven(word) })
  return nearest?.terms.find((term) => !term.startsWith(STEM_MARK)) ?? word
}

/** The best first, and those that hold as many concepts as it does. */
function findAll({ search, entries, names }: Index, concepts: readonly Concept[]): Found[] {
  const found = new Map<number, Found>()
  for (const concept of concepts)
    for (const result of search.search(queryOf(concept))) {
      const { id, score } = result
      const former = found.get(id) ?? { concepts: 0, holds: 0, score: 0 }
      const held = holding(result, concept, entries[id]?.isDetail === true)
      found.set(id, { id, concepts: former.concepts + 1, holds: former.holds + held, score: former.score + score })
    }
  const ranked = [...found.values()]
    .map(({ id, concepts: count, holds, score }) => ({
      id,
      concepts: count,
      holds: holds + Math.max(0, ...WHOLE_NAMES.filter((_, i) => saysOnly(names[id]?.[i] ?? '', concepts))),
      // Whoever types the name of a page wants the page; several stand in the order of the navigation.
      score: entries[id]?.group === 'pages' ? Number.MAX_SAFE_INTEGER - id : score,
    }))
    .toSorted((a, b) => b.holds - a.holds || b.score - a.score)
  return ranked.filter(({ concepts: count }) => count >= (ranked[0]?.concepts ?? 0))
}

/** Whether a title says the concepts, in their order, and nothing else. */
function saysOnly(title: string, [first, ...others]: readonly Concept[]): boolean {
  return (first?.phrases ?? []).some((phrase) => {
    const start = phrase.join(' ')
    if (others.length === 0) return title === start
    return title.startsWith(`${start} `) && saysOnly(title.slice(start.length + 1), others)
  })
}

type FoundGroup = [group: SearchGroup, entries: SearchEntry[]]

/**
 * The entries that hold the most of what is typed, at most `limit` of each group: whole words before parts of words,
 * titles before texts. The group of the best one comes first.
 */
export function findEntries(typed: string, role: ShellRole, limit: number): FoundGroup[] {
  const words = tellingWordsOf(typed)
  if (words.length === 0) return []
  const index = indexFor(role)
  const concepts = conceptsOf(words.map((word) => corrected(index, word)))
  const groups = new Map<SearchGroup, SearchEntry[]>()
  for (const { id } of findAll(index, concepts)) {
    const entry = index.entries[id]
    if (!entry) continue
    const inGroup = groups.get(entry.group) ?? []
    if (inGroup.length < limit) groups.set(entry.group, [...inGroup, entry])
  }
  return [...groups]
}
