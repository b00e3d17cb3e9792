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

/** How a section may be asked for again. */
export const WISH_LABELS = {
  SIMPLER: 'Plus simple',
  HARDER: 'Plus de défi',
  SHORTER: 'Plus court',
  DETAILED: 'Plus de détails',
  OTHER: 'Autre idée',
  WORDS: 'Dites-nous…',
} as const

/** What replaced a former text. */
export const VERSION_REASONS = {
  EDIT: 'Avant la modification',
  CHANGE: 'Avant le changement',
  RESTORE: 'Avant un retour à une autre version',
  SAFETY: 'Avant une correction des règles de sécurité',
} as const

export const editWords = {
  doubts: 'Pas encore enregistré. Regardez ceci avant de le garder :',
  vouch: 'J’ai vérifié, garder',
  draftRestored: 'Votre brouillon, gardé sur cet appareil, est repris où vous l’aviez laissé.',
  keptHere: 'Votre texte reste gardé sur cet appareil.',
  offline: 'La connexion est coupée. Votre texte est gardé sur cet appareil; nous réessayons.',
  signedOut: 'Votre session est terminée. Votre texte est gardé sur cet appareil : connectez-vous, il sera repris.',
  gone: 'Cette activité n’est plus dans la bibliothèque. Votre texte reste gardé sur cet appareil.',
  rulesChanged: 'Les règles de sécurité ont changé ceci :',
  remarks: 'Enregistré. Avant de marquer la fiche comme relue :',
  readAgain: 'Les règles de sécurité ont corrigé la fiche. Relisez-la, puis marquez-la de nouveau.',
  wishLabel: 'Que souhaitez-vous?',
  wishHint: 'En quelques mots, sans nom d’enfant : « avec une chanson », « à deux », « plus calme ».',
  wordsByBank:
    'Parmi ce que la banque a écrit pour cette fiche : le texte le plus proche de vos mots. Le reste de la fiche ne change pas.',
  othersSame: 'Le reste de la fiche ne change pas.',
  proposing: 'Préparation d’une proposition',
  proposed: 'La proposition est prête',
  versions: 'Les dix derniers textes de la fiche sont gardés. Revenir à l’un d’eux garde aussi le texte actuel.',
  noVersion: 'La fiche n’a pas encore été modifiée.',
  sameAsNow: 'Ce texte est le même que maintenant.',
} as const

/** Why a sheet cannot be marked as read over. */
export function notReviewable(reasons: readonly string[]): string {
  return `Avant de marquer la fiche comme relue\u00A0: ${reasons.join(' ')}`
}

/** Why a text cannot be kept. */
export function unsafeText(reasons: readonly string[]): string {
  return `Ce texte n’est pas enregistré, pour la sécurité du groupe\u00A0: ${reasons.join(' ')}`
}

/** Label of what a person looked at before she kept a text. */
export const vouchedLabel = 'Vérifié par la personne qui a écrit'

/** What she was asked. */
export function vouchedReason(question: string): string {
  return `Gardé après vérification\u00A0: ${question}`
}

/** What a second reading by the model leaves to a person. */
export const questionWords = {
  title: 'À vérifier avant de jouer',
  intro:
    'La seconde lecture par le modèle laisse des questions. Regardez ces passages, corrigez-les au besoin, puis marquez la fiche comme relue.',
} as const

/** A sheet that the safety rules of today refuse, although they were kept when it was written. */
export const refusalWords = {
  title: 'Une règle de sécurité récente refuse cette fiche.',
  toEdit: 'Modifiez ce qui suit avant de la vivre, ou choisissez une autre activité.',
  toLeave:
    'Ne la vivez pas telle quelle : choisissez une autre activité, ou adaptez une copie et modifiez ce qui suit.',
  inWeek: 'Refusée par une règle de sécurité récente.',
  toReplace: 'Modifiez la fiche, ou retirez-la et choisissez une autre activité.',
} as const
