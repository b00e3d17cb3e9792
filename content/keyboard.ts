/** Une touche, ou des touches ensemble, et ce qu’elle fait. `isSingle` : se coupe avec les raccourcis d’une seule touche. */
type KeyLine = { keys: readonly string[]; does: string; isSingle?: true }
type KeyGroup = { title: string; page: RegExp | null; lines: readonly KeyLine[] }

/** Les touches de chaque page; `page` null : partout. Les noms des touches sont ceux du clavier canadien-français. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'Un quiz',
    page: /^\/(?:alex\/)?quiz\/[^/]/,
    lines: [
      { keys: ['1', 'à', '9'], does: 'Choisir une réponse', isSingle: true },
      { keys: ['Entrée'], does: 'Valider, puis passer à la suite' },
    ],
  },
  {
    title: 'Risques et bénéfices',
    page: /^\/alex\/risks-vs-benefits\/[^/]/,
    lines: [
      { keys: ['R'], does: 'Risques', isSingle: true },
      { keys: ['B'], does: 'Bénéfices', isSingle: true },
      { keys: ['E'], does: 'Danger à éliminer', isSingle: true },
      { keys: ['D'], does: 'Ça dépend', isSingle: true },
      { keys: ['←'], does: 'Risques' },
      { keys: ['→'], does: 'Bénéfices' },
      { keys: ['Retour arrière'], does: 'Revenir à l’énoncé précédent' },
    ],
  },
  {
    title: 'Mode terrain',
    page: /^\/activities\/[^/]+\/terrain/,
    lines: [
      { keys: ['→'], does: 'Étape suivante' },
      { keys: ['←'], does: 'Étape précédente' },
    ],
  },
  {
    title: 'Un quiz à revoir',
    page: /^\/quiz-reviews\/attempts\//,
    lines: [{ keys: ['Entrée'], does: 'Marquer comme revu et ouvrir le suivant' }],
  },
  {
    title: 'Partout',
    page: null,
    lines: [
      { keys: ['Ctrl', '+', 'K'], does: 'Rechercher une page, une activité, un mot' },
      { keys: ['Alt', '+', 'Z'], does: 'Aller au dernier message, et à son bouton « Annuler »' },
      { keys: ['Tab'], does: 'Aller au bouton ou au champ suivant; une première fois : sauter le menu' },
      { keys: ['Échap'], does: 'Fermer ce qui est ouvert' },
      { keys: ['?'], does: 'Afficher cette liste', isSingle: true },
    ],
  },
]

export const keyboardWords = {
  title: 'Raccourcis clavier',
  lead: 'Tout se fait aussi sans eux, avec la souris, le doigt ou la touche Tab.',
  off: 'coupé',
  switchHint: 'Utile si une dictée vocale ou un tremblement appuie à votre place.',
} as const
