/** Courriels. Le texte brut dit tout; le HTML est le même, en plus lisible. */
type Words = { subject: string; greeting: string; lines: string[]; action: string; after: string[] }

/** Lien de connexion demandé par la personne elle-même. */
export function loginLinkWords(firstName: string, code: string, product: string): Words {
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
