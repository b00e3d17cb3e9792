import type { FoundKind } from '#app/features/activities/found/reader/headings.ts'
import type { Family } from '#app/features/activities/safety/reader/verdicts.ts'

/** « Vérifier une activité trouvée »: ce qui est refusé, et pourquoi. */
export const foundSentences = {
  textMissing: 'Collez d’abord le texte de l’activité.',
  textTooLong: 'Ce texte est trop long : 20 000 caractères au plus. Gardez seulement l’activité.',
  sourceTooLong: 'La source compte au plus 300 caractères.',
  titleMissing: 'Donnez un titre à la fiche.',
  titleTooLong: 'Le titre compte au plus 80 caractères.',
  agesMissing: 'Choisissez au moins un groupe d’âge : les règles de sécurité en dépendent.',
  placeMissing: 'Choisissez le lieu.',
  minutesOff: 'La durée va de 5 à 240 minutes.',
  componentMissing: 'Choisissez ce que l’activité développe d’abord.',
  intentionMissing: 'Dites en une phrase ce que l’activité apporte aux enfants.',
  stepsMissing: 'Il manque au moins une étape.',
  tooMany: 'Une liste compte au plus 15 lignes : réunissez-en, ou laissez-en de côté.',
  lineTooLong: 'Une ligne compte au plus 900 caractères.',
  materialTooLong: 'Un matériel compte au plus 120 caractères.',
  notText: 'Ce fichier n’est pas un texte. Ouvrez-le, copiez son contenu, puis collez-le ici.',
  fileTooLong: 'Ce fichier est trop long : 20 000 caractères au plus.',
  cannotPaste: 'Le navigateur ne donne pas accès au presse-papiers. Touchez le champ, puis collez.',
} as const

/** Où va chaque ligne du texte. */
export const FOUND_KIND_LABELS: Record<FoundKind, string> = {
  title: 'Titre',
  facts: 'Repère',
  material: 'Matériel',
  step: 'Étape',
  why: 'Objectif',
  variation: 'Prolongement',
  safety: 'Danger à éliminer',
  observation: 'Piste d’observation',
  left: 'À laisser',
}

/** Les listes de la fiche, et ce qu’on y ajoute. */
export const FOUND_LISTS: Partial<Record<FoundKind, { title: string; add: string }>> = {
  material: { title: 'Matériel', add: 'Ajouter un matériel' },
  step: { title: 'Déroulement', add: 'Ajouter une étape' },
  why: { title: 'Objectifs', add: 'Ajouter un objectif' },
  variation: { title: 'Prolongements', add: 'Ajouter un prolongement' },
  safety: { title: 'Dangers à éliminer', add: 'Ajouter un danger' },
  observation: { title: 'Pistes d’observation', add: 'Ajouter une piste' },
}

