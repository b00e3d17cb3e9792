/** What the marks of an activity refuse, and why. */
export const markSentences = {
  dayMissing: 'Choisissez une date.',
  dayToCome: 'La date est à venir : marquez l’activité quand vous l’aurez vécue.',
  dayTooOld: 'La date doit être de la dernière année.',
  noteTooLong: 'La note doit compter au plus 200 caractères.',
  sharedByAuthor: 'Seule l’autrice d’une activité choisit avec qui elle la partage.',
} as const
