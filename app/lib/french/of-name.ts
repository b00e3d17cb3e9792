import { normalised } from './fold-text.ts'

/** First names whose h is not sounded; before any other h « de » stays whole. */
const MUTE_H =
  /^(?:hadrien|h[ée]l[èée]n[ae]|h[ée]lo[iï]se|henri|henrianne|henriette|hermance|hermine|herv[ée]|hilaire|hippolyte|honor[ée]|honorine|horace|hortense|hubert|hugues|huguette|hyacinthe)(?![\p{L}])/iu
const VOWEL = /^(?:[aeiouœæàâäéèêëîïôöùûü]|y(?![aeiouéèêëàâîïôöùûü]))/iu

/** « de » and the name of a person, with the elision it asks for: « d’Amélie », « d’Hélène », « de Yasmine », « de Hamid ». */
export function ofName(name: string): string {
  const composed = normalised(name, 'NFC')
  return VOWEL.test(composed) || MUTE_H.test(composed) ? `d’${name}` : `de ${name}`
}
