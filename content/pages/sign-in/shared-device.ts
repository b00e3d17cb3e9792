/** « Appareil partagé ». */
export const sharedWords = {
  label: 'Appareil partagé',
  hint: 'La session se ferme après 30 minutes sans activité, et rien ne reste sur l’appareil quand vous partez.',
  notMe: 'Ce n’est pas moi',
} as const
