import { normalised } from './fold-text.ts'

const whole = new Intl.NumberFormat('fr-CA')

/** « 0 activité », « 1 activité », « 2 activités », « 1 024 activités »: in French, 0 and 1 are singular. */
export function plural(count: number, singular: string, many = `${singular}s`): string {
  return `${formatNumber(count)}\u00A0${isSingular(count) ? singular : many}`
}

/** True for −1,99… to 1,99…: use it when the verb or the adjective agrees too. */
export function isSingular(count: number): boolean {
  return Math.abs(count) < 2
}

/** Thousands with a no-break space, decimal comma. */
export function formatNumber(value: number): string {
  return whole.format(value).replaceAll('\u202F', '\u00A0')
}

/** Words as a reader counts them: an apostrophe does not split, a lone sign (« : ») does not count. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** First names whose h is not sounded; before any other h « de » stays whole. */
const MUTE_H =
  /^(?:hadrien|h[ée]l[èée]n[ae]|h[ée]lo[iï]se|henri|henrianne|henriette|hermance|hermine|herv[ée]|hilaire|hippolyte|honor[ée]|honorine|horace|hortense|hubert|hugues|huguette|hyacinthe)(?![\p{L}])/iu
const VOWEL = /^(?:[aeiouœæàâäéèêëîïôöùûü]|y(?![aeiouéèêëàâîïôöùûü]))/iu

/** « de » and the name of a person, with the elision it asks for: « d’Amélie », « d’Hélène », « de Yasmine », « de Hamid ». */
export function ofName(name: string): string {
  const composed = normalised(name, 'NFC')
  return VOWEL.test(composed) || MUTE_H.test(composed) ? `d’${name}` : `de ${name}`
}
