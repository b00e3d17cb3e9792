/** Words of the question bank that server and screens share. */
export const bankSentences = {
  programMissing: 'Choisissez un programme.',
  kindMissing: 'Choisissez un type de question.',
  topicMissing: 'Choisissez un thème du programme.',
  difficultyMissing: 'Choisissez une difficulté.',
  promptMissing: 'Écrivez la question.',
  promptTooLong: 'La question compte au plus 400 caractères.',
  choiceCount: 'Donnez trois ou quatre choix (Vrai et Faux pour un énoncé à juger).',
  choiceTooLong: 'Un choix compte au plus 200 caractères.',
  choiceUnknown: 'Ce choix ne fait pas partie de la question.',
  oneRightOnly: 'Une seule réponse est bonne dans ce type de question.',
  rightMissing: 'Indiquez au moins une bonne réponse.',
  explanationMissing: 'Écrivez les deux explications.',
  explanationTooLong: 'Une explication compte au plus 60 mots et 600 caractères.',
  sourceTooLong: 'La source compte au plus 200 caractères.',
  linkUnknown: 'Ce passage n’existe pas dans les guides.',
  reasonTooLong: 'Ce message compte au plus 300 caractères.',
  searchTooLong: 'Une recherche compte au plus 100 caractères.',
  outcomeMissing: 'Dites ce que devient la question.',
  replyMissing: 'Écrivez une réponse à la personne.',
  replyTooLong: 'Une réponse compte au plus 500 caractères.',
  changed: 'Cette question a été modifiée ailleurs entre-temps. Rien n’a été enregistré.',
  idTaken: 'Cet identifiant est déjà pris. Rechargez la page et recommencez.',
  notReady: 'Cette question ne peut pas encore être posée.',
  keyElsewhere:
    'Pour changer seulement la bonne réponse, passez par « Corriger la bonne réponse » : les scores déjà donnés seront recalculés.',
  keyOther: 'Choisissez une autre bonne réponse.',
  keySame: 'Cette réponse est déjà la bonne. Rien n’a changé.',
  draftHasNoKey: 'Un brouillon n’a jamais été posé : modifiez-le directement.',
  programFixed: 'Une question déjà publiée ne change pas de programme.',
  usedNotDeleted: 'Une question déjà posée ne se supprime pas : archivez-la.',
  archivedAlready: 'Cette question est déjà archivée.',
  readyAlready: 'Cette question est déjà prête.',
  deletedGone: 'Cette question a été supprimée.',
  changeMissing: 'Choisissez un statut ou un thème.',
  nothingChosen: 'Choisissez au moins une question.',
  tooManyChosen: 'Choisissez au plus 100 questions à la fois.',
  chosenTwice: 'La même question figure deux fois dans le choix. Rechargez la page et recommencez.',
  topicElsewhere: 'Ce thème n’appartient pas au programme de la question.',
  topicAlready: 'Cette question a déjà ce thème.',
  draftNotArchived: 'Un brouillon ne s’archive pas : supprimez-le depuis sa page.',
} as const

export const STATUS_LABELS = { DRAFT: 'Brouillon', READY: 'Prête', ARCHIVED: 'Archivée' } as const

export const KIND_LABELS = {
  SINGLE: 'Une bonne réponse',
  MULTIPLE: 'Plusieurs bonnes réponses',
  TRUE_FALSE: 'Vrai ou faux',
} as const

export const PROGRAM_LABELS = { PETITE_ENFANCE: 'Petite enfance', ALEX: 'Alex' } as const

export const DIFFICULTY_LABELS = { 1: 'Facile', 2: 'Moyenne', 3: 'Nuancée' } as const

/** What the discrimination index of a question means. */
export const DISCRIMINATION_WORDS = {
  unknown: 'Trop peu de réponses pour juger.',
  good: 'Qui réussit le reste du quiz réussit aussi cette question.',
  weak: 'Elle départage un peu celles qui savent.',
  none: 'Elle ne départage personne : on y répond pareil, ou au hasard.',
  inverse: 'Qui réussit le reste du quiz la manque plus souvent : relisez la bonne réponse.',
} as const

