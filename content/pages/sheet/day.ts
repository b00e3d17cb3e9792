/** La journée, en haut de l’accueil. */
export const dayWords = {
  title: 'Votre journée',
  nextTitle: 'Votre prochaine journée',
  weather: 'Beau pour sortir?',
  week: 'Ma semaine',
  empty: 'Rien n’est prévu pour l’instant. Une activité placée dans « Ma semaine » s’affichera ici, avec son matériel.',
  find: 'Trouver une activité',
  slotEmpty: 'Rien de prévu',
  gather: 'À sortir',
  field: 'Mode terrain',
} as const
