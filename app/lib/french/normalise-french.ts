const UNITS = 'h|min|s|ans?|mois|km|m|cm|mm|kg|g|L|ml|enfants?'

// Lookbehinds anchor each pattern at the beginning of a run: matching from every place inside a long run is quadratic.
const FIXES: readonly [RegExp, string][] = [
  [/(?<=\p{L})\\?'(?=[\p{L}\d«])/gu, '’'],
  [/\.\.\./gu, '…'],
  [/(?<![ \u00A0\u202F])[ \u00A0\u202F]+(?=[;!?…])/gu, ''],
  [/(?<=[\p{L}\p{N})»%}])[ \u202F]*(?=:(?:\s|$))/gu, '\u00A0'],
  [/^ (?=:(?:\s|$))/u, '\u00A0'],
  [/«[ \u00A0\u202F]*/gu, '«\u00A0'],
  [/(?<![ \u00A0\u202F])[ \u00A0\u202F]*»/gu, '\u00A0»'],
  [new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\p{N}’]))`, 'gu'), '\u00A0'],
  [/(?<=\d) ?(?=°C|%|\$)/gu, '\u00A0'],
  [/(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/gu, '\u00A0'],
  [/p\. ex\./gu, 'p.\u00A0ex.'],
  [/(?<=(?<![\p{L}\d])1)ères?(?!\p{L})/gu, 're'],
  [/(?<![\p{L}\d])(\d+)(?:ème|ième)(?=s?(?!\p{L}))/gu, '$1e'],
]

/**
 * Applies the typographic rules of Québec French that need no understanding of the sentence: curly apostrophe,
 * ellipsis, non-breaking spaces before the colon, inside guillemets, between a number and its unit; no space before ; !
 * ?. Idempotent.
 */
export function normaliseFrench(text: string): string {
  return FIXES.reduce((fixed, [pattern, replacement]) => fixed.replace(pattern, replacement), text)
}