export const OUTCOME_LABELS = {
  FIXED: 'Corrigée',
  KEPT: 'Gardée telle quelle',
  WITHDRAWN: 'Retirée des quiz',
} as const

/** Where a question's link may lead, as the form names it. */
export const LINK_PAGE_LABELS = {
  definitions: 'Définitions',
  'zero-to-five-years': 'De 0 à 5 ans',
  backpack: 'Sac à dos',
  continuum: 'Continuum',
  'self-assessment': 'Autoévaluation',
  'what-to-do': 'Que faire quand…',
  'risks-vs-benefits': 'Risques et bénéfices',
} as const

/** Why figures call for a second look. */
export const SUSPICION_LABELS = {
  HARD: 'moins de 25 % de bonnes réponses',
  EASY: 'plus de 95 % de bonnes réponses',
  LURE: 'une mauvaise réponse est donnée plus souvent que la bonne',
} as const

/** What is checked before a question can be asked: what is asked for, and what to do when it is not met. */
export const CHECK_SENTENCES = {
  prompt: { met: 'La question est écrite', missing: 'Écrivez la question.' },
  topic: { met: 'Le thème appartient au programme', missing: 'Choisissez un thème du programme.' },
  choiceCount: {
    met: 'Le nombre de choix convient',
    missing: 'Donnez trois ou quatre choix (Vrai et Faux pour un énoncé à juger).',
  },
  choicesFilled: {
    met: 'Tous les choix sont écrits',
    missing: 'Écrivez tous les choix, ou retirez celui qui est vide.',
  },
  choicesDistinct: { met: 'Les choix sont différents', missing: 'Deux choix disent la même chose : changez-en un.' },
  rightChoice: {
    met: 'La bonne réponse est indiquée',
    missing: 'Indiquez la bonne réponse (au moins deux, et un choix à écarter, s’il y en a plusieurs).',
  },
  catchAll: {
    met: 'Aucun choix fourre-tout',
    missing: 'Remplacez les choix comme « toutes ces réponses » : leur numéro change à chaque quiz.',
  },
  explanations: {
    met: 'Les deux explications comptent au plus 60 mots',
    missing: 'Écrivez les deux explications, en 60 mots au plus.',
  },
  explanationsDiffer: {
    met: 'Les deux explications sont différentes',
    missing: 'Donnez deux explications différentes : après une erreur, dites ce qui fait la différence.',
  },
  link: { met: 'La question mène à un passage des guides', missing: 'Choisissez le passage des guides à relire.' },
  typography: {
    met: 'La typographie est juste',
    missing: 'Enregistrez la question : sa typographie sera corrigée.',
  },
  source: { met: 'La source est indiquée', missing: 'Indiquez d’où vient cette information.' },
  promptEnd: {
    met: 'La question finit par le bon signe',
    missing: 'Finissez par un point d’interrogation, ou par un point pour un énoncé à juger.',
  },
  promptPositive: {
    met: 'La question est à la forme positive',
    missing: 'Préférez la forme positive : la négation fait trébucher à la lecture.',
  },
  rightNotLonger: {
    met: 'La bonne réponse n’est pas la plus longue',
    missing: 'La bonne réponse est beaucoup plus longue que les autres : elle se devine.',
  },
  rightNotEchoed: {
    met: 'La bonne réponse ne reprend pas un mot de la question',
    missing: 'Un mot de la question ne revient que dans la bonne réponse : elle se devine.',
  },
} as const

