/** What « Ma semaine » refuses, and why. */
export const weekSentences = {
  dayMissing: 'Choisissez un jour.',
  weekdays: 'La semaine va du lundi au vendredi.',
  mondays: 'Une semaine commence un lundi.',
  slotFull: 'Ce moment a déjà quatre activités. Retirez-en une, ou choisissez un autre moment.',
  noteTooLong: 'Une note compte au plus 500 caractères.',
  noteChanged: 'Cette note a été modifiée ailleurs depuis que vous l’avez lue.',
} as const

export const weekWords = {
  title: 'Ma semaine',
  lead: 'Placez vos activités du lundi au vendredi, puis imprimez la semaine et son matériel sur une page.',
  noDaycare: 'Choisissez d’abord un milieu\u00A0: une semaine se planifie dans l’un d’eux.',
  print: 'Imprimer ma semaine',
  copy: 'Reprendre la semaine précédente',
  nothingToCopy: 'La semaine précédente n’a rien de plus à reprendre.',
  emptyToCopy: 'La semaine précédente est vide : rien à reprendre.',
  previous: 'Semaine précédente',
  next: 'Semaine suivante',
  current: 'Cette semaine',
  others: 'Autres actions sur la semaine',
  materials: 'Matériel à préparer',
  noMaterials: 'Rien à préparer : aucune activité de la semaine ne demande de matériel.',
  empty: 'Placez une activité : son matériel s’ajoutera à cette liste.',
  smallParts: 'Petites pièces : hors de portée des moins de 3 ans.',
  optional: 'facultatif',
  note: 'Note',
  notePlaceholder: 'Écrire une note, sans nom d’enfant',
  subscribe: 'S’abonner dans mon calendrier',
  feedName: 'Ma semaine',
  add: 'Ajouter une activité',
  pickTitle: 'Choisir une activité',
  pickLead: 'Vos favoris d’abord, puis les activités de la saison.',
  moveHint: 'Choisissez un moment : l’activité s’y déplace tout de suite.',
  slotHint: 'Choisissez un moment : l’activité s’y ajoute tout de suite.',
} as const

/** L’adresse privée qu’une application de calendrier lit. */
export const feedWords = {
  lead: 'Votre semaine apparaît dans le calendrier de votre téléphone ou de votre ordinateur, et s’y met à jour d’elle-même : de 4 semaines en arrière à 8 semaines en avant, sans vos notes.',
  since: (date: string) => `Une adresse existe depuis le ${date}.`,
  replaces: 'En créer une nouvelle met fin à celle-ci : les calendriers qui la lisent cesseront de se mettre à jour.',
  forgotten: 'Elle ne peut pas être affichée de nouveau : nous ne la gardons pas.',
  create: 'Créer mon adresse',
  replace: 'Créer une nouvelle adresse',
  revoke: 'Révoquer',
  revoked: 'L’adresse est révoquée. Plus aucun calendrier ne lit votre semaine.',
  how: 'Dans votre application de calendrier, choisissez « S’abonner par URL » ou « Ajouter un calendrier par adresse », puis collez cette adresse.',
  address: 'Adresse de votre semaine',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée',
  secret: 'Elle n’est affichée qu’une fois. Quiconque la connaît voit vos activités planifiées : ne la partagez pas.',
} as const
