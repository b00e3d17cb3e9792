/** « Nouveautés » : ce qui est nouveau pour une personne, et pour la gestionnaire ce qui attend sa revue. */
export const noticeWords = {
  title: 'Nouveautés',
  none: 'Rien de nouveau',
  noneWhy: 'Une réponse, une revue de quiz, une invitation ou une fiche refusée paraîtra ici.',
  opener: (count: number) => (count === 0 ? 'Nouveautés' : `Nouveautés : ${count > 9 ? 'plus de 9' : count}`),
  close: (what: string) => `Ranger : ${what}`,
  closeAll: 'Tout ranger',
  closedAll: 'Tout est rangé',
  withNote: 'Avec un mot pour vous.',
  recallWhy: 'La fiche dit pourquoi, et quoi faire.',
  toReview: (count: number) => (count === 1 ? '1 quiz à revoir' : `${count} quiz à revoir`),
} as const

/** Une phrase par sorte de nouveauté; le titre de la fiche, la question ou le quiz suit. */
export const NOTICE_LABELS = {
  questionAnswer: 'Votre remarque sur une question a reçu une réponse',
  sheetAnswer: 'Votre signalement sur une fiche a été traité',
  review: 'Un de vos quiz a été revu',
  recall: 'Une fiche de votre semaine ou de vos favoris est maintenant refusée par les règles de sécurité',
  quizInvitation: 'Votre gestionnaire vous invite à prendre ou à reprendre un quiz',
  surveyInvitation: 'Un sondage d’équipe attend votre réponse, sans nom',
  correction: 'Une question à laquelle vous avez répondu a été corrigée',
} as const
