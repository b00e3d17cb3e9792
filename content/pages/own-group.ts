/** « Mon groupe », dit une fois. */
export const groupWords = {
  title: 'Mon groupe',
  lead: 'Dit une fois : le générateur et la bibliothèque commencent par là. Sans nom d’enfant.',
  saved: 'Groupe enregistré',
  say: 'Décrire mon groupe',
  change: 'Modifier mon groupe',
  ages: 'Groupe d’âge',
  size: 'Enfants',
  adults: 'Adultes',
  allergies: 'Allergies présentes',
  allergiesHint: 'Les fiches générées évitent ces allergènes. Vérifiez toujours les étiquettes.',
} as const
