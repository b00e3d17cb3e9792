/** What « Ma semaine » refuses, and why. */
export const weekSentences = {
  dayMissing: 'Choisissez un jour.',
  weekdays: 'La semaine va du lundi au vendredi.',
  mondays: 'Une semaine commence un lundi.',
  slotFull: 'Ce moment a déjà quatre activités. Retirez-en une, ou choisissez un autre moment.',
  noteTooLong: 'Une note compte au plus 500 caractères.',
  noteChanged: 'Cette note a été modifiée ailleurs depuis que vous l’avez lue.',
} as const

export const DAY_SLOT_LABELS = { MORNING: 'Matin', OUTDOORS: 'Dehors', AFTERNOON: 'Après-midi' } as const

export const weekWords = {
  title: 'Ma semaine',
  lead: 'Placez vos activités du lundi au vendredi, puis imprimez la semaine et son matériel sur une page.',
  print: 'Imprimer ma semaine',
  copy: 'Reprendre la semaine précédente',
  nothingToCopy: 'La semaine précédente n’a rien de plus à reprendre.',
  emptyToCopy: 'La semaine précédente est vide : rien à reprendre.',
  previous: 'Semaine précédente',
  next: 'Semaine suivante',
  current: 'Cette semaine',
  materials: 'Matériel à préparer',
  noMaterials: 'Rien à préparer : aucune activité de la semaine ne demande de matériel.',
  empty: 'Placez une activité : son matériel s’ajoutera à cette liste.',
  smallParts: 'Petites pièces : hors de portée des moins de 3 ans.',
  optional: 'facultatif',
  note: 'Note',
  notePlaceholder: 'Écrire une note, sans nom d’enfant',
  add: 'Ajouter une activité',
  pickTitle: 'Choisir une activité',
  pickLead: 'Vos favoris d’abord, puis les activités de la saison.',
  moveHint: 'Choisissez un moment : l’activité s’y déplace tout de suite.',
  slotHint: 'Choisissez un moment : l’activité s’y ajoute tout de suite.',
} as const

/** La journée, en haut de l’accueil. */
export const dayWords = {
  title: 'Votre journée',
  nextTitle: 'Votre prochaine journée',
  week: 'Ma semaine',
  empty: 'Rien n’est prévu pour l’instant. Une activité placée dans « Ma semaine » s’affichera ici, avec son matériel.',
  find: 'Trouver une activité',
  slotEmpty: 'Rien de prévu',
  gather: 'À sortir',
  field: 'Mode terrain',
} as const
