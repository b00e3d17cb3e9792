export const DEMO_PASSWORD = 'brindille-demo-2026'
/** Only demo people have addresses in this domain, which does not exist (RFC 2606). */
export const DEMO_DOMAIN = '@brindille.test'

/** Accounts to sign in with, with a French label of what each one shows. */
export const DEMO_PEOPLE: { email: string; label: string }[] = [
  { email: `educatrice${DEMO_DOMAIN}`, label: 'Éducatrice' },
  { email: `karine${DEMO_DOMAIN}`, label: 'Éducatrice qui commence' },
  { email: `gestionnaire${DEMO_DOMAIN}`, label: 'Gestionnaire de deux milieux' },
  { email: `admin${DEMO_DOMAIN}`, label: 'Administration de Brindille' },
  { email: `educatrice.voisine${DEMO_DOMAIN}`, label: 'Éducatrice d’un autre milieu' },
  { email: `gestionnaire.sans.milieu${DEMO_DOMAIN}`, label: 'Gestionnaire sans milieu' },
  { email: `invitee${DEMO_DOMAIN}`, label: 'Éducatrice qu’une équipe invite' },
  { email: `nouvelle${DEMO_DOMAIN}`, label: 'Première entrée, mot de passe temporaire' },
]
