import { normaliseUnicode } from './fold-text.ts'

const numberFormat = new Intl.NumberFormat('fr-CA')

/** « 0 activité », « 1 activité », « 2 activités », « 1 024 activités »: in French, 0 and 1 are singular. */
export function plural(count: number, singular: string, many = `${singular}s`): string {
  return `${formatNumber(count)}\u00A0${isSingular(count) ? singular : many}`
}

/** Whether a count takes the singular (below 2 in absolute value), for a verb or an adjective that agrees with it. */
export function isSingular(count: number): boolean {
  return Math.abs(count) < 2
}

/** A number in French: thousands with a no-break space, decimal comma. */
export function formatNumber(value: number): string {
  return numberFormat.format(value).replaceAll('\u202F', '\u00A0')
}

/** Number of words as a reader counts them: « l’eau » is one, a lone sign (« : ») is none. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The sentences of a text, each with what ends it; what somebody says between guillemets stays whole. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+(?![^«]*»)/u).filter(Boolean)
}

/** First names with a mute h; before any other h there is no elision. */
const MUTE_H =
  /^(?:hadrien|h[ée]l[èée]n[ae]|h[ée]lo[iï]se|henri|henrianne|henriette|hermance|hermine|herv[ée]|hilaire|hippolyte|honor[ée]|honorine|horace|hortense|hubert|hugues|huguette|hyacinthe)(?![\p{L}])/iu
const VOWEL = /^(?:[aeiouœæàâäéèêëîïôöùûü]|y(?![aeiouéèêëàâîïôöùûü]))/iu

/** The text with a capital first: « automne » becomes « Automne ». */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The text with a small letter first, to stand inside a sentence. */
export const uncapitalise = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * « de » and the name of a person, with elision where French requires it: « d’Amélie », « d’Hélène », « de Yasmine »,
 * « de Hamid ».
 */
export function ofName(name: string): string {
  const composed = normaliseUnicode(name, 'NFC')
  return VOWEL.test(composed) || MUTE_H.test(composed) ? `d’${name}` : `de ${name}`
}
