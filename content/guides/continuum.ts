import {
  CONTINUUM_STEP_TITLES,
  type CONTINUUM_STEPS,
  type ContinuumAxis,
  type GuideFrame,
  SUPERVISION_LEVEL_TITLES,
  type SUPERVISION_LEVELS,
} from './types.ts'

export const CONTINUUM_GUIDE: GuideFrame = {
  title: 'Continuum',
  lead: 'De la nature invitée à l’intérieur jusqu’à la vie en nature : six étapes pour se situer et choisir le pas suivant.',
  essentials: [
    'Il n’y a pas de ligne d’arrivée : chaque milieu part de ce qu’il a, une fenêtre, une cour, un parc, un boisé.',
    'On peut se trouver à des étapes différentes selon la saison, le groupe ou le lieu.',
    'Revenir en arrière n’est pas échouer : c’est s’ajuster.',
    'Six axes disent où vous en êtes : temps, lieux, matériel, rôle de l’adulte, rapport au risque, partenariat.',
    'Choisissez un seul petit pas, sur un seul axe, pour le mois qui vient.',
    'La supervision a son propre continuum, au bas de la page : aucun palier n’est sans surveillance.',
  ],
  sources: [
    'Inspiré de l’idée de continuum du cadre de référence Alex (AQCPE, 2020); étapes et paliers formulés pour cette application',
    'Le jeu risqué extérieur, Société canadienne de pédiatrie, 2024',
    'Repères de pratique en plein air',
  ],
  reviewedOn: '2026-11-21',
}

/** Whose path this is, said above it. */
export const CONTINUUM_CREDIT =
  'Ces étapes sont celles de l’application, et non celles d’Alex. Elles s’inspirent de l’idée de continuum de son cadre de référence (AQCPE, 2020).'

export const CONTINUUM_AXIS_LABELS: Record<ContinuumAxis, { title: string; question: string }> = {
  temps: { title: 'Temps', question: 'Combien d’heures par semaine passons-nous dehors, hiver compris?' },
  lieux: { title: 'Lieux', question: 'Les enfants ont-ils accès à du vivant, et pas seulement à des modules?' },
  materiel: { title: 'Matériel', question: 'Qui choisit ce qui sort : nous ou eux?' },
  role: { title: 'Rôle de l’adulte', question: 'Qu’est-ce que je faisais, les dix dernières minutes dehors?' },
  risque: {
    title: 'Rapport au risque',
    question: 'Quel défi avons-nous accepté cette semaine, et avec quelles mesures?',
  },
  partenariat: { title: 'Partenariat', question: 'Qu’est-ce que les parents savent de nos sorties?' },
}

export type ContinuumStep = {
  /** 1 to 6; its anchor is « etape-1 ». */
  step: (typeof CONTINUUM_STEPS)[number]
  title: string
  description: string
  /** What it looks like on each axis, in a few words. */
  axes: Record<ContinuumAxis, string>
  /** How one knows that one is there. */
  sign: string
  /** Two gestures that carry this step. */
  gestures: readonly string[]
  nextStep: string
}