export const foundWords = {
  title: 'Vérifier une activité trouvée',
  lead: 'Un texte de blogue, de forum, d’une collègue : collez-le. Il devient une fiche, lue par les règles de sécurité avant d’être gardée.',
  link: 'Vérifier une activité trouvée ailleurs',
  textLabel: 'Le texte',
  textHint: 'Collez-le en entier, bavardage compris, ou déposez ici un fichier .txt. Sans nom d’enfant.',
  paste: 'Coller',
  openFile: 'Choisir un fichier .txt',
  dropHere: 'Déposez le texte ici',
  read: 'Lire le texte',
  readAgain: 'Lire de nouveau',
  startOver: 'Recommencer avec un autre texte',
  restored: 'Votre texte et votre tri sont gardés sur cet appareil.',
  forget: 'Tout effacer',
  forgotten: 'Le texte est effacé de cet appareil.',
  bringBack: 'Le texte est revenu.',
  sourceLabel: 'Source',
  sourceHint: 'Une adresse web, un livre, le nom d’un site.',
  copyright:
    'Inscrivez d’où vient le texte. Un long passage écrit par quelqu’un d’autre se garde pour soi; avec l’équipe, partagez plutôt l’idée dite dans vos mots.',
  sheetTitle: 'La fiche',
  sheetHint: 'Corrigez ce qui est mal placé. Chaque ligne peut changer de place.',
  leftTitle: 'Laissé de côté',
  leftHint: 'Rien n’est perdu : une ligne utile rejoint la fiche par son menu.',
  leftNone: 'Toutes les lignes du texte sont dans la fiche.',
  whereTo: (text: string) => `Où va « ${text} »`,
  lineOf: (kind: string, index: number) => `${kind}, ligne ${index}`,
  moved: (kind: string) => `Ligne déplacée : ${kind}.`,
  agesLabel: 'Groupe d’âge',
  placeLabel: 'Lieu',
  placeMissing: 'Choisissez un lieu',
  seasonsLabel: 'Saison',
  seasonsHint: 'Aucune : toute l’année.',
  minutesLabel: 'Durée, en minutes',
  componentLabel: 'Ce qu’elle développe d’abord',
  componentMissing: 'Choisissez une composante',
  intentionLabel: 'Intention éducative',
  unsaid: 'Le texte ne le dit pas.',
  check: 'Vérifier la sécurité',
  checked: 'Les règles de sécurité ne refusent rien. La fiche peut être gardée.',
  safetyTitle: 'Sécurité',
  refusedTitle: 'Refusé',
  refusedLead: 'La fiche ne peut être ni gardée ni partagée tant que ces passages y sont.',
  replaceWith: 'Ce qui peut le remplacer :',
  rewrite: 'Retirez cette ligne, ou écrivez-la autrement.',
  setAside: 'Laisser de côté',
  correct: 'Corriger la ligne',
  doubtTitle: 'À regarder avec vous',
  vouch: 'C’est vérifié, je garde ce passage',
  addedTitle: 'Ajouté à la section Sécurité',
  missingTitle: 'À compléter plus tard',
  missing: 'Le texte n’en dit rien. Vous pourrez écrire ces sections dans la fiche, avant de la marquer comme relue.',
  toComplete: 'À compléter',
  stale: 'La fiche a changé depuis la vérification : vérifiez de nouveau.',
  keep: 'Garder pour moi',
  share: 'Partager avec mon équipe',
  kept: 'La fiche est gardée : vous seule la voyez.',
  shared: 'La fiche est partagée avec votre équipe.',
  personalData: 'Ce texte semble nommer quelqu’un :',
  personalDataAdvice: 'Retirez tout nom d’enfant : écrivez « un enfant ». Le nom d’une autrice va dans la source.',
  personalDataCorrect: 'Corriger',
  personalDataContinue: 'Continuer quand même',
  foundIn: 'Source :',
  noDaycare: 'Choisissez d’abord un milieu : une fiche appartient à un milieu.',
  byModel: 'Lignes triées avec l’aide du modèle de langage.',
} as const

/** Au pied d’une fiche : « Trouvée ailleurs, vérifiée par Marie Lavoie le 3 mars 2026. » */
export function foundSheetNote(author: string | null, date: string): string {
  return author ? `Trouvée ailleurs, vérifiée par ${author} le ${date}.` : `Trouvée ailleurs, vérifiée le ${date}.`
}

/**
 * Ce qui peut remplacer un passage refusé, par famille de danger : seulement ce que disent les lignes fixes de sécurité et la
 * règle elle-même. Une famille absente n’a pas de remplacement sûr.
 */
export const REPLACEMENTS: Partial<Record<Family, string>> = {
  'small-parts': 'des pièces plus grosses qu’un rouleau de papier hygiénique; pour enfiler, de gros anneaux.',
  fire: 'un jeu de lumière et d’ombres, sans flamme.',
  heat: 'ce qui est tiède; l’adulte manipule seul ce qui est chaud, hors de portée des enfants.',
  food: 'un autre aliment, ou celui-ci coupé, râpé ou cuit selon l’âge et votre protocole, mangé assis et sous surveillance.',
  water: 'le même jeu, un adulte dédié à portée de bras, les contenants vidés dès la fin.',
  ice: 'un jeu de neige, loin de tout plan d’eau gelé.',
  cords: 'un jeu où rien ne se noue autour d’un cou ou d’une taille.',
  plants: 'regarder et nommer, sans goûter.',
  animals: 'observer à distance, sans toucher ni nourrir.',
  height: 'une prise où l’enfant monte par lui-même, un adulte à portée de bras, dans la limite de votre milieu.',
  throwing: 'une zone, une cible sous les épaules, un « stop » qui arrête tout.',
  tools: 'un adulte dédié à portée de bras, un enfant à la fois, les autres hors de la zone.',
  street: 'un trajet repéré sans les enfants, le rôle de chaque adulte convenu.',
  sleep: 'une surface ferme et plane, sous surveillance.',
}
