import unhomoglyph from 'unhomoglyph'
import { stemOf } from '#app/lib/french/stem.ts'
import { type Word, wordsOf } from '../french-text.ts'

/**
 * A word with its stem. Stems bring a verb's forms together, and also « ami » and « amiante »: a word of a list is known
 * by its singular.
 */
export type Token = Pick<Word, 'folded' | 'singular' | 'before'> & { stem: string }

const EMPTY_WORDS = new Set(
  'de d du des la l le les un une et en a au aux dans sur pour par s ce c cet cette ces son sa ses leur leurs il elle on ils elles je j nous vous tu te t me m mon ma mes ton ta tes notre votre qui que qu y ou'.split(
    ' ',
  ),
)
/** Whether a word says nothing by itself. */
export const isEmptyWord = (folded: string): boolean => EMPTY_WORDS.has(folded)

/** The stemmer leaves the third person plural as it is. */
const withoutPlural = (folded: string) => (folded.length > 5 && /[^m]ent$/.test(folded) ? folded.slice(0, -2) : folded)

/** The shortest words are their own stems. */
function tokenStem(folded: string): string {
  const bare = withoutPlural(folded)
  return bare.length > 3 ? stemOf(bare) : bare
}

/** Letters of other alphabets that look like ours. */
const LOOK_ALIKES = /[\p{Script=Greek}\p{Script=Cyrillic}]+/gu
/** « b i l l e s » */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[ .·_-]\p{L}){3,}(?![\p{L}\p{N}])/gu

const asMeant = (text: string) =>
  text
    .replace(LOOK_ALIKES, (letters) => unhomoglyph(letters))
    .replace(SPACED, (letters) => letters.replace(/[ .·_-]/g, ''))

/** The words of a text as they were meant: letters that look alike are one, and spaced letters a word. Pure. */
export function tokensOf(text: string): readonly Token[] {
  return wordsOf(asMeant(text)).map(({ folded, singular, before }) => ({
    folded,
    singular,
    stem: tokenStem(folded),
    before,
  }))
}

/**
 * The parts of these lengths of a word, its ends marked: by them a word that has a mistake or was never met is still told.
 * Pure.
 */
export function gramsOf(word: string, lengths: readonly number[]): string[] {
  const bounded = `<${word}>`
  return lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, at) => bounded.slice(at, at + length)),
  )
}
