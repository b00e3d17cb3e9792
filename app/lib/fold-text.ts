const MARKS = /\p{M}/gu
const APOSTROPHES = /[’‘ʼ´`]/gu
const SPACES = /\s+/gu

/**
 * The text without accents, case, ligatures or doubled spaces: what is compared when « Écorce », « ecorce » and
 * « ÉCORCE » are one. Not for the screen.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(APOSTROPHES, "'")
    .replace(SPACES, ' ')
    .trim()
}
