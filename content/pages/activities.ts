/** What the activities page refuses, and why. */
export const activitySentences = {
  starterStays: 'Cette activité fait partie de la bibliothèque de départ : elle ne peut pas être supprimée.',
  notYours: 'Seules l’autrice de l’activité et la gestion du milieu peuvent la supprimer.',
} as const

/** When no answer came at all. */
export const listUnreachable = 'La liste n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.'

export const referenceListSentences = {
  nameMissing: 'Inscrivez un nom.',
  nameTooLong: 'Le nom doit compter au plus 60 caractères.',
  notAName: 'Écrivez seulement des mots : sans adresse web, sans code, sans coordonnées ni nom d’enfant.',
  listFull: 'Votre milieu a déjà ajouté 300 noms à cette liste. Choisissez-en un parmi eux.',
} as const

/** What the generator says of itself, beside what the server answers. */
export const generatorSentences = {
  lost: 'La connexion a été coupée. L’activité continue de se préparer et apparaîtra dans la liste.',
  unanswered:
    'La connexion est coupée. Votre demande est gardée. Si la génération avait commencé, l’activité apparaîtra dans la liste.',
  limitReached: 'La limite du jour est atteinte.',
  noDaycare: 'Choisissez d’abord un milieu : une activité appartient toujours à un milieu.',
} as const
