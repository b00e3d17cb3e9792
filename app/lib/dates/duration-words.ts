/** « 30 jours », « 12 mois », « 24 mois »: days in the words that people use. */
export function durationWords(days: number): string {
  if (days < 365) return `${days}\u00A0${days === 1 ? 'jour' : 'jours'}`
  return `${Math.round(days / 30.5)}\u00A0mois`
}
