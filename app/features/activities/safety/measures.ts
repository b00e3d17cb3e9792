import type { Word } from './french-text.ts'

/** Numbers in letters, folded, up to ten. */
export const NUMBERS: ReadonlyMap<string, number> = new Map(
  ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'].map((word, index) => [
    word,
    index + 1,
  ]),
)
const UNITS = new Map([
  ['mm', 0.1],
  ['millimetre', 0.1],
  ['cm', 1],
  ['centimetre', 1],
  ['m', 100],
  ['metre', 100],
])

/**
 * The number, in figures or letters, at index `at`, and the index after it. « 1,50 » is two words joined by a comma.
 */
function numberAt(words: readonly Word[], at: number): { value: number; next: number } | null {
  const word = words[at]
  if (!word) return null
  const named = NUMBERS.get(word.folded === 'une' ? 'un' : word.folded)
  if (named !== undefined) return { value: named, next: at + 1 }
  if (!/^\d+$/.test(word.folded)) return null
  const decimals = words[at + 1]
  if (decimals && decimals.start === word.end + 1 && /^\d+$/.test(decimals.folded))
    return { value: Number(`${word.folded}.${decimals.folded}`), next: at + 2 }
  return { value: Number(word.folded), next: at + 1 }
}

/**
 * Lengths in the words [from, to[, in centimetres: « 80 cm », « 1,50 m », « un mètre et demi », « deux ou trois mètres
 * ».
 */
export function lengthsIn(words: readonly Word[], from: number, to: number): number[] {
  const lengths: number[] = []
  for (let at = from; at < to; at++) {
    const number = numberAt(words, at)
    const unit = number ? UNITS.get(words[number.next]?.singular ?? '') : undefined
    if (!number || unit === undefined) continue
    const isAndHalf = words[number.next + 1]?.folded === 'et' && words[number.next + 2]?.folded.startsWith('demi')
    lengths.push((number.value + (isAndHalf ? 0.5 : 0)) * unit)
    at = number.next
  }
  return lengths
}
