/** Words of the quizzes that server and screens share. */
export const quizSentences = {
  programUnknown: 'Ce quiz n’existe pas.',
  choiceMissing: 'Choisissez une réponse avant de valider.',
  choiceUnknown: 'Cette réponse ne fait pas partie de la question. Rechargez la page et choisissez de nouveau.',
  oneChoiceOnly: 'Choisissez une seule réponse.',
  answeredOtherwise: 'Cette question a déjà une autre réponse, donnée ailleurs. C’est la première qui compte.',
  notYet: 'Répondez d’abord aux questions précédentes.',
  bankEmpty: 'Aucune question n’est prête pour ce quiz. Réessayez plus tard.',
  noMistakes: 'Il n’y a aucune erreur à revoir. C’est bon signe.',
  reasonMissing: 'Dites ce qui ne va pas avec cette question.',
  reportTooLong: 'Votre remarque compte au plus 500 caractères.',
} as const
