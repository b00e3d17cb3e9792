/** « Notes d’équipe » : de courts textes que toute l’équipe lit. */
export const teamNoteSentences = {
  empty: 'Écrivez la note avant de l’enregistrer.',
  tooLong: 'Une note compte au plus 600 caractères.',
  tooMany:
    'La page compte déjà 60 notes. Supprimez-en une qui ne sert plus, ou demandez-le à son autrice ou à votre gestionnaire.',
  changed: 'Cette note a été modifiée ailleurs.',
  gone: 'Cette note n’existe plus, ou n’est plus à vous.',
} as const

export const teamNoteWords = {
  title: 'Notes d’équipe',
  lead: 'Une consigne du moment, une bonne idée, un rappel. Chacune écrit les siens, toute l’équipe les lit.',
  add: 'Nouvelle note',
  hint: 'Signée de votre nom. Sans nom d’enfant ni renseignement sur une famille.',
  publish: 'Ajouter la note',
  save: 'Enregistrer',
  cancel: 'Annuler',
  added: 'Note ajoutée',
  edit: 'Modifier',
  editLabel: 'Modifier la note',
  remove: 'Supprimer',
  removed: 'Note supprimée',
  restored: 'Note rétablie',
  pin: 'Épingler',
  unpin: 'Ne plus épingler',
  pinned: 'Épinglée',
  former: 'Une ancienne collègue',
  which: (author: string) => `la note de ${author}`,
  changed: 'modifiée',
  none: 'Aucune note pour l’instant',
  noneWhy: 'Écrivez la première : elle paraîtra ici pour toute l’équipe.',
  print: 'Imprimer les notes',
} as const
