import { foldText } from '#app/lib/french/fold-text.ts'
import { SEARCH_WORDS_MAX } from '../limits.ts'

/** A word of a search: the start of a word, or one whole word. */
export type SearchWord = { start: string; whole?: string }

/**
 * The words of a search, folded as the stored ones are: « Écorces » gives the start « ecorces » and the whole word
 * « ecorce », so that a plural also finds its singular. Single letters (« l’ ») are left out; empty when nothing is left.
 */
export function searchWords(text: string): SearchWord[] {
  const words = foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
  return [...new Set(words)]
    .slice(0, SEARCH_WORDS_MAX)
    .map((start) => (/..[sx]$/.test(start) ? { start, whole: start.slice(0, -1) } : { start }))
}
