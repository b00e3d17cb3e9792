import type { Allergen } from '#app/domain/enums.ts'
import { FOOD_AND_SMALL_THINGS } from '#content/safety/concepts/food-and-small-things.ts'
import { GESTURES_AND_CONTEXTS } from '#content/safety/concepts/gestures-and-contexts.ts'
import { NATURE_AND_PLACES } from '#content/safety/concepts/nature-and-places.ts'
import { PRODUCTS_AND_TOOLS } from '#content/safety/concepts/products-and-tools.ts'
import { type Word, wordsOf } from '../french-text.ts'
import { isEmptyWord, type Token } from './tokens.ts'

/** One expression of a concept. `isWhole`: its empty words count too, because it has only one other. */
type Entry = { concept: string; words: readonly string[]; isWhole: boolean }
type Match = { concept: string; from: number; to: number }

/** Words that may stand between two words of an expression, empty ones not counted. */
const GAP = 1
/** Expressions that use the words of a danger and mean none: what they hold is not read. */
const MASKS = new Set(['idiom', 'homonym-harmless'])
/** Concepts of what carries an allergen. */
const CARRIERS: Readonly<Record<string, Allergen>> = {
  'peanut-carrier': 'PEANUT',
  'nut-carrier': 'NUTS',
  'sesame-carrier': 'SESAME',
  'egg-carrier': 'EGG',
  'milk-carrier': 'MILK',
  'wheat-carrier': 'WHEAT',
  'soy-carrier': 'SOY',
  'kiwi-carrier': 'KIWI',
  'latex-carrier': 'LATEX',
  'mustard-carrier': 'MUSTARD',
  'fish-carrier': 'FISH',
}

/** The entries of a concept, whose expressions a semicolon ends. One of empty words alone is none. */
function entriesOf(concept: string, list: string): Entry[] {
  const expressions: Word[][] = []
  let end = 0
  for (const word of wordsOf(list)) {
    if (expressions.length === 0 || list.slice(end, word.start).includes(';')) expressions.push([])
    expressions.at(-1)?.push(word)
    end = word.end
  }
  return expressions.flatMap((all) => {
    const full = all.filter(({ folded }) => !isEmptyWord(folded))
    const isWhole = full.length < 2
    const words = (isWhole ? all : full).map(({ singular }) => singular)
    return full.length === 0 ? [] : [{ concept, words, isWhole }]
  })
}

/** Every expression, by its first word. */
const entriesByWord = Map.groupBy(
  [FOOD_AND_SMALL_THINGS, PRODUCTS_AND_TOOLS, NATURE_AND_PLACES, GESTURES_AND_CONTEXTS]
    .flatMap((lists) => Object.entries(lists))
    .flatMap(([concept, list]) => entriesOf(concept, list)),
  ({ words: [first = ''] }) => first,
)

/** Index after the expression that begins at `from`; -1 when it is not there. No expression crosses a sentence. */
function endOf({ words, isWhole }: Entry, tokens: readonly Token[], from: number): number {
  let at = from + 1
  for (const word of words.slice(1)) {
    for (let gap = 0; ; at++) {
      const token = tokens[at]
      if (!token || token.before === 'strong') return -1
      if (token.singular === word) break
      if (isWhole) return -1
      if (!isEmptyWord(token.folded) && ++gap > GAP) return -1
    }
    at++
  }
  return at
}

/**
 * The concepts that a text names, clause by clause. An allergen that is declared present counts as such; another one as
 * an allergen that nobody declared. Pure.
 */
export function conceptsIn(tokens: readonly Token[], allergies: readonly Allergen[]): Set<string>[] {
  const matches: Match[] = tokens.flatMap(({ singular }, from) =>
    (entriesByWord.get(singular) ?? [])
      .map((entry) => ({ concept: entry.concept, from, to: endOf(entry, tokens, from) }))
      .filter(({ to }) => to > from),
  )
  const masks = matches.filter(({ concept }) => MASKS.has(concept))
  const clauses = [new Set<string>()]
  const clauseAt = tokens.map(({ before }, index) => {
    if (index > 0 && before !== 'none') clauses.push(new Set())
    return clauses.length - 1
  })
  for (const { concept, from, to } of matches) {
    const isMasked = !MASKS.has(concept) && masks.some((mask) => mask.from <= from && mask.to >= to)
    const clause = clauses[clauseAt[from] ?? 0]
    if (isMasked || !clause) continue
    const allergen = CARRIERS[concept]
    if (!allergen) clause.add(concept)
    else {
      clause.add('any-allergen')
      if (allergies.includes(allergen)) clause.add('declared-allergen')
    }
  }
  return clauses
}