export const CONTINUUM_STEPS_CONTENT: readonly ContinuumStep[] = [
  {
    step: 1,
    title: CONTINUUM_STEP_TITLES[1],
    description:
      'Des éléments naturels et des observations nourrissent le jeu à l’intérieur. Une table, une plante, une fenêtre qui donne sur un arbre : c’est déjà un commencement.',
    axes: {
      temps: 'Quelques moments par semaine',
      lieux: 'Le local, un rebord de fenêtre, une plante, une table d’exploration',
      materiel: 'Cocottes, feuilles, terre, bois, eau',
      role: 'Émerveillée : elle nomme, observe et laisse toucher',
      risque: 'Elle vérifie la taille, la toxicité et les allergies',
      partenariat: 'Les familles apportent une trouvaille',
    },
    sign: 'Les enfants intègrent le matériel naturel à leurs propres jeux, sans qu’on le leur propose.',
    gestures: [
      'Changez une seule chose sur la table chaque semaine, et laissez les enfants s’en apercevoir.',
      'Gardez une loupe et un panier vide à leur portée : le panier vide invite à rapporter.',
    ],
    nextStep: 'Sortez le même matériel dans la cour, tel quel, et regardez ce qui change.',
  },
  {
    step: 2,
    title: CONTINUUM_STEP_TITLES[2],
    description:
      'On sort au moins une fois par jour, en toute saison, dans la cour telle qu’elle est. L’habitude compte plus que l’endroit.',
    axes: {
      temps: 'Une période quotidienne ou plus',
      lieux: 'La cour, un balcon, une ruelle fermée aux autos',
      materiel: 'Le matériel habituel et quelques matériaux ouverts',
      role: 'Disponible : elle joue et observe au lieu de seulement surveiller',
      risque: 'Elle connaît les seuils de météo et la politique',
      partenariat: 'Vêtements de saison, et prêt pour ceux qui n’en ont pas',
    },
    sign: 'Un peu de pluie ou de froid ne fait plus annuler une sortie.',
    gestures: [
      'Placez la sortie avant l’activité qui saute le plus souvent, et non après.',
      'Tenez une caisse de prêt discrète : tuques, mitaines, bottes, pantalons.',
    ],
    nextStep: 'Allongez une sortie par semaine d’une demi-heure, toujours le même jour.',
  },
  {
    step: 3,
    title: CONTINUUM_STEP_TITLES[3],
    description:
      'On transforme la cour : végétaux, bûches, buttes, boue, coins cachés, pièces détachées. On retire autant qu’on ajoute.',
    axes: {
      temps: 'Une à deux heures par jour',
      lieux: 'Une cour où quelque chose pousse, se creuse et se cache',
      materiel: 'Pièces détachées, eau, sable, outils de jardin',
      role: 'Aménagiste : elle retire des jouets, ajoute du possible',
      risque: 'Une première évaluation bénéfices-risques, écrite en équipe',
      partenariat: 'Une corvée avec parents et voisins, un plan affiché',
    },
    sign: 'Les jeux durent plus longtemps, changent de lieu et reprennent le lendemain.',
    gestures: [
      'Retirez trois jouets qui ne font qu’une chose, et apportez six planches.',
      'Laissez une partie de la cour sans entretien pendant une saison.',
    ],
    nextStep: 'Repérez un coin de nature à dix minutes de marche, et allez-y une fois sans les enfants.',
  },
  {
    step: 4,
    title: CONTINUUM_STEP_TITLES[4],
    description:
      'On explore régulièrement les environs : un parc, un arbre, un ruisseau vu de loin, un jardin. Le chemin fait partie de la sortie.',
    axes: {
      temps: 'Une sortie par semaine',
      lieux: 'Parc, ruelle verte, boisé proche',
      materiel: 'Sac d’équipement, corde de marche, carnet',
      role: 'Guide : elle prépare le trajet et laisse le temps',
      risque: 'Circulation, eau, rencontres : les rôles sont définis',
      partenariat: 'Autorisations, ville, commerces, aînés du quartier',
    },
    sign: 'Les enfants reconnaissent le chemin et annoncent les repères avant d’y arriver.',
    gestures: [
      'Donnez un nom à chaque repère du trajet avec les enfants, et employez-le.',
      'Comptez à voix haute aux mêmes endroits, chaque fois.',
    ],
    nextStep: 'Retournez toujours au même endroit pendant un mois, au lieu d’en changer.',
  },
  {
    step: 5,
    title: CONTINUUM_STEP_TITLES[5],
    description:
      'Un lieu attitré, avec camp de base, rituels et limites connues. On y revient assez souvent pour que le lieu se souvienne du groupe.',
    axes: {
      temps: 'Une à trois demi-journées par semaine',
      lieux: 'Boisé, champ, bord de lac, ferme',
      materiel: 'Bâche, tapis, bûches, quelques outils',
      role: 'Accompagnatrice : elle suit les projets des enfants',
      risque: 'L’évaluation se fait sur place, avec les enfants',
      partenariat: 'Entente avec le propriétaire, traces partagées avec les familles',
    },
    sign: 'Les enfants retrouvent leurs jeux d’une visite à l’autre et montrent le lieu aux nouveaux.',
    gestures: [
      'Ouvrez et fermez chaque sortie par le même court rituel.',
      'Demandez aux enfants ce qui a changé depuis la dernière fois, dans le lieu et dans les dangers.',
    ],
    nextStep: 'Prenez un repas sur place, un seul, et notez ce qu’il a fallu prévoir.',
  },
  {
    step: 6,
    title: CONTINUUM_STEP_TITLES[6],
    description:
      'La majeure partie de la journée se passe dehors, en toute saison, avec repas et détente. Ce n’est pas un sommet : c’est une autre façon d’organiser la vie.',
    axes: {
      temps: 'Plusieurs journées par semaine',
      lieux: 'Un site attitré et un second de repli',
      materiel: 'Abri, cuisine, rechange, équipement d’hiver',
      role: 'Coapprenante : elle doute, documente, transmet',
      risque: 'Une culture du risque partagée par l’équipe et les parents',
      partenariat: 'Communauté, formation, mentorat d’autres milieux',
    },
    sign: 'La nature structure l’horaire, les projets et les traces; on rentre à l’heure convenue, plus tôt s’il le faut.',
    gestures: [
      'Écrivez ce que vous décidez sur le vif, pour que l’équipe en discute à tête reposée.',
      'Gardez un plan de repli assez bon pour n’avoir jamais peur de l’utiliser.',
    ],
    nextStep: 'Accueillez une équipe en visite, et laissez ses questions déranger vos habitudes.',
  },
]

