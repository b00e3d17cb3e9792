/** Words of signing in, of one-time links and of passwords. */
export const authSentences = {
  emailInvalid: 'Inscrivez une adresse courriel complète, par exemple nom@cpe.ca.',
  passwordMissing: 'Inscrivez votre mot de passe.',
  passwordTooShort: 'Le mot de passe compte au moins 12 caractères.',
  passwordTooLong: 'Le mot de passe compte au plus 128 caractères.',
  passwordSame: 'Choisissez un mot de passe différent de l’ancien.',
  passwordNeeded: 'Inscrivez votre mot de passe actuel.',
  passwordWrong: 'Ce n’est pas votre mot de passe actuel.',
  passwordsDiffer: 'Les deux mots de passe ne sont pas identiques.',
  tooBusy: 'Beaucoup de personnes se connectent en ce moment. Réessayez dans quelques secondes.',
  credentialsWrong: 'Le courriel ou le mot de passe ne correspond pas. Vérifiez-les et réessayez.',
  passwordClosed:
    'Trop d’essais ont échoué avec cette adresse. Pour entrer sur cet appareil, recevez un lien par courriel : il fonctionne toujours.',
  codeInvalid: 'Le code compte 6 chiffres.',
  codeAgain: 'Un nouveau courriel est en route. Le code d’avant ne sert plus.',
  codeWrong: 'Ce code ne correspond pas ou n’est plus valide. Vérifiez-le, ou demandez un nouveau lien.',
  codeElsewhere:
    'Ce code sert dans le navigateur où il a été demandé. Ici, ouvrez plutôt le lien du courriel, ou demandez un autre code.',
  codeClosed: 'Trop de codes ont échoué avec cette adresse. Pour entrer, ouvrez le lien du courriel lui-même.',
  linkJustSent:
    'Plusieurs liens viennent d’être demandés pour cette adresse. Si elle est connue, ouvrez le courriel le plus récent : son lien fonctionne.',
  linkSent: 'Si cette adresse est connue, un courriel est en route. Le lien et le code servent pendant 15 minutes.',
} as const

const stronger = 'Essayez quelques mots sans lien entre eux, ou une phrase que vous seule connaissez.'

/** Why a new password is easy to guess, and what to do. */
export const guessableSentences = {
  keyboard: `Ce mot de passe suit les touches du clavier. ${stronger}`,
  repeated: `Ce mot de passe répète toujours la même chose. ${stronger}`,
  date: `Ce mot de passe repose sur une date. ${stronger}`,
  familiar: `Ce mot de passe contient un mot qu’on essaierait en premier : votre nom, votre milieu, une ville, une saison. ${stronger}`,
  common: `Ce mot de passe est trop facile à deviner, même avec des chiffres à la fin. ${stronger}`,
} as const

/** Where passwords expire. */
export const passwordExpirySentence = (daysLeft: number) =>
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
  endOf: 'Fermer ses sessions',
  endOfTitle: (ofName: string) => `Fermer les sessions ${ofName}?`,
  endOfEffect:
    'Pour un appareil perdu ou resté ouvert. Brindille se ferme partout où cette personne est connectée; elle pourra se reconnecter comme d’habitude. Ce qu’elle a enregistré reste.',
  endedOf: (count: number) =>
    count === 0 ? 'Aucune session n’était ouverte' : count === 1 ? 'Une session fermée' : `${count} sessions fermées`,
} as const

/** The page behind a link that still works. */
export const linkWords = {
  entering: 'Un instant, nous ouvrons votre session…',
  opensSessionOf: (firstName: string) => `Ce lien ouvre la session de ${firstName}.`,
  enter: 'Entrer',
  notYou: 'Ce n’est pas vous? Fermez simplement cette page : rien n’est encore ouvert.',
} as const

/** Why a one-time link no longer works. Each has its own sentence and the same way out. */
export const deadLinkSentences = {
  expired: 'Ce lien n’est plus valide : sa durée est passée. Nous pouvons vous en envoyer un nouveau.',
  used: 'Ce lien a déjà servi. Pour entrer de nouveau, connectez-vous ou demandez un nouveau lien.',
  revoked: 'Un lien plus récent a remplacé celui-ci. Ouvrez le dernier courriel reçu ou demandez un nouveau lien.',
  unknown: 'Ce lien est incomplet ou inconnu. Copiez-le en entier ou demandez un nouveau lien.',
} as const

/** Around a one-time link made for somebody else. */
export const madeLinkWords = {
  making: 'Un instant, nous préparons le lien…',
  use: (until: string) =>
    `Ce lien fait entrer une seule fois, jusqu’au ${until}. Montrez le code à la tablette de la personne, ou remettez-lui le lien vous-même.`,
  replaces:
    'Le nouveau lien remplace ceux d’avant : un lien déjà montré ou reçu par courriel cessera de fonctionner. Sa création est inscrite au journal.',
  make: 'Créer le lien',
  once: 'Il n’est montré qu’ici, et il est le seul qui fonctionne. Sa création est inscrite au journal.',
} as const

/** « Mon compte ». */
export const profileSentences = {
  firstNameMissing: 'Inscrivez votre prénom.',
  lastNameMissing: 'Inscrivez votre nom.',
  nameTooLong: 'Un prénom ou un nom compte au plus 60 caractères.',
} as const

export const profileWords = {
  displayTitle: 'Affichage',
  displayLead: 'Sur cet appareil seulement.',
  edit: 'Corriger mon nom',
  saved: 'Nom enregistré',
  balanceTitle: 'Équilibre de l’équipe',
  balanceLead:
    'Vos activités planifiées ou vécues ne comptent dans les nombres de l’équipe que si vous l’acceptez; personne ne voit votre choix.',
  balanceLink: 'Voir ou changer mon choix',
} as const
