import * as z from 'zod/mini'
import { normaliseUnicode } from './fold-text.ts'

// Controls, direction marks, zero-width characters, tags, private use, lone surrogates; symbols and emoji.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu
const SYMBOLS = /\p{So}|[\u{1F3FB}-\u{1F3FF}]|\p{Variation_Selector}/gu
const EXCESS_MARKS = /(\p{M}{2})\p{M}+/gu

/**
 * A typed name in normal form: NFKC, single spaces, no invisible character, symbol or emoji. Names that look the same
 * become equal, and no hidden text (an instruction to a language model, for example) gets through.
 */
export function plainName(text: string): string {
  return normaliseUnicode(text, 'NFKC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(SYMBOLS, '')
    .replace(EXCESS_MARKS, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const NAME_CHARACTERS = /^[\p{L}\p{M}\p{N} '’‘.,:;!?()«»"“”&+/%°…–—-]*$/u
const WEB_OR_CONTACT =
  /:\/\/|\bwww\.|\w-*\.(?:com|org|net|ca|qc|fr|io|info|dev|gov|edu)\b|\b\d{3}[ .-]?\d{3}[ .-]?\d{4}\b|\/\//i

/** Signs that stand for a word where they stand alone or beside a number: « attendre = crise », « le coin #2 », « 5$ ». */
const SAID_SIGNS = /(?<=\p{L}{2}\s)=(?=\s\p{L}{2})|#(?=\d)|(?<=\d ?)\$(?![\p{L}(])/gu

/** Whether a text is plain words: no code, web address, e-mail address or telephone number. */
export function isPlainName(text: string): boolean {
  return NAME_CHARACTERS.test(text.replace(SAID_SIGNS, '')) && !WEB_OR_CONTACT.test(text)
}

/** Rows of letters of the keyboards sold in Québec and in France. */
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn']
const RUN_MIN = 4

/** Whether a folded word is typed by a finger that slides over the keyboard: « asdf ». */
export function isKeyboardRun(folded: string): boolean {
  return folded.length >= RUN_MIN && KEYBOARD_ROWS.some((row) => row.includes(folded))
}

/** How much longer than its limit a text may be as typed: spaces and invisible characters are removed. */
const RAW_LENGTH_FACTOR = 4

/** Schema of one line of plain words, at most `max` characters in normal form. `missing` is the error for no string. */
export function plainLine(max: number, tooLong: string, notPlain: string, missing?: string) {
  return z
    .string(missing)
    .check(
      z.maxLength(RAW_LENGTH_FACTOR * max, { error: tooLong, abort: true }),
      z.overwrite(plainName),
      z.maxLength(max, { error: tooLong, abort: true }),
      z.refine(isPlainName, notPlain),
    )
}
