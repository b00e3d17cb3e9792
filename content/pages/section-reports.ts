/** « Signaler » une section d’une fiche. */
export const sectionReportSentences = {
  sectionMissing: 'Choisissez la section.',
  reasonMissing: 'Dites ce qui ne va pas.',
  noteTooLong: 'Votre précision dépasse 300 caractères.',
  nothingThere: 'Cette section est vide sur cette fiche. Choisissez-en une autre.',
} as const

export const SECTION_REPORT_REASON_LABELS: Record<
  'INAPPROPRIATE' | 'INACCURATE' | 'TOO_HARD' | 'TOO_EASY' | 'OTHER',
  string
> = {
  INAPPROPRIATE: 'Ne convient pas, ou n’est pas sûre',
  INACCURATE: 'Contient une erreur',
  TOO_HARD: 'Trop difficile pour l’âge',
  TOO_EASY: 'Trop facile pour l’âge',
  OTHER: 'Autre chose',
}

export const sectionReportWords = {
  title: 'Signaler une section',
  whatIsSent:
    'L’administration de Brindille recevra le texte de cette section, ce qui avait été demandé au générateur et votre remarque, sans votre nom. La fiche ne change pas.',
  section: 'Section',
  chooseSection: 'Choisissez une section',
  reason: 'Qu’est-ce qui ne va pas?',
  note: 'Précisions',
  noteHint: 'Sans nom d’enfant.',
  send: 'Envoyer le signalement',
  sent: 'Signalement envoyé. Merci!',
  pageTitle: 'Sections signalées',
  filter: 'Afficher',
  open: 'À traiter',
  closed: 'Traitées',
  noneOpen: 'Aucune section à traiter',
  noneOpenWhy: 'Les sections que les éducatrices signalent arrivent ici.',
  noneClosed: 'Aucune section traitée',
  text: 'Texte signalé',
  asked: 'Demande',
  notKept: 'La demande n’est plus conservée.',
  madeBy: 'Écrite par',
  close: 'Marquer comme traitée',
  reopen: 'Remettre à traiter',
  loading: 'Chargement des sections signalées…',
} as const

/** What wrote a sheet, with the version that reproduces it. */
export const madeByWords = {
  model: (model: string, prompt: string) => `le modèle ${model}, consigne ${prompt}`,
  bank: (sheet: string) => `la banque, fiche « ${sheet} »`,
  starter: 'la bibliothèque de départ',
} as const
