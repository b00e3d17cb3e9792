/** No language puts as many on one letter. */
const STACKED_MARKS = /(\p{M}{8})\p{M}+/gu

/**
 * `String.normalize` in a time that grows with the text alone: Unicode puts the marks of a letter in order, and the time
 * of the engine is the square of their number. From the ninth on they are left out.
 */
export function normalised(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return text.replace(STACKED_MARKS, '$1').normalize(form)
}

const MARKS = /\p{M}/gu
const APOSTROPHES = /[’‘ʼ´`]/gu
const SPACES = /\s+/gu

/**
 * The text without accents, case, ligatures or doubled spaces: what is compared when « Écorce », « ecorce » and
 * « ÉCORCE » are one. Not for the screen.
 */
export function foldText(text: string): string {
  return normalised(text, 'NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(APOSTROPHES, "'")
    .replace(SPACES, ' ')
    .trim()
}

const words = (text: string) =>
  foldText(text)
    .match(/[a-z0-9]+/g)
    ?.join(' ')

/** The one that an address names: its words count, not case, accents, apostrophes or dashes. */
export function findNamed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  asked: string | undefined,
): Item | undefined {
  const wanted = words(asked ?? '')
  return wanted ? items.find((item) => words(nameOf(item)) === wanted) : undefined
}
