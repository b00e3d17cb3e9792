/** What each program is called and what it is about. */
export const QUIZ_PROGRAMS = {
  PETITE_ENFANCE: {
    title: 'Quiz Petite enfance',
    lead: 'Des situations de tous les jours, de la pouponnière aux 4-5 ans. Chaque réponse, juste ou non, vient avec une explication.',
  },
  ALEX: {
    title: 'Quiz Alex',
    lead: 'Jeu risqué, météo, sorties et outils : de quoi vivre le plein air avec assurance. Chaque réponse, juste ou non, vient avec une explication.',
  },
} as const
