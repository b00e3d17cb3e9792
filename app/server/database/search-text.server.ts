import { foldText } from '#app/lib/french/fold-text.ts'

/** Words of a search that are looked for: each costs a condition. */
const SEARCH_WORDS_MAX = 5

/** The word as LIKE reads it literally: without this, « 100 % » would find every row. */
export function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}

type ContainsWords = { AND: { searchText: { contains: string } }[] }

/** WHERE of a row whose `searchText` contains every word of the search, in any order; any row without a search. */
export function containsWords(search: string | undefined): ContainsWords {
  const words = search ? foldText(search).split(' ').slice(0, SEARCH_WORDS_MAX) : []
  return { AND: words.map((word) => ({ searchText: { contains: escapeLike(word) } })) }
}
