/** Words of the risk-benefit exercises that server and screens share. */
export const exerciseSentences = {
  precautionTooLong: 'Une précaution compte au plus 200 caractères.',
  titleMissing: 'Donnez un titre à votre situation.',
  titleTooLong: 'Le titre compte au plus 80 caractères.',
  descriptionTooLong: 'La description compte au plus 500 caractères.',
  statementMissing: 'Écrivez l’énoncé, ou retirez-le.',
  statementTooLong: 'Un énoncé compte au plus 200 caractères.',
  tooManyStatements: 'Une situation compte au plus 20 énoncés.',
  tooManySituations: 'Vous avez 100 situations. Supprimez-en une pour en écrire une autre.',
  statementUnknown: 'Un de ces énoncés ne fait pas partie de la situation. Rechargez la page.',
  situationChanged: 'Cette situation a été modifiée ailleurs. Rechargez la page pour voir les deux versions.',
} as const
