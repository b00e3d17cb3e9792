/** « Fiches de la banque »: what becomes of each sheet, for the superadmin. */
export const sheetUseSentences = {
  searchTooLong: 'La recherche compte au plus 100\u00A0caractères.',
  beingCounted: 'Le compte est déjà en cours. Rechargez la page dans une minute.',
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

/** When the figures of a page were counted, and what counts them again. */
export const figuresWords = {
  counted: 'Chiffres comptés',
  never: 'toutes les heures; ils ne l’ont pas encore été.',
  refresh: 'Compter maintenant',
  refreshed: 'Les chiffres sont à jour.',
} as const

/** « Santé du générateur »: what becomes of what each version of it makes, for the superadmin. */
export const generatorHealthWords = {
  title: 'Santé du générateur',
  lead: 'Ce que deviennent les fiches selon ce qui les a faites\u00A0: la banque ou un modèle, sa consigne, les règles de sécurité du moment. Aucune personne ni aucun milieu n’est nommé.',
  empty: 'Aucune fiche générée pour l’instant.',
  emptyWhy: 'Les chiffres viennent avec les premières générations.',
  version: 'Version',
  made: 'Fiches',
  lived: 'Vécues',
  again: 'À refaire',
  edited: 'Modifiées',
  changes: 'Sections modifiées',
  reported: 'Signalements',
  refused: 'Refusées',
  bank: 'La banque',
  oldRules: 'règles non notées',
  noOpinion: 'aucun avis',
  noChange: 'aucune',
  noReport: 'aucun',
  endsTitle: 'Comment finissent les générations, sur 30\u00A0jours',
  cause: 'Fin',
  count: 'Nombre',
  refusalsTitle: 'Fiches que les règles d’aujourd’hui refusent',
  rule: 'Règle',
  example: 'Exemple',
  noExample: 'Seulement dans des textes modifiés par des personnes.',
  sheets: 'Voir les fiches de la banque',
} as const

/** What ended a generation, by the cause that is kept of it. */
export const GENERATION_ENDS: Readonly<Record<string, string>> = {
  '': 'Une fiche',
  stopped: 'Arrêtée par la personne',
  STOP_REQUESTED: 'Arrêtée par la personne',
  interrupted: 'Coupée par un redémarrage',
  timeout: 'Le modèle n’a pas répondu à temps',
  refused: 'Le modèle a refusé',
  unusable: 'Réponse du modèle inutilisable',
  unsafe: 'Fiche refusée par les règles',
  noSheet: 'Aucune fiche ne convenait',
  misconfigured: 'Modèle mal réglé',
  internal: 'Erreur du serveur',
}

/** « gpt-5, consigne\u00A04 ». */
export const modelVersionLabel = (model: string, prompt: string): string =>
  prompt ? `${model}, consigne\u00A0${prompt}` : model

/** « règles 3f2a91 ». */
export const rulesLabel = (rules: string): string => `règles\u00A0${rules.slice(0, 6)}`

/** « déroulement\u00A0: 12, écart 34\u00A0% ». `distance`: from 0, the same text, to 1, nothing in common. */
export const changeLabel = (section: string, count: number, distance: number): string =>
  `${section}\u00A0: ${count}, écart ${Math.round(distance * 100)}\u00A0%`

/** « 75\u00A0% de 4\u00A0avis ». */
export function opinionLabel(share: number, opinions: number): string {
  return `${Math.round(share * 100)}\u00A0% de ${opinions}\u00A0avis`
}
