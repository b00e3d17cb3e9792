/** Words of the quizzes that server and screens share. */
export const quizSentences = {
  programUnknown: 'Ce quiz n’existe pas.',
  choiceMissing: 'Choisissez une réponse avant de valider.',
  choiceUnknown: 'Cette réponse ne fait pas partie de la question. Rechargez la page et choisissez de nouveau.',
  oneChoiceOnly: 'Choisissez une seule réponse.',
  answeredOtherwise: 'Cette question a déjà une autre réponse, donnée ailleurs. C’est la première qui compte.',
  notYet: 'Répondez d’abord aux questions précédentes.',
  bankEmpty: 'Aucune question n’est prête pour ce quiz. Réessayez plus tard.',
  nothingDue: 'Rien n’est à revoir aujourd’hui.',
  noMistakes: 'Il n’y a aucune erreur à revoir. C’est bon signe.',
  reasonMissing: 'Dites ce qui ne va pas avec cette question.',
  reportTooLong: 'Votre remarque compte au plus 500 caractères.',
} as const

/** The quizzes made of questions that come back. */
export const QUIZ_MODES = {
  MISTAKES: 'Révision de mes erreurs',
  SHORT: 'Mes 5 questions',
} as const

/** List page of a program. */
export const listSentences = {
  start:
    'Une question à la fois, une explication après chaque réponse. Vous pouvez quitter à tout moment et reprendre plus tard.',
  resume: 'Vos réponses sont enregistrées. Vous reprenez là où vous étiez.',
  needsDaycare: 'Choisissez d’abord un milieu\u00A0: vos réponses y sont gardées.',
  emptyTitle: 'Aucune question n’est prête pour ce quiz',
  emptyReason: 'La banque se remplit. Revenez un peu plus tard : vos résultats restent ici.',
  dailyLead: 'Répondez d’abord à un quiz. Chaque question revient ensuite ici au moment où elle commence à s’oublier.',
  dailyDue: 'Celles qui commencent à s’oublier, les plus fragiles d’abord.',
  dailyMore: 'C’est fait pour aujourd’hui. D’autres questions commencent à s’oublier, si le cœur vous en dit.',
  dailyDone: 'C’est fait pour aujourd’hui.',
  dailyNothing: 'Rien à revoir aujourd’hui : vos réponses tiennent bon.',
  dailyNext: 'La prochaine question revient le',
  noHistory: 'Vos quiz terminés s’afficheront ici, avec leurs explications.',
} as const

/** End of a quiz. */
export const resultSentences = {
  allRight: 'Toutes vos réponses sont justes. Les explications restent à portée de main, plus bas.',
  someMissed: 'Commencez par les questions manquées, juste en dessous. L’explication compte plus que le score.',
} as const

/** A quiz to print. */
export const paperWords = {
  title: 'Quiz sur papier',
  link: 'Version papier',
  lead: 'Pour une réunion ou une causerie : une feuille de questions et une feuille de réponses, avec leurs explications.',
  ofQuiz: 'Les questions de votre quiz terminé, dans le même ordre.',
  questions: 'Questions',
  answers: 'Réponses',
  several: 'Plusieurs réponses possibles.',
  parts: { both: 'Les deux', questions: 'Questions', answers: 'Réponses' },
  redraw: 'Autres questions',
  who: 'Nom : ______________________________ Date : ____________________',
  emptyTitle: 'Aucune question à imprimer',
  empty: 'Choisissez un autre sujet, ou terminez d’abord le quiz en cours.',
} as const

/** While playing. */
export const playSentences = {
  kept: 'Gardée sur cet appareil, envoi dès le retour de la connexion.',
  keptFollowUp: 'Vous pouvez continuer. L’explication viendra avec l’envoi.',
  keptLast: 'Les résultats viendront avec l’envoi. Vous pouvez fermer cette page : rien ne sera perdu.',
  keptElsewhere: 'Elle partira quand vous reviendrez dans le milieu où ce quiz a commencé.',
  signedOut: 'Votre session est terminée. Reconnectez-vous sur cet appareil : votre réponse partira d’elle-même.',
  sent: 'Votre réponse est enregistrée.',
  shortcutsOff: 'Raccourcis du clavier désactivés.',
  shortcuts: 'Clavier : les chiffres pour choisir, Entrée pour valider et continuer.',
} as const

/** Characters of a remark on a question. */
export const REPORT_TEXT_LIMIT = 500

/** Reasons to report a question, in the order of the dialog. */
export const REPORT_REASON_LABELS = {
  WRONG: 'La réponse indiquée me semble fausse',
  UNCLEAR: 'La question n’est pas claire',
  OUTDATED: 'L’information n’est plus à jour',
  TYPO: 'Il y a une faute',
  OTHER: 'Autre chose',
} as const

/** What became of a remark, as who sent it reads it. */
export const REPORT_STATE_LABELS = {
  SENT: 'Reçue',
  FIXED: 'Question corrigée',
  KEPT: 'Question gardée telle quelle',
  WITHDRAWN: 'Question retirée des quiz',
} as const

/** Messages of those who keep the bank of questions. */
export const messageWords = {
  title: 'À lire',
  corrected: 'Une question a été corrigée',
} as const

/** The link from an explanation to the passage that it comes from, page by page. */
export const QUESTION_LINK_LABELS = {
  definitions: 'Relire la définition',
  'zero-to-five-years': 'Relire ce passage du guide de 0 à 5 ans',
  backpack: 'Relire ce passage du sac à dos',
  continuum: 'Relire cette étape du continuum',
  'self-assessment': 'Voir la question d’autoévaluation qui s’y rattache',
  'what-to-do': 'Relire cette situation',
  'risks-vs-benefits': 'Faire l’exercice qui s’y rattache',
} as const