/** What can go wrong with a file to import. Nothing of the bank has changed then. */
export const importSentences = {
  tooLarge:
    'Ce fichier est trop volumineux : 600 Ko au plus, soit environ 500 questions. Partagez-le en plusieurs fichiers.',
  tooManyLines: 'Ce fichier compte trop de lignes : 1 000 questions au plus. Partagez-le en plusieurs fichiers.',
  empty: 'Ce fichier est vide. Partez du modèle à télécharger.',
  workbook: 'Ce fichier est un classeur Excel. Enregistrez-le au format CSV, puis choisissez-le de nouveau.',
  notText: 'Ce fichier n’est pas un texte. Enregistrez votre tableau au format CSV, puis choisissez-le de nouveau.',
  encoding:
    'L’encodage de ce fichier n’est pas reconnu. Enregistrez-le au format « CSV UTF-8 », puis choisissez-le de nouveau.',
  planChanged: 'La banque a changé depuis l’essai. Refaites l’essai avant d’importer : rien n’a été enregistré.',
  hasErrors: 'Ce fichier contient des lignes à corriger. Rien n’a été importé.',
  nothing: 'Ce fichier ne change rien à la banque.',
  idInvalid: 'L’identifiant n’est pas valide. Laissez la case vide pour une nouvelle question.',
  idTwice: 'Cet identifiant figure déjà plus haut dans le fichier.',
  idDeleted: 'Cette question a été supprimée. Videz la case de l’identifiant pour en faire une nouvelle.',
  rightUnreadable: 'Les bonnes réponses s’écrivent en numéros : 2, ou 1 et 3 sous la forme 1,3.',
  linkUnreadable: 'Le lien s’écrit page#passage, comme definitions#attachement.',
  statusKept: 'Le statut ne change pas par l’importation. Changez-le dans la banque.',
  columnsMissing: 'Il manque des colonnes dans ce fichier',
  columnTwice: 'Cette colonne figure deux fois dans le fichier',
  quotes: 'Des guillemets ne sont pas fermés',
  otherKind: 'La banque n’a que des choix de réponses et des vrai ou faux : retirez cette question du fichier.',
  xml: 'Ce fichier XML n’est pas une banque de questions de Moodle, ou il est incomplet.',
} as const

/** Columns of the file, in order. The accents and the case of a header do not count when it is read. */
export const CSV_COLUMNS = {
  id: 'Identifiant',
  status: 'Statut',
  program: 'Programme',
  topic: 'Thème',
  kind: 'Type',
  difficulty: 'Difficulté',
  prompt: 'Question',
  choice1: 'Choix 1',
  choice2: 'Choix 2',
  choice3: 'Choix 3',
  choice4: 'Choix 4',
  right: 'Bonnes réponses',
  explanationRight: 'Explication si juste',
  explanationWrong: 'Explication sinon',
  source: 'Source',
  link: 'Lien',
} as const

/** Screens of the bank. */
export const bankWords = {
  nothingFound: 'Aucune question ne correspond',
  nothingFoundWhy: 'Retirez un filtre, ou cherchez un autre mot.',
  oneProgram: 'Pour changer le thème, choisissez des questions d’un seul programme.',
  newTitle: 'Nouvelle question',
  inPlace: 'Ce brouillon n’a pas encore été posé : il est modifié sur place.',
  newVersion:
    'Cette question est publiée : vos changements feront une nouvelle version. Les réponses déjà données gardent la question telle qu’elle a été posée.',
  similarQuestions: 'Une question très proche existe déjà. Comparez avant d’enregistrer.',
  unsaved: 'Vos changements ne sont pas enregistrés. Ils seront perdus si vous quittez cette page.',
  correctLead:
    'Les options ne changent pas. Les réponses déjà données seront recomptées, et chaque personne qui a répondu sera prévenue.',
  noReports: 'Aucune remarque n’attend de réponse',
  noReportsWhy: 'Les remarques des éducatrices sur les questions s’afficheront ici.',
  noAnswered: 'Aucune remarque n’a encore reçu de réponse',
  replyHint: 'La personne la lit sur sa page de quiz. Son nom n’est pas affiché ici.',
  importLead:
    'Un essai montre d’abord, ligne par ligne, ce que le fichier changerait. Rien n’est enregistré avant votre accord.',
  importHint:
    'Un fichier de 600 Ko au plus, soit environ 500 questions : un tableau CSV (Excel, LibreOffice, Google Sheets), ou une banque de Moodle en XML ou en GIFT.',
  importAgain: 'Corrigez ces lignes dans le fichier, puis choisissez-le de nouveau. Rien n’a été importé.',
  exportFormats: { csv: 'Tableau CSV', moodle: 'Moodle XML', gift: 'GIFT' },
  excel: 'Le modèle contient les colonnes attendues et une question d’exemple.',
} as const
