/** Words of the screens. */
export const guideWords = {
  noChildName: 'Sans nom d’enfant.',
  noDaycare: 'Choisissez d’abord un milieu pour garder vos notes.',
  reflectionPrivate:
    'Visible seulement par vous : ni votre gestionnaire ni vos collègues ne voient vos réponses et vos notes.',
  monthNotePrivate: 'Visible seulement par vous.',
  placesShared: 'Cette position est celle de votre milieu : toute l’équipe la voit et peut la changer.',
  ticksWait: 'Vos coches restent affichées. Elles partiront au retour de la connexion.',
  kept: 'Votre texte est gardé sur cet appareil jusqu’à ce qu’il soit enregistré.',
} as const

export const REFLECTION_LABELS = {
  NOT_YET: 'Pas encore',
  SOMETIMES: 'Parfois',
  OFTEN: 'Souvent',
  PRACTICE: 'C’est dans ma pratique',
} as const
