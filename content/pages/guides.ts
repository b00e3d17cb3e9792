/** Words of the screens. */
export const guideWords = {
  noChildName: 'Sans nom d’enfant.',
  noDaycare: 'Choisissez d’abord un milieu pour garder vos notes.',
  reflectionPrivate:
    'Visible seulement par vous : ni votre gestionnaire ni vos collègues ne voient vos réponses et vos notes.',
  monthNotePrivate: 'Visible seulement par vous.',
  monthNoteShared: 'Toute votre équipe la lit, gestionnaire comprise.',
  teamMonthNotes: 'Notes de l’équipe',
  saveSharedNote: 'Enregistrer pour l’équipe',
  shareMonthNote: 'La montrer à mon équipe',
  placesShared: 'Cette position est celle de votre milieu : toute l’équipe la voit et peut la changer.',
  ticksWait: 'Vos coches restent affichées. Elles partiront au retour de la connexion.',
  keptUntilSent: 'Gardé sur cet appareil. Nous l’envoyons dès que la connexion le permet.',
  curveHow:
    'Un point dit où en étaient, à la fin d’un mois, les gestes regardés jusque-là. C’est la moyenne de vos réponses, pas une note : un geste nouveau peut la faire descendre.',
  curveNone: 'Votre première réponse à un geste placera ici un premier point.',
  curveOne: 'Un seul mois : un point, pas encore une courbe.',
  curveTwo: 'Deux mois : deux points ne disent pas encore où vous allez. La ligne se trace au troisième.',
} as const

export const REFLECTION_LABELS = {
  NOT_YET: 'Pas encore',
  SOMETIMES: 'Parfois',
  OFTEN: 'Souvent',
  PRACTICE: 'C’est dans ma pratique',
} as const
