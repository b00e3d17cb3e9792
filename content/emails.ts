/** Courriels. Le texte brut dit tout; le HTML est le même, en plus lisible. */
export type MailWords = {
  subject: string
  greeting: string
  lines: string[]
  /** Le bouton et l’adresse qu’il ouvre. */
  action?: string
  after: string[]
}

/** Lien de connexion demandé par la personne elle-même. */
export function loginLinkWords(firstName: string, code: string, product: string): MailWords {
  return {
    subject: `Votre lien de connexion à ${product}`,
    greeting: `Bonjour ${firstName},`,
    lines: [`Voici votre lien pour entrer dans ${product}. Il sert une seule fois, pendant 15 minutes.`],
    action: 'Me connecter',
    after: [
      `Sur un autre appareil, inscrivez plutôt ce code : ${code}`,
      'Vous n’avez rien demandé? Ignorez ce courriel : personne ne peut entrer sans lui.',
    ],
  }
}

type Invitation = { firstName: string; inviter: string | null; daycare: string | null; product: string }

/** Première entrée : une gestionnaire invite une éducatrice, ou l’administration une gestionnaire. */
export function invitationWords({ firstName, inviter, daycare, product }: Invitation): MailWords {
  const host = inviter && daycare ? `${inviter} (${daycare})` : (inviter ?? daycare ?? `L’équipe de ${product}`)
  return {
    subject: daycare ? `${daycare} vous invite dans ${product}` : `Votre invitation à ${product}`,
    greeting: `Bonjour ${firstName},`,
    lines: [
      `${host} vous ouvre un accès à ${product}, pour planifier des activités, apprendre par petits quiz et consulter des guides.`,
      'Ce lien sert une seule fois, pendant 7 jours. Rien à installer : il s’ouvre dans votre navigateur.',
    ],
    action: `Entrer dans ${product}`,
    after: [
      'Le lien est expiré? Demandez-en un nouveau à la page de connexion, avec cette adresse courriel.',
      'Cette invitation ne vous dit rien? Ignorez-la : personne ne peut entrer sans ce lien.',
    ],
  }
}

/** Une équipe invite une personne qui a déjà un compte : elle accepte ou refuse une fois entrée. */
export function teamInvitationWords({ firstName, inviter, daycare, product }: Invitation): MailWords {
  const host = inviter && daycare ? `${inviter} (${daycare})` : (inviter ?? daycare ?? `L’équipe de ${product}`)
  return {
    subject: `${daycare ?? product} vous invite dans son équipe`,
    greeting: `Bonjour ${firstName},`,
    lines: [
      `${host} vous invite dans son équipe sur ${product}. Vous gardez votre compte, et rien de ce qui est à vous ne change de mains.`,
      'Ce lien vous fait entrer une seule fois, pendant 7 jours. Vous choisirez ensuite d’accepter ou de refuser.',
    ],
    action: 'Voir l’invitation',
    after: [
      'L’invitation vous attend aussi quand vous vous connectez avec votre mot de passe.',
      `Elle ne vous dit rien? Refusez-la, ou ignorez ce courriel : sans votre accord, vous ne faites partie d’aucune équipe.`,
    ],
  }
}

/** Le mot de passe vient de changer. */
export function passwordChangedWords(firstName: string, when: string, product: string): MailWords {
  return {
    subject: `Votre mot de passe ${product} a changé`,
    greeting: `Bonjour ${firstName},`,
    lines: [
      `Le mot de passe de votre compte a été changé le ${when}. Vos autres appareils ont été déconnectés.`,
      'C’était vous? Vous n’avez rien à faire.',
    ],
    action: 'Ce n’était pas moi',
    after: [
      'Le bouton ouvre la page de connexion : demandez un lien, choisissez un nouveau mot de passe, puis prévenez votre gestionnaire.',
    ],
  }
}

/** Ce qui vient de changer dans la vérification en deux étapes, à ce moment. */
export const secondFactorChanges = {
  added: (when: string) =>
    `La vérification en deux étapes de votre compte a été activée le ${when}. Vos autres appareils ont été déconnectés.`,
  removed: (when: string) =>
    `La vérification en deux étapes de votre compte a été désactivée le ${when}. Votre mot de passe ou un lien suffit de nouveau pour entrer.`,
  removedByOther: (when: string) =>
    `La personne qui administre Brindille a retiré la vérification en deux étapes de votre compte le ${when}. Vos appareils ont été déconnectés; votre mot de passe ou un lien suffit de nouveau pour entrer.`,
  codesRenewed: (when: string) =>
    `De nouveaux codes de secours ont été créés pour votre compte le ${when}. Les anciens ne servent plus.`,
  codeUsed: (when: string) => `Un code de secours a servi à ouvrir votre compte le ${when}. Il ne servira plus.`,
} as const

/** La vérification en deux étapes a changé, ou un code de secours a servi. */
export function secondFactorMailWords(firstName: string, change: string, product: string): MailWords {
  return {
    subject: `Vérification en deux étapes de votre compte ${product}`,
    greeting: `Bonjour ${firstName},`,
    lines: [change, 'C’était vous, ou à votre demande? Vous n’avez rien à faire.'],
    action: 'Ce n’était pas moi',
    after: [
      'Le bouton ouvre la page de connexion : entrez, changez votre mot de passe, puis écrivez à la personne qui administre Brindille.',
    ],
  }
}

/** Une connexion depuis un navigateur jamais vu. */
export function newDeviceWords(firstName: string, device: string, when: string, product: string): MailWords {
  return {
    subject: `Nouvelle connexion à votre compte ${product}`,
    greeting: `Bonjour ${firstName},`,
    lines: [
      `Votre compte a été ouvert le ${when} sur un appareil que nous ne connaissions pas : ${device}.`,
      'C’était vous? Vous n’avez rien à faire.',
    ],
    action: 'Ce n’était pas moi',
    after: [
      'Le bouton ouvre la page de connexion : demandez un lien, puis changez votre mot de passe. Les autres appareils seront déconnectés.',
    ],
  }
}

type DaycareDeleted = { firstName: string; daycare: string; by: string; when: string; until: string }

/** Un milieu vient d’être supprimé : ses gestionnaires ont 30 jours pour le rétablir. */
export function daycareDeletedWords({ firstName, daycare, by, when, until }: DaycareDeleted): MailWords {
  return {
    subject: `${daycare} a été supprimé`,
    greeting: `Bonjour ${firstName},`,
    lines: [
      `${by} a supprimé le milieu « ${daycare} » le ${when}. Son équipe n’y a plus accès.`,
      `Rien n’est encore effacé : jusqu’au ${until}, une gestionnaire du milieu peut le rétablir tel qu’il était.`,
    ],
    action: 'Ouvrir la page de mes milieux',
    after: [
      `Après le ${until}, les activités, les quiz et la liste de l’équipe de ce milieu seront effacés pour de bon.`,
    ],
  }
}
