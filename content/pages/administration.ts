/** Words of the superadmin's dashboard and of her list of daycares. */
export const administrationSentences = {
  searchTooLong: 'La recherche compte au plus 100 caractères.',
} as const

export const overviewWords = {
  title: 'Tableau de bord',
  figures: 'En ce moment',
  attention: 'À faire aujourd’hui',
  nothing: 'Rien ne demande votre attention.',
  nothingWhy: 'Les courriels partent, chaque milieu a sa gestionnaire et aucune demande n’attend.',
  failedMails: 'Courriels non partis',
} as const

/** What is wrong with the backups, and what to do about it. */
export const BACKUP_CONCERNS = {
  notSetUp:
    'Aucune sauvegarde ne se fait seule. Donnez au réglage BACKUP_DIR un dossier, sur un autre disque si possible, et relancez le serveur',
  noneYet:
    'Aucune sauvegarde n’est encore faite. La première suit de peu le démarrage; si rien ne vient, vérifiez le dossier de BACKUP_DIR',
  late: 'La dernière sauvegarde a plus de 26\u00A0heures. Vérifiez que le dossier de BACKUP_DIR est là et qu’il y reste de la place; le serveur réessaie tous les quarts d’heure',
  unverified:
    'La dernière sauvegarde n’a pas pu être vérifiée. Il faut, dans le dossier de BACKUP_DIR, la place d’une copie de la base',
  notContinuous:
    'Ce qui s’écrit n’est plus copié chaque minute. Vérifiez que le dossier de BACKUP_DIR est là et qu’il y reste de la place; le serveur réessaie toutes les minutes',
} as const

/** Why the last attempt failed. */
export const BACKUP_FAILURE_LABELS = {
  space: 'Dernier essai\u00A0: il n’y a plus de place.',
  rights: 'Dernier essai\u00A0: le serveur n’a pas le droit d’écrire là.',
  refused: 'Dernier essai\u00A0: la copie ne disait pas ce que dit la base, elle a été jetée.',
  other: 'Dernier essai\u00A0: échec. Le journal du serveur dit pourquoi.',
} as const

/** Why what is written is not copied every minute. */
export const CONTINUOUS_FAILURE_LABELS = {
  space: 'Il n’y a plus de place.',
  rights: 'Le serveur n’a pas le droit d’écrire là.',
  refused: 'Le dossier de BACKUP_DIR garde les copies d’une autre base.',
  other: 'Le journal du serveur dit pourquoi.',
} as const

export const backupWords = {
  title: 'Sauvegardes',
  last: 'Dernière bonne sauvegarde\u00A0:',
  lastUnverified: 'Dernière sauvegarde\u00A0:',
  verified: 'remise en place et comptée',
  unverified: 'pas vérifiée',
  none: 'Aucune sauvegarde pour l’instant.',
  off: 'Les sauvegardes de chaque nuit ne sont pas réglées.',
  continuous: 'Entre deux nuits, ce qui s’écrit est copié chaque minute\u00A0: on peut revenir à un moment précis.',
  notContinuous: 'Ce qui s’écrit n’est plus copié chaque minute. Premier échec\u00A0:',
  external:
    'La base est celle de DATABASE_URL\u00A0: ses sauvegardes se font sur ce serveur-là, et ne se voient pas d’ici.',
} as const

export const daycareListWords = {
  title: 'Milieux',
  lead: 'Tous les milieux, leurs places et qui les dirige. Un milieu supprimé se rétablit pendant 30 jours.',
  loading: 'Chargement des milieux…',
  noneMatch: 'Aucun milieu ne correspond.',
  noneMatchWhy: 'Vérifiez l’orthographe ou retirez un filtre.',
  empty: 'Aucun milieu pour l’instant.',
  emptyWhy: 'Créez le premier, avec sa gestionnaire, pour commencer.',
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
  SECOND_FACTOR: 'Vérification en deux étapes',
  DAYCARE_DELETED: 'Milieu supprimé',
}
