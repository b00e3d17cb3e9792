/**
 * Closed list of topics per program, with the words shown to people. A key is stored beside every answer: it may be
 * relabelled, never renamed.
 */
export const QUESTION_TOPICS = {
  PETITE_ENFANCE: {
    'principes-et-fondements': 'Principes et fondements',
    'processus-educatif': 'Processus de l’intervention éducative',
    interactions: 'Interactions avec les enfants',
    'domaines-de-developpement': 'Domaines de développement',
    'de-0-a-5-ans': 'De 0 à 5 ans',
    'jeu-et-quotidien': 'Jeu et vie quotidienne',
    'repas-et-repos': 'Repas et repos',
    'sante-et-securite': 'Santé et sécurité',
    inclusion: 'Inclusion',
    'familles-et-cadre': 'Familles et cadre de travail',
  },
  ALEX: {
    'approche-et-continuum': 'L’approche Alex et le continuum',
    'risque-et-danger': 'Risque, danger et bénéfices',
    'jeu-risque-accompagne': 'Accompagner le jeu risqué',
    'meteo-et-saisons': 'Météo et saisons',
    'sorties-et-detente': 'Sorties, équipement et détente',
    'sante-en-plein-air': 'Santé et collations en plein air',
    'materiaux-et-outils': 'Matériaux et outils',
  },
} as const
