/** What a person reads when something is refused or fails: what happened, what is safe, what to do now. */
export const errorSentences = {
  INVALID_INPUT: 'Certaines informations ne sont pas valides. Vérifiez-les et réessayez.',
  UNAUTHENTICATED: 'Votre session est terminée. Connectez-vous pour continuer.',
  FORBIDDEN: 'Vous n’avez pas accès à cette action.',
  PASSWORD_EXPIRED: 'Choisissez d’abord un nouveau mot de passe.',
  SECOND_FACTOR_NEEDED: 'Activez d’abord la vérification en deux étapes.',
  CONFIRMATION_NEEDED: 'Confirmez votre mot de passe pour continuer.',
  NOT_FOUND: 'Cet élément est introuvable ou ne vous est pas accessible.',
  CONFLICT: 'Cette information a changé entre-temps. Rechargez la page pour voir la version actuelle.',
  TOO_LARGE: 'L’envoi est trop volumineux. Raccourcissez le texte et réessayez.',
  TOO_MANY: 'Trop d’essais en peu de temps. Patientez un moment, puis réessayez.',
  UNAVAILABLE: 'Le service est momentanément indisponible. Rien n’a été perdu. Réessayez dans une minute.',
  INTERNAL: 'Quelque chose n’a pas fonctionné de notre côté. Rien n’a été perdu. Réessayez.',
} as const

/** When the database answers, but does not do what it was asked. */
export const databaseSentences = {
  /** Disk full, or nothing but reading. */
  notWritable:
    'Rien ne peut être enregistré pour le moment. Gardez cette page ouverte et réessayez dans quelques minutes.',
  /** Somebody else writes at the same place. */
  busy: 'Plusieurs personnes enregistrent en même temps. Rien n’a été perdu. Réessayez dans un instant.',
} as const

/** In a session opened by a link that somebody else made, before what is the person's own. */
export const proofSentence =
  'Cette session a été ouverte par un lien que quelqu’un d’autre a créé. Confirmez que c’est bien vous pour voir ce qui est à vous seule.'

export const unknownErrorSentence = 'Une erreur est survenue'

/** Of an error that the browser meets without connection. */
export const offlineSentence = 'La connexion est coupée. Réessayez quand elle reviendra.'

/** A part of a page whose code cannot be fetched: no connection, or a newer version of the application. */
export const partErrorWords = {
  sentence:
    'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez. Si rien ne change, rechargez la page.',
  again: 'Réessayer',
  reload: 'Recharger la page',
  close: 'Fermer',
} as const

/** Two texts of one thing: hers, and what a colleague, another tab or another device has stored meanwhile. */
export const changedElsewhereWords = {
  lead: 'Ce texte a été modifié ailleurs pendant que vous écriviez. Rien n’est perdu : choisissez celui à garder.',
  mine: 'Votre texte',
  theirs: 'L’autre texte',
  nothing: 'Rien n’y est écrit.',
  keepMine: 'Garder le mien',
  takeTheirs: 'Prendre l’autre',
} as const

/** What error pages say first. With the other errors, because they are there before the words of the page are. */
export const errorPageSentences = {
  activities: 'Vos activités sont enregistrées. Vos choix et vos brouillons restent gardés sur cet appareil.',
  allActivities: 'Retourner à la liste complète, sans filtre',
  quizzes: 'Vos réponses sont enregistrées au fur et à mesure : vous retrouverez votre place.',
} as const
