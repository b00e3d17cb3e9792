import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

/** Tools: what the adult checks and how she stays close; no ratio in figures is given as a rule. */
export const MATERIALS_QUESTIONS = inTopic('ALEX', 'materiaux-et-outils', [
  {
    key: 'test-du-rouleau',
    difficulty: 1,
    kind: 'single',
    prompt: 'Vous remplissez un bac de trésors d’automne pour un groupe de 18 mois. Lequel gardez-vous hors du bac?',
    choices: [
      wrong('a', 'Une longue cocotte de pin blanc'),
      wrong('b', 'Une rondelle de bois large comme la main'),
      right('c', 'Un gland encore coiffé de sa cupule'),
      wrong('d', 'Une petite courge à la peau bien dure'),
    ],
    explanationRight:
      'Le gland passe dans un rouleau de papier hygiénique : il peut étouffer un enfant de moins de 3 ans. C’est un repère pratique; le cylindre d’essai officiel est encore plus petit.',
    explanationWrong:
      'Avant 3 ans, tout ce qui entre dans un rouleau de papier hygiénique reste hors de portée. Des quatre, le gland est celui qui y passe. Les autres, entiers et solides, se manipulent sous vos yeux.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'materiaux' },
  },
  {
    key: 'qu-est-ce-qu-une-piece-detachee',
    difficulty: 2,
    kind: 'single',
    prompt: 'Bûches, planches, tissus, chaudières : qu’est-ce qui en fait des pièces détachées?',
    choices: [
      wrong('a', 'Elles viennent toutes de la nature'),
      right('b', 'Elles se combinent sans mode d’emploi'),
      wrong('c', 'Elles se démontent pour le rangement'),
      wrong('d', 'Elles servent à un jeu de construction'),
    ],
    explanationRight:
      'Déplaçables, ouvertes, sans usage prescrit : elles deviennent ce que les enfants imaginent. Une planche sera pont, comptoir ou glissade à escargots, parfois dans le même avant-midi.',
    explanationWrong:
      'L’origine, le rangement et la construction n’y sont pour rien. Une pièce détachée se déplace, se combine et n’impose aucun usage : c’est l’enfant qui décide, et il change d’idée.',
    source: SOURCES.outdoorPractice,
    link: { to: 'definitions', anchor: 'pieces-detachees' },
  },
  {
    key: 'les-batons-volent',
    difficulty: 1,
    kind: 'single',
    prompt: 'Ce matin, les bâtons volent un peu partout dans la cour. Quelle réponse est la plus éducative?',
    choices: [
      wrong('a', 'Ranger les bâtons jusqu’à la semaine prochaine'),
      wrong('b', 'Remplacer les bâtons par des nouilles de mousse'),
      wrong('c', 'Réserver les bâtons aux enfants plus calmes'),
      right('d', 'Convenir ensemble d’un lieu et d’une règle simple'),
    ],
    explanationRight:
      'Longueur, endroit, course sans bâton : une règle claire apprend davantage qu’une interdiction. Un coin « chantier » permet même les très longs, un porteur à chaque bout.',
    explanationWrong:
      'Retirer, remplacer ou réserver calme la cour aujourd’hui, sans que personne apprenne à manier un bâton. Une règle simple, convenue avec les enfants, les rend attentifs et garde un matériel précieux.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'longs-batons' },
  },
  {
    key: 'materiaux-a-ecarter',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Une famille offre des matériaux pour la cour. Lesquels refusez-vous, en remerciant?',
    choices: [
      right('a', 'Des palettes marquées MB'),
      wrong('b', 'Des bûches avec leur écorce'),
      right('c', 'De vieux pneus d’hiver'),
      right('d', 'Des planches à peinture ancienne'),
    ],
    explanationRight:
      'Palettes marquées MB, bois traité, vieux pneus et peinture ancienne ne sont pas des matériaux de jeu. Les bûches avec leur écorce, oui : vérifiez seulement qu’elles sont saines et stables.',
    explanationWrong:
      'L’écorce rugueuse fait partie du plaisir : les bûches sont bienvenues. On écarte plutôt les palettes marquées MB, les vieux pneus et la peinture ancienne, qui peuvent contenir des substances nocives.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'materiaux' },
  },
  {
    key: 'ramasser-au-parc',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Les enfants veulent rapporter des trésors du parc. Quelles habitudes prenez-vous avec eux?',
    choices: [
      wrong('a', 'Cueillir les plus belles branches vertes'),
      right('b', 'Prendre au sol, en petite quantité'),
      wrong('c', 'Rapporter un nid, s’il est vide'),
      right('d', 'Vérifier d’abord le règlement du parc'),
    ],
    explanationRight:
      'Au sol, un peu, là où c’est permis : la cueillette est souvent interdite dans les parcs. On laisse le reste aux insectes, aux oiseaux et aux autres groupes. C’est l’éveil écologique en acte.',
    explanationWrong:
      'Même vide, le nid reste où il est; la branche verte est vivante. On ramasse au sol, en petite quantité, après avoir vérifié le règlement du parc. Une photo rapporte le reste.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'materiaux' },
  },
  {
    key: 'premier-outil-tranchant',
    difficulty: 1,
    kind: 'single',
    prompt: 'Des enfants de 4 ans rêvent de tailler un bâton. Par quel outil commencez-vous?',
    choices: [
      right('a', 'L’épluche-légumes'),
      wrong('b', 'Le canif à bout rond'),
      wrong('c', 'Le petit couteau croche'),
      wrong('d', 'La râpe à bois'),
    ],
    explanationRight:
      'Même geste que le couteau, lame protégée, résultat immédiat. Assis, coudes sur les genoux, geste vers l’extérieur, une bulle d’une longueur de bras. Le couteau n’est pas nécessaire au SGEE.',
    explanationWrong:
      'Le canif et le couteau demandent une maîtrise à venir, et la râpe use le bois sans le tailler. L’épluche-légumes offre le même geste avec une lame protégée : assis, vers l’extérieur, chacun dans sa bulle.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'eplucher-baton' },
  },
  {
    key: 'outil-emousse',
    difficulty: 2,
    kind: 'true-false',
    prompt: 'Pour un enfant, un outil un peu émoussé est plus sûr qu’un outil bien affûté.',
    choices: trueFalse('faux'),
    explanationRight:
      'Un outil émoussé oblige à forcer, et c’est en forçant que la lame dérape. Bien affûté, à la bonne taille, il répond à un geste lent. L’adulte l’a essayé et entretenu lui-même.',
    explanationWrong:
      'Une lame qui coupe moins semble moins menaçante. Mais elle oblige à forcer, et l’outil dérape. Bien affûté et à la taille de l’enfant, il travaille avec un geste lent et maîtrisé.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'outils' },
  },
  {
    key: 'de-quel-cote-le-gant',
    difficulty: 3,
    kind: 'single',
    prompt: 'Une enfant scie une branche bien bloquée, vous à côté. Où va le gant?',
    choices: [
      wrong('a', 'Sur la main qui tient la scie'),
      right('b', 'Sur la main qui tient le bois'),
      wrong('c', 'Sur les deux mains'),
      wrong('d', 'Sur aucune des deux mains'),
    ],
    explanationRight:
      'On protège la main exposée, celle qui tient le bois loin de la lame. L’autre reste nue pour garder une bonne prise sur l’outil. Le geste est lent, et c’est vous qui l’amorcez.',
    explanationWrong:
      'Un gant sur la main qui scie lui enlève de la prise; aucun gant laisse l’autre main exposée. On gante donc celle qui tient le bois, loin de la lame.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'scier-branche' },
  },
  {
    key: 'je-veux-scier',
    difficulty: 2,
    kind: 'single',
    prompt: 'Vous êtes seule dehors avec sept enfants de 4 ans. L’un d’eux demande la scie. Que répondez-vous?',
    choices: [
      wrong('a', '« Scie ici, assis, je te regarde de ma place »'),
      wrong('b', '« Sciez à deux, vous vous surveillerez »'),
      right('c', '« On sciera quand je pourrai être juste avec toi »'),
      wrong('d', '« Asseyez-vous tous autour pendant qu’il scie »'),
    ],
    explanationRight:
      'L’outil tranchant demande un adulte pour un enfant, à portée de main, sans autre tâche. Fixez un moment précis, quand une collègue pourra prendre le groupe : l’attente devient un projet.',
    explanationWrong:
      'De loin, à deux ou devant un public, l’enfant n’a pas d’adulte vraiment disponible pour lui. Avec un outil tranchant, on attend le moment où quelqu’un peut l’accompagner, à portée de main.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'outils' },
  },
  {
    key: 'fin-de-l-atelier-marteau',
    difficulty: 2,
    kind: 'single',
    prompt: 'Après dix minutes de clouage, une enfant bâille et frappe à côté. Quelle suite choisissez-vous?',
    choices: [
      wrong('a', 'Tenir le clou pour qu’elle achève son rang'),
      wrong('b', 'Lui donner un marteau un peu plus léger'),
      wrong('c', 'L’encourager à planter un dernier clou'),
      right('d', 'Conclure sur le clou qu’elle a réussi'),
    ],
    explanationRight:
      'La fatigue met fin à l’atelier : cinq à dix minutes suffisent. Terminer sur une réussite lui laisse l’envie de revenir. Ensemble, vous comptez les clous et rangez l’outil.',
    explanationWrong:
      'Aider, alléger ou encourager prolonge un geste devenu imprécis; vos doigts ou les siens pourraient en souffrir. On s’arrête quand la fatigue paraît, sur une réussite, et l’on compte les clous.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'clouer-buche' },
  },
  {
    key: 'soulever-une-roche',
    difficulty: 3,
    kind: 'single',
    prompt: 'Deux enfants veulent voir ce qui vit sous une roche plate. Comment leur montrez-vous à la soulever?',
    choices: [
      right('a', 'En la basculant vers soi'),
      wrong('b', 'En la basculant loin de soi'),
      wrong('c', 'En la faisant glisser de côté'),
      wrong('d', 'En la levant à bout de bras'),
    ],
    explanationRight:
      'Basculée vers soi, la roche forme un écran : les insectes fuient de l’autre côté. On plie les genoux, on regarde, puis on la repose doucement, car c’est le toit de quelqu’un.',
    explanationWrong:
      'Levée loin de soi ou en l’air, la roche ouvre le passage aux insectes vers l’enfant; en glissant, elle écrase ce qui vit dessous. Vers soi, les genoux pliés, elle protège tout le monde.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'buches-roches' },
  },
  {
    key: 'accueillir-un-ver',
    difficulty: 1,
    kind: 'multiple',
    prompt: 'Une enfant a trouvé un ver de terre. Quels gestes respectent l’animal pendant qu’elle l’observe?',
    choices: [
      right('a', 'Mouiller sa main avant de le prendre'),
      wrong('b', 'Le garder au local jusqu’à vendredi'),
      right('c', 'Le tenir près du sol, peu de temps'),
      right('d', 'Le remettre à l’endroit où il était'),
    ],
    explanationRight:
      'Main mouillée, près du sol, peu de temps, retour chez lui : l’empathie s’apprend dans les gestes. Ensuite, eau et savon. Les guêpes, les chenilles poilues et les tiques se regardent sans toucher.',
    explanationWrong:
      'Plusieurs jours au local seraient longs pour lui. Une main mouillée, tout près du sol, un court moment, puis le retour au même endroit : on apprend à observer sans nuire.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'vers-insectes' },
  },
])
