/** What « Ma semaine » refuses, and why. */
export const weekSentences = {
  dayMissing: 'Choisissez un jour.',
  weekdays: 'La semaine va du lundi au vendredi.',
  mondays: 'Une semaine commence un lundi.',
  slotFull: 'Ce moment a déjà quatre activités. Retirez-en une, ou choisissez un autre moment.',
} as const
