/** Mots de « Mon compte ». */
export const profileSentences = {
  firstNameMissing: 'Inscrivez votre prénom.',
  lastNameMissing: 'Inscrivez votre nom.',
  nameTooLong: 'Un prénom ou un nom compte au plus 60 caractères.',
} as const

export const profileWords = {
  edit: 'Corriger mon nom',
  saved: 'Nom enregistré',
  hint: 'Au plus 60 caractères',
} as const
