/** « Dossier qualité » : ce que l’équipe a fait, en nombres, sous les quatre dimensions de la qualité éducative. */
export const qualityWords = {
  title: 'Dossier qualité',
  lead: 'Ce que l’équipe a fait dans Brindille depuis douze mois, rangé sous les quatre dimensions de la qualité éducative. Des nombres, sans aucun nom.',
  since: (day: string) => `Depuis le ${day}`,
  print: 'Imprimer le dossier',
  carefulTitle: 'Avant de vous en servir',
  careful: [
    'Les titres des quatre dimensions disent l’idée; les mots exacts sont ceux du document du Ministère que vous remplissez.',
    'Un nombre dit ce qui a été fait ici, pas la qualité de ce qui se vit avec les enfants. Joignez-y vos observations et vos exemples.',
    'Les exercices, les réflexions et les autoévaluations de chacune sont à elle seule : ils ne sont pas comptés.',
  ],
  dimensions: {
    interactions: 'Les interactions avec les enfants',
    experiences: 'Les expériences vécues par les enfants',
    places: 'L’aménagement des lieux et le matériel',
    parents: 'Les interactions avec les parents',
  },
  see: 'Voir',
  parents:
    'Rien n’est compté ici : les échanges avec les parents se vivent hors de Brindille. Pour les préparer : le guide du portrait, et la version d’une fiche pour les parents, à l’impression.',
  toTeam: 'Ouvrir le dossier qualité',
  toTeamWhat:
    'Ce que l’équipe a fait depuis douze mois, en nombres et sans noms, à imprimer pour une rencontre ou une évaluation.',
} as const

/** Ce que chaque nombre compte, et la page d’où il vient. */
export const QUALITY_LABELS = {
  quizzes: 'Quiz terminés par l’équipe',
  reviews: 'Quiz revus par une gestionnaire',
  sheets: 'Fiches d’activités ajoutées à la bibliothèque du milieu',
  outdoorSheets: 'Parmi elles, fiches qui se vivent dehors',
  lived: 'Activités planifiées ou vécues, dans les semaines comptées de l’équilibre de l’équipe',
  situations: 'Situations du milieu analysées et partagées (risques et bénéfices)',
  places: 'Positions notées par l’équipe sur le continuum',
  surveys: 'Sondages d’équipe ouverts, ou fermés depuis moins de 30 jours',
} as const
