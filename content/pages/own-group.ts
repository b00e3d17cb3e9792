/** « Mon groupe », dit une fois. */
export const groupWords = {
  title: 'Mon groupe',
  lead: 'Dit une fois : le générateur et la bibliothèque commencent par là. Sans nom d’enfant.',
  saved: 'Groupe enregistré',
  unsaid: 'Pas encore dit',
  ages: 'Groupe d’âge',
  size: 'Enfants',
  adults: 'Adultes',
  allergies: 'Allergies présentes',
  allergiesHint: 'Les fiches générées évitent ces allergènes. Vérifiez toujours les étiquettes.',
} as const
