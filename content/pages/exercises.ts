/** Words of the risk-benefit exercises that server and screens share. */
export const exerciseSentences = {
  precautionTooLong: 'Une précaution compte au plus 200 caractères.',
  titleMissing: 'Donnez un titre à votre situation.',
  titleTooLong: 'Le titre compte au plus 80 caractères.',
  descriptionTooLong: 'La description compte au plus 500 caractères.',
  statementMissing: 'Écrivez l’énoncé, ou retirez-le.',
  statementTooLong: 'Un énoncé compte au plus 200 caractères.',
  tooManyStatements: 'Une situation compte au plus 20 énoncés.',
  tooManySituations: 'Vous avez 100 situations. Supprimez-en une pour en écrire une autre.',
  statementUnknown: 'Un de ces énoncés ne fait pas partie de la situation. Rechargez la page.',
  situationChanged: 'Cette situation a été modifiée ailleurs. Rechargez la page pour voir les deux versions.',
} as const

/** Words of the screens. */
export const exerciseWords = {
  title: 'Risques et bénéfices',
  lead: 'Des situations de jeu à regarder des deux côtés : ce que l’enfant y gagne, ce qui peut lui arriver, et ce que vous pouvez faire.',
  howTo: 'Placez chaque énoncé du bon côté : avec les boutons ou en glissant la carte.',
  riskOrDanger:
    'Un risque, l’enfant peut le voir et le doser. Un danger, il ne peut ni le voir ni le gérer : l’adulte l’élimine.',
  shortcuts: 'Raccourcis : R ou ←, B ou →, E, D, Retour arrière pour revenir à l’énoncé précédent.',
  shortcutsOff: 'Les raccourcis du clavier sont désactivés.',
  allPlaced: 'Tous les énoncés sont classés.',
  stillFree:
    'Vous pouvez encore changer d’avis. Ensuite, lisez l’explication et choisissez ce que vous ferez devant chaque risque et chaque danger.',
  kept: 'La connexion est coupée. Votre travail est gardé sur cet appareil; il partira au retour de la connexion.',
  saved: 'Enregistré',
  noDaycare: 'Choisissez d’abord un milieu pour garder votre travail.',
  precautionsLead:
    'Pour chaque risque, choisissez une précaution ou écrivez la vôtre; pour chaque danger, le geste qui l’élimine. Votre choix remplit la fiche au bas de la page.',
  noneMatch: 'Aucune situation ne correspond à ces filtres.',
  private: 'Tant que vous ne les partagez pas, vos fiches sont à vous seule : votre gestionnaire ne les voit pas.',
  sharedNote: 'Fiche partagée : vos collègues et votre gestionnaire la lisent. Vous seule pouvez la modifier.',
  share: 'Partager avec mon équipe',
  unshare: 'Ne plus partager',
  sharedTitle: 'Partagées par l’équipe',
  sharedBy: 'Partagée par',
  draftRestored: 'Votre brouillon est repris : il n’était pas encore enregistré.',
  draftForget: 'L’oublier',
  noChildName: 'Sans nom d’enfant.',
  personalData: 'La fiche semble permettre de reconnaître un enfant :',
  personalDataAdvice: 'Écrivez « un enfant » ou « le groupe ». Rien n’est enregistré pour l’instant.',
  mineTitle: 'Mes situations',
  mineLead:
    'Une fiche vierge pour votre cour ou votre prochaine sortie : les bénéfices, les risques et leurs précautions, les dangers à éliminer.',
  mineEmpty: 'Vos fiches apparaîtront ici.',
  mineEmptyWhy: 'Écrire les deux côtés d’une situation aide l’équipe à décider ensemble.',
  gone: 'Cette fiche a été supprimée ailleurs. Vous pouvez l’enregistrer comme une nouvelle fiche.',
} as const

export const SIDE_LABELS = {
  risks: 'Risques',
  benefits: 'Bénéfices',
  dangers: 'Danger à éliminer',
  depends: 'Ça dépend',
} as const

/** Before one statement of an own sheet, and before what is done about it. */
export const STATEMENT_LABELS = { risks: 'Risque', benefits: 'Bénéfice', dangers: 'Danger' } as const
export const PRECAUTION_LABELS = { risks: 'Précaution', dangers: 'Ce qui l’élimine' } as const

export const STATE_LABELS = { new: 'À découvrir', started: 'Commencée', finished: 'Terminée' } as const
