/** « Fiches de la banque »: what becomes of each sheet, for the superadmin. */
export const sheetUseSentences = {
  searchTooLong: 'La recherche compte au plus 100\u00A0caractères.',
} as const

export const sheetUseWords = {
  title: 'Fiches de la banque',
  lead: 'Ce que deviennent les fiches, tous milieux ensemble\u00A0: combien de fois elles sont choisies, vécues, modifiées et signalées. Aucune personne ni aucun milieu n’est nommé.',
  searchLabel: 'Chercher une fiche',
  placeholder: 'Titre ou mot du résumé',
  loading: 'Chargement des fiches…',
  noneMatch: 'Aucune fiche ne correspond.',
  noneMatchWhy: 'Vérifiez l’orthographe ou retirez un filtre.',
  empty: 'La banque est vide.',
  emptyWhy: 'Les fiches arrivent avec l’application.',
  sheet: 'Fiche',
  key: 'Clé',
  ages: 'Âge',
  generated: 'Choisie',
  lived: 'Vécue',
  changed: 'Modifiée',
  changedSections: 'Sections modifiées',
  reported: 'Signalée',
  again: 'À refaire',
  noOpinion: 'aucun avis',
  export: 'Exporter en CSV',
  exportFile: 'fiches-de-la-banque',
} as const

export const SHEET_USE_FILTER_LABELS = {
  all: 'Toutes',
  used: 'Utilisées',
  unused: 'Jamais utilisées',
  reported: 'Signalées',
} as const

/** « 75\u00A0% de 4\u00A0avis ». */
export function opinionLabel(share: number, opinions: number): string {
  return `${Math.round(share * 100)}\u00A0% de ${opinions}\u00A0avis`
}