export type SupervisionLevel = {
  /** 1 to 4; its anchor is « palier-1 ». */
  level: (typeof SUPERVISION_LEVELS)[number]
  title: string
  posture: string
  suits: string
  tighten: string
}

export const SUPERVISION_LEVELS_CONTENT: readonly SupervisionLevel[] = [
  {
    level: 1,
    title: SUPERVISION_LEVEL_TITLES[1],
    posture:
      'Un contact est possible immédiatement, et l’attention est entière. On ne fait rien d’autre, pas même une note.',
    suits: 'Les poupons, l’eau, un outil tranchant, le feu, une hauteur nouvelle.',
    tighten: 'Pour ces situations, on y reste toujours : il n’y a pas de palier plus serré.',
  },
  {
    level: 2,
    title: SUPERVISION_LEVEL_TITLES[2],
    posture: 'Deux ou trois pas, le corps tourné vers l’enfant, prête à intervenir sans courir.',
    suits: 'Un défi nouveau, un terrain glissant, une corde, un matériel lourd.',
    tighten: 'On se rapproche si l’enfant est fatigué, pressé, ou s’il imite sans regarder.',
  },
  {
    level: 3,
    title: SUPERVISION_LEVEL_TITLES[3],
    posture: 'Vous voyez tout le monde en continu, d’une place choisie pour couvrir la zone.',
    suits: 'Un jeu actif connu, dans une zone inspectée.',
    tighten: 'On se rapproche si le nombre d’enfants ou l’énergie augmente.',
  },
  {
    level: 4,
    title: SUPERVISION_LEVEL_TITLES[4],
    posture: 'La vue est intermittente, les limites sont visibles et le groupe est compté souvent.',
    suits: 'Une cachette, une cabane, dans une zone fermée ou délimitée, à partir de 3 ans.',
    tighten: 'On se rapproche si un signal reste sans réponse ou si la visibilité baisse.',
  },
]

/** Under the levels of supervision. */
export const SUPERVISION_RULE =
  'À tous les paliers, les ratios s’appliquent et chaque enfant est sous la responsabilité d’une adulte nommée. Il n’existe pas de palier sans surveillance dans un service de garde éducatif.'
