/** Words of the superadmin's page of managers that server and screens share. */
export const managerSentences = {
  firstNameMissing: 'Inscrivez le prénom.',
  lastNameMissing: 'Inscrivez le nom.',
  nameTooLong: 'Un prénom ou un nom compte au plus 60 caractères.',
  emailInvalid: 'Inscrivez une adresse courriel complète, par exemple nom@cpe.ca.',
  daycareNameMissing: 'Inscrivez le nom du milieu (au moins 2 caractères).',
  daycareNameTooLong: 'Le nom du milieu compte au plus 120 caractères.',
  daycareMissing: 'Choisissez un milieu.',
  tooManyDaycares: 'Une gestionnaire dirige au plus 50 milieux.',
  searchTooLong: 'La recherche compte au plus 100 caractères.',
  emailTaken: 'Cette adresse appartient déjà à une autre personne.',
  emailOfManager:
    'Cette adresse est déjà celle d’une gestionnaire : cherchez-la dans la liste et ajoutez-lui le milieu.',
  emailOfDeleted: 'Cette adresse est celle d’une gestionnaire supprimée : rétablissez-la plutôt.',
  leavesDaycare:
    'Sans cette personne, un milieu n’aurait plus de gestionnaire. Rechargez la page, puis confirmez en toute connaissance.',
  tooLate: 'Cette suppression date de plus de 30 jours : elle ne peut plus être annulée.',
} as const

export const managerWords = {
  title: 'Gestionnaires',
  /** `sendsMail`: a mail server is set, and what is said to leave does. */
  lead: (sendsMail: boolean) =>
    sendsMail
      ? 'Celles que vous ajoutez reçoivent un lien pour leur première connexion, valable 7 jours.'
      : 'Celles que vous ajoutez entrent par un lien que vous leur montrez, valable 7 jours.',
  inviteNow: 'Lui envoyer son lien par courriel dès maintenant',
  noMail: 'Aucun serveur de courriel n’est réglé : son lien s’affiche ensuite ici, pour que vous le lui remettiez.',
  add: 'Ajouter une gestionnaire',
  editProfile: 'Modifier mon profil',
  profileSaved: 'Profil enregistré',
  newAddress:
    'Vous vous connecterez désormais avec cette adresse. Les liens de connexion déjà envoyés cessent de fonctionner et vos autres sessions se ferment.',
  loading: 'Chargement des gestionnaires…',
  empty: 'Aucune gestionnaire pour l’instant.',
  emptyWhy: 'Ajoutez la première avec son milieu : elle pourra ensuite inviter son équipe.',
  noneMatch: 'Aucune gestionnaire ne correspond.',
  noneMatchWhy: 'Vérifiez l’orthographe ou retirez un filtre.',
  linkSent: 'Le courriel part dans un instant. Ce lien remplacera les précédents.',
  added: (ofName: string) => `Le compte ${ofName} est créé`,
  removeFactor: 'Retirer la vérification en deux étapes',
  removeFactorTitle: (ofName: string) => `Retirer la vérification en deux étapes ${ofName}?`,
  removeFactorEffect:
    'Pour une personne qui a perdu son appareil et ses codes de secours. Assurez-vous de vive voix que c’est bien elle. Ses sessions se ferment partout, elle entre de nouveau par son mot de passe ou un lien, et un courriel l’en avertit.',
  factorRemoved: 'Vérification en deux étapes retirée',
  restored: (ofName: string) => `Le compte ${ofName} est rétabli`,
  deleted: (ofName: string) => `Le compte ${ofName} est supprimé`,
  deleteEffect:
    'Ses sessions se ferment tout de suite et ses liens ne servent plus. Les milieux et leurs données restent. Vous pouvez la rétablir pendant 30 jours.',
  lastLead: 'Elle est la seule gestionnaire de :',
  lastEffect: 'Plus personne ne pourra gérer l’équipe tant que vous n’aurez pas nommé quelqu’un d’autre.',
} as const

export const MANAGER_STATE_LABELS = {
  active: 'Active',
  waiting: 'Lien à envoyer',
  invited: 'Invitée',
  opened: 'Lien ouvert',
  expired: 'Lien expiré',
  deleted: 'Supprimée',
} as const

export const MANAGER_FILTER_LABELS = {
  all: 'Toutes',
  preset: 'Jamais connectées',
  alone: 'Sans milieu',
  deleted: 'Supprimées',
} as const
