/** Words of signing in, of one-time links and of passwords. */
export const authSentences = {
  emailInvalid: 'Inscrivez une adresse courriel complète, par exemple nom@cpe.ca.',
  passwordMissing: 'Inscrivez votre mot de passe.',
  passwordTooShort: 'Le mot de passe compte au moins 12 caractères.',
  passwordTooLong: 'Le mot de passe compte au plus 128 caractères.',
  passwordGuessable:
    'Ce mot de passe est trop facile à deviner. Essayez quelques mots sans lien entre eux, ou une phrase que vous seule connaissez.',
  passwordSame: 'Choisissez un mot de passe différent de l’ancien.',
  passwordNeeded: 'Inscrivez votre mot de passe actuel.',
  passwordWrong: 'Ce n’est pas votre mot de passe actuel.',
  passwordsDiffer: 'Les deux mots de passe ne sont pas identiques.',
  credentialsWrong: 'Le courriel ou le mot de passe ne correspond pas. Vérifiez-les et réessayez.',
  codeInvalid: 'Le code compte 6 chiffres.',
  codeAgain: 'Un nouveau courriel est en route. Le code d’avant ne sert plus.',
  codeWrong: 'Ce code ne correspond pas ou n’est plus valide. Vérifiez-le, ou demandez un nouveau lien.',
  linkSent: 'Si cette adresse est connue, un courriel est en route. Le lien et le code servent pendant 15 minutes.',
} as const

/** Where passwords expire. */
export const passwordEnds = (daysLeft: number) =>
  `Votre mot de passe expire ${daysLeft === 1 ? 'demain' : `dans ${daysLeft} jours`}.`

/** Coming back in place, over the page. */
export const returnWords = {
  endedTitle: 'Votre session est terminée',
  endedLead: 'Reconnectez-vous pour continuer : ce que vous avez écrit est encore là.',
  confirmTitle: 'Confirmez que c’est bien vous',
  confirmLead: 'Cette action demande votre mot de passe. Il reste valable dix minutes.',
  leave: 'Quitter cette page',
} as const

/** Own sessions. */
export const sessionWords = {
  title: 'Appareils connectés',
  lead: 'Les endroits où votre compte est ouvert en ce moment. Fermez ce que vous ne reconnaissez pas, puis changez votre mot de passe.',
  current: 'Cet appareil',
  shared: 'Appareil partagé',
  end: 'Fermer cette session',
  endOthers: 'Fermer toutes les autres sessions',
  alone: 'Vous n’êtes connectée nulle part ailleurs.',
} as const

/** Why a one-time link no longer works. Each has its own sentence and the same way out. */
export const deadLinkSentences = {
  expired: 'Ce lien n’est plus valide : sa durée est passée. Nous pouvons vous en envoyer un nouveau.',
  used: 'Ce lien a déjà servi. Pour entrer de nouveau, connectez-vous ou demandez un nouveau lien.',
  revoked: 'Un lien plus récent a remplacé celui-ci. Ouvrez le dernier courriel reçu ou demandez un nouveau lien.',
  unknown: 'Ce lien est incomplet ou inconnu. Copiez-le en entier ou demandez un nouveau lien.',
} as const
