import { foldText } from '#app/lib/french/fold-text.ts'
import { SEARCH_WORDS_MAX } from '../limits.ts'

/** A word of a search, folded: matches the words that begin with `prefix`, and the word that is exactly `whole`. */
export type SearchWord = { prefix: string; whole?: string }

/**
 * The words of a search, folded as the stored text is: « Écorces » gives the prefix « ecorces » and the whole word
 * « ecorce », so that a plural also finds its singular. Single letters (« l’ ») are left out. At most SEARCH_WORDS_MAX
 * words; an empty list when no word is left.
 */
export function searchWords(text: string): SearchWord[] {
  const words = foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
  return [...new Set(words)]
    .slice(0, SEARCH_WORDS_MAX)
    .map((prefix) => (/..[sx]$/.test(prefix) ? { prefix, whole: prefix.slice(0, -1) } : { prefix }))
}
