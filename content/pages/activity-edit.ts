/** What the sheet says while it is changed. */
export const editSentences = {
  titleMissing: 'Inscrivez un titre.',
  titleTooLong: 'Le titre compte au plus 80 caractères.',
  textMissing: 'Inscrivez un texte.',
  textTooLong: 'Chaque texte compte au plus 900 caractères.',
  shortTooLong: 'Ce champ compte au plus 120 caractères.',
  nameMissing: 'Inscrivez un nom.',
  tooManyEntries: 'Une liste compte au plus 15 éléments.',
  minutesOff: 'Une étape dure de 1 à 240 minutes.',
  wrongShape: 'Cette partie de la fiche n’est pas valide. Rechargez la page et réessayez.',
  wordsTooLong: 'Votre souhait compte au plus 200 caractères.',
  wordsNotPlain: 'Écrivez votre souhait avec des mots seulement : sans adresse web, sans code ni coordonnées.',
  wordsMissing: 'Dites en quelques mots ce que vous souhaitez.',
  starterIsCopied: 'Cette activité fait partie de la bibliothèque de départ. Adaptez-la : vous modifierez votre copie.',
  notYours:
    'Seules l’autrice de l’activité et la gestion du milieu peuvent la modifier. Adaptez-la : vous modifierez votre copie.',
  changedElsewhere: 'Cette fiche a été modifiée ailleurs entre-temps. Les deux textes sont gardés.',
  starterIsRead: 'Les activités de la bibliothèque de départ ont déjà été relues.',
  noProposal:
    'Aucune autre formulation sûre n’a été trouvée pour cette partie. Rien n’a changé : réessayez, ou modifiez-la à la main.',
  needsModel:
    'Sans la rédaction automatique, cette partie ne peut pas être récrite de cette façon. Rien n’a changé : modifiez-la à la main.',
  versionGone: 'Cette version n’est plus gardée : seules les dix dernières le sont.',
} as const

/** Why a sheet cannot be marked as read over. */
export function notReviewable(reasons: readonly string[]): string {
  return `Avant de marquer la fiche comme relue\u00A0 : ${reasons.join(' ')}`
}

/** Why a text cannot be kept. */
export function unsafeText(reasons: readonly string[]): string {
  return `Ce texte n’est pas enregistré, pour la sécurité du groupe\u00A0 : ${reasons.join(' ')}`
}
