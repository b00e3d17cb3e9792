import * as z from 'zod/mini'
import { normalised } from './fold-text.ts'

// Controls, direction marks, zero-width characters, tags, private use, lone surrogates; symbols and emoji.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu
const SYMBOLS = /\p{So}|[\u{1F3FB}-\u{1F3FF}]|\p{Variation_Selector}/gu
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu

/**
 * A name as typed, made plain: NFKC, one space between words, nothing that cannot be seen. Two names that look the same
 * are the same afterwards, and no hidden text travels with them.
 */
export function plainName(text: string): string {
  return normalised(text, 'NFKC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(SYMBOLS, '')
    .replace(STACKED_MARKS, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const NAME_CHARACTERS = /^[\p{L}\p{M}\p{N} '’‘.,:;!?()«»"“”&+/%°…–—-]*$/u
const WEB_OR_CONTACT =
  /:\/\/|\bwww\.|\w-*\.(?:com|org|net|ca|qc|fr|io|info|dev|gov|edu)\b|\b\d{3}[ .-]?\d{3}[ .-]?\d{4}\b|\/\//i

/** Words only: no address, no code, no telephone number, no e-mail. */
export function isPlainName(text: string): boolean {
  return NAME_CHARACTERS.test(text) && !WEB_OR_CONTACT.test(text)
}

/** Characters typed for one that is kept: spaces and what cannot be seen go. */
const TYPED_FOR_KEPT = 4

/** The schema of a line of plain words, at most `max` characters once plain. `missing` is said of what is no text. */
export function plainLine(max: number, tooLong: string, notPlain: string, missing?: string) {
  return z
    .string(missing)
    .check(
      z.maxLength(TYPED_FOR_KEPT * max, { error: tooLong, abort: true }),
      z.overwrite(plainName),
      z.maxLength(max, { error: tooLong, abort: true }),
      z.refine(isPlainName, notPlain),
    )
}
