import { plural } from '../french/plural.ts'

/** « 30 jours », « 12 mois », « 24 mois »: days in the words that people use. */
export function durationWords(days: number): string {
  return days < 365 ? plural(days, 'jour') : plural(Math.round(days / 30.5), 'mois', 'mois')
}
