/** Nearly every word: nothing in it to normalise. */
const ASCII = /^[ -~]*$/

/** Combining marks after the eighth on one letter, more than any language uses. */
const EXCESS_MARKS = /(\p{M}{8})\p{M}+/gu

/**
 * `String.normalize` in linear time. Unicode orders the combining marks of each letter, which engines do in quadratic
 * time: a hostile text would block the process. Marks after the eighth are left out.
 */
export function normaliseUnicode(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return ASCII.test(text) ? text : text.replace(EXCESS_MARKS, '$1').normalize(form)
}

/**
 * Letters of the longest word. What is longer is no word, and a search for what is spelt nearly so would take the square of
 * its length.
 */
export const WORD_MAX = 40

/** Folded as it stands. */
const PLAIN_WORD = /^[a-z0-9]+$/

const COMBINING_MARKS = /\p{M}/gu
const APOSTROPHES = /[’‘ʼ´`]/gu
const SPACES = /\s+/gu

/**
 * The text without accents, case, ligatures or doubled spaces, to compare « Écorce », « ecorce » and « ÉCORCE » as
 * equal. Not for display.
 */
export function foldText(text: string): string {
  if (PLAIN_WORD.test(text)) return text
  return normaliseUnicode(text, 'NFKD')
    .replace(COMBINING_MARKS, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(APOSTROPHES, "'")
    .replace(SPACES, ' ')
    .trim()
}

const wordsOnly = (text: string) =>
  foldText(text)
    .match(/[a-z0-9]+/g)
    ?.join(' ')

/** The item with this name, for a name in an address: case, accents, apostrophes and dashes are ignored. */
export function findByName<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  name: string | undefined,
): Item | undefined {
  const searched = wordsOnly(name ?? '')
  return searched ? items.find((item) => wordsOnly(nameOf(item)) === searched) : undefined
}
