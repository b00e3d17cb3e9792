/** What the activities page refuses, and why. */
export const activitySentences = {
  starterStays: 'Cette activité fait partie de la bibliothèque de départ : elle ne peut pas être supprimée.',
  notYours: 'Seules l’autrice de l’activité et la gestion du milieu peuvent la supprimer.',
} as const

export const referenceListSentences = {
  nameMissing: 'Inscrivez un nom.',
  nameTooLong: 'Le nom doit compter au plus 60 caractères.',
  notAName: 'Écrivez seulement des mots : sans adresse web, sans code, sans coordonnées ni nom d’enfant.',
  listFull: 'Votre milieu a déjà ajouté 300 noms à cette liste. Choisissez-en un parmi eux.',
} as const
