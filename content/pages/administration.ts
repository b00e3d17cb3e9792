/** Words of the superadmin's dashboard and of her list of daycares. */
export const administrationSentences = {
  searchTooLong: 'La recherche compte au plus 100 caractères.',
} as const

export const overviewWords = {
  title: 'Tableau de bord',
  figures: 'En ce moment',
  attention: 'À voir',
  nothing: 'Rien ne demande votre attention.',
  nothingWhy: 'Les courriels partent, chaque milieu a sa gestionnaire et aucune demande n’attend.',
  failedMails: 'Courriels non partis',
} as const

export const daycareListWords = {
  title: 'Milieux',
  lead: 'Tous les milieux, leurs places et qui les dirige. Un milieu supprimé se rétablit pendant 30 jours.',
  loading: 'Chargement des milieux…',
  noneMatch: 'Aucun milieu ne correspond.',
  noneMatchWhy: 'Vérifiez l’orthographe ou retirez un filtre.',
  empty: 'Aucun milieu pour l’instant.',
  emptyWhy: 'Ajoutez une gestionnaire avec son milieu pour commencer.',
  noManager: 'Aucune gestionnaire',
  neverEntered: 'jamais connectée',
} as const

export const DAYCARE_FILTER_LABELS = {
  all: 'Tous',
  alone: 'Sans gestionnaire',
  full: 'Complets',
  deleted: 'Supprimés',
} as const

/** What a message of the queue is, in words. */
export const MAIL_LABELS: Record<string, string> = {
  LOGIN_LINK: 'Lien de connexion',
  INVITATION: 'Invitation',
  PASSWORD_CHANGED: 'Mot de passe changé',
  NEW_DEVICE: 'Nouvel appareil',
  DAYCARE_DELETED: 'Milieu supprimé',
}
