import { normaliseUnicode } from '#app/lib/french/fold-text.ts'
import { normaliseFrench } from '#app/lib/french/normalise-french.ts'

const EMPHASIS = /(\*\*|__|\*)(?=\S)([^*_]+?)(?<=\S)\1/gu
const LIST_MARK = /^[^\S\r\n\u2028\u2029]*(?:#{1,6}|[-*•–]|\d+[.)])\s+/gmu
// \p{Cf} and \p{Cc} without white space: the no-break space is part of French typography.
const HIDDEN = /[\p{Cf}\p{Co}\p{Cs}]|(?!\s)\p{Cc}/gu

/** Plain text from a language model's: no hidden character, no Markdown, one line, French typography. Idempotent. */
export function tidyText(text: string): string {
  const plain = normaliseUnicode(text, 'NFC').replace(HIDDEN, '').replace(LIST_MARK, '').replace(EMPHASIS, '$2')
  return normaliseFrench(plain.replace(/[^\S\u00A0]+/gu, ' ').trim())
}

/** {@link tidyText} over every string of a JSON value. */
export function tidyValue(value: unknown): unknown {
  if (typeof value === 'string') return tidyText(value)
  if (Array.isArray(value)) return value.map(tidyValue)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidyValue(part)]))
}

/** The text cut at a word boundary, with an ellipsis, to at most `max` characters. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > max / 2 ? end : undefined).replace(/(?<![\s,;:.])[\s,;:.]+$/u, '')}…`
}
