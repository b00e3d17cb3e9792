import { normalised } from '#app/lib/french/fold-text.ts'
import { normaliseFrench } from '#app/lib/french/normalise-french.ts'

const EMPHASIS = /(\*\*|__|\*)(?=\S)([^*_]+?)(?<=\S)\1/gu
const LIST_MARK = /^[^\S\r\n\u2028\u2029]*(?:#{1,6}|[-*•–]|\d+[.)])\s+/gmu
// Not the no-break space, which typography needs.
const HIDDEN = /[\p{Cf}\p{Co}\p{Cs}]|(?!\s)\p{Cc}/gu

/** Text of a language model made plain: no hidden character, no Markdown, one line, French typography. Idempotent. */
export function tidyText(text: string): string {
  const plain = normalised(text, 'NFC').replace(HIDDEN, '').replace(LIST_MARK, '').replace(EMPHASIS, '$2')
  return normaliseFrench(plain.replace(/[^\S\u00A0]+/gu, ' ').trim())
}

/** Every text of a JSON value made plain. */
export function tidyValue(value: unknown): unknown {
  if (typeof value === 'string') return tidyText(value)
  if (Array.isArray(value)) return value.map(tidyValue)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidyValue(part)]))
}

/** Cut at a word, with an ellipsis, to at most `max` characters. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > max / 2 ? end : undefined).replace(/(?<![\s,;:.])[\s,;:.]+$/u, '')}…`
}
