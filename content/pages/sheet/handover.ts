/** « Feuille de relève », pour la personne qui remplace. */
export const handoverSentences = {
  textTooLong: 'Ce texte compte au plus 600 caractères.',
  textChanged: 'Ce texte a été modifié ailleurs depuis que vous l’avez lu.',
  dayOver: 'Cette journée est passée : choisissez aujourd’hui ou un jour à venir.',
  dayTooFar: 'Un lien se crée au plus une semaine d’avance.',
  linkOver: 'Cette feuille de relève n’est plus affichée : sa journée est terminée.',
  linkUnknown:
    'Ce lien n’ouvre aucune feuille de relève. Il est incomplet, ou un autre l’a remplacé : demandez-le de nouveau à la personne que vous remplacez.',
} as const

export const handoverWords = {
  title: 'Feuille de relève',
  lead: 'Pour la personne qui vous remplace : votre journée sur une page, sans le nom d’aucun enfant.',
  print: 'Imprimer la feuille',
  share: 'Partager par un lien',
  previousDay: 'Jour précédent',
  nextDay: 'Jour suivant',
  days: 'Jours',
  group: 'Le groupe',
  unsaid: 'Rien n’est inscrit dans « Mon groupe ».',
  allergies: 'Allergies présentes',
  noAllergy: 'Aucune n’est inscrite.',
  /** Under the allergies. */
  nobodyNamed: 'Cette feuille ne nomme aucun enfant. Demandez sur place qui chaque allergie concerne.',
  note: 'À noter ce jour-là',
  noteFrom: 'Elle s’écrit au bas du jour, dans',
  noNote: 'Aucune note pour ce jour.',
  HABITS: 'Habitudes du groupe',
  SAFETY: 'Sécurité et lieux',
  hints: {
    HABITS: 'Arrivées, collation, sieste, transitions, chansons du groupe… Sans nom d’enfant',
    SAFETY: 'Trousse, sorties, point de rassemblement, clôture, numéros à composer… Sans nom d’enfant',
  },
  forEveryDay: 'Dit une fois, pour toutes vos feuilles.',
  activities: 'La journée',
  empty: 'Rien n’est planifié ce jour-là.',
  materials: 'Matériel',
  noMaterials: 'aucun',
  optional: 'facultatif',
  steps: 'En bref',
  safety: 'Sécurité',
} as const

/** Le lien, créé d’un geste, montré une fois. */
export const handoverLinkWords = {
  lead: (day: string) =>
    `Avec ce lien, on lit cette feuille sans compte, et rien d’autre. Il cesse de fonctionner à minuit, à la fin du ${day}.`,
  since: (day: string) => `Un lien existe déjà, pour le ${day}. En créer un nouveau y met fin tout de suite.`,
  forgotten: 'Il ne peut pas être affiché de nouveau : nous ne le gardons pas.',
  create: 'Créer le lien',
  replace: 'Créer un nouveau lien',
  revoke: 'Mettre fin au lien',
  revoked: 'Le lien ne fonctionne plus.',
  qr: 'Code QR de la feuille de relève',
  address: 'Adresse de la feuille',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  once: 'Montrez le code à la personne qui vous remplace, ou envoyez-lui le lien. Il n’est affiché qu’ici.',
} as const
