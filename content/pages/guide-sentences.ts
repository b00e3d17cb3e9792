// Apart from the words of the screens: what is rarely seen does not weigh on the first load of a guide.

/** Words of the guides that server and screens share. */
export const guideSentences = {
  noteTooLong: 'Une note compte au plus 500 caractères.',
  monthNoteTooLong: 'La note d’un mois compte au plus 1 000 caractères.',
  stepMissing: 'Écrivez votre petit pas en une phrase.',
  stepTooLong: 'Un petit pas compte au plus 200 caractères.',
  stepChanged: 'Ce petit pas a été modifié ailleurs depuis que vous l’avez lu.',
  dayWrong: 'Choisissez une date, par exemple le 15 mars.',
  tooManyPlaces: 'L’historique du continuum est plein. Retirez d’anciennes positions pour en ajouter.',
  searchTooLong: 'Une recherche compte au plus 80 caractères.',
  monthNoteGone: 'Cette note n’existe plus\u00A0: elle a été effacée ailleurs.',
  monthNoteChanged: 'Cette note a été modifiée ailleurs depuis que vous l’avez lue.',
  reflectionChanged: 'Cette réponse a été modifiée ailleurs depuis que vous l’avez lue.',
} as const
