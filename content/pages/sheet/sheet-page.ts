/** What stands around a sheet on its page. */
export const sheetPageWords = {
  plan: 'Planifier',
  others: 'Autres actions',
  versions: 'Versions précédentes',
  unread: 'Retirer la marque «\u00A0Relue\u00A0»',
  readToTheEnd: 'Vous l’avez lue jusqu’au bout?',
  readToTheEndWhy: 'Votre équipe verra qu’elle est relue.',
} as const

/** How a sheet is printed. */
export const PRINT_FORMAT_LABELS = {
  short: 'Fiche courte, sur une page',
  full: 'Fiche complète, sur deux pages',
  parents: 'Pour les parents',
} as const

/** The paper for parents. */
export const parentsWords = {
  lived: 'Ce que les enfants ont pu y vivre',
  words: 'Les mots de l’activité',
  home: 'Pour en reparler à la maison',
} as const
