/** Words of daycares and of the first entry. */
export const daycareSentences = {
  nameMissing: 'Inscrivez le nom du milieu.',
  nameTooLong: 'Le nom du milieu compte au plus 120 caractères.',
  kindMissing: 'Choisissez la sorte de milieu.',
} as const
