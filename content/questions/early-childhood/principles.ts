import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

export const PRINCIPLES_QUESTIONS = inTopic('PETITE_ENFANCE', 'principes-et-fondements', [
  {
    key: 'edition-en-vigueur',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Votre équipe relit sa plateforme éducative. Trois éditions du programme circulent dans le bureau. Laquelle sert de référence?',
    choices: [wrong('a', 'Celle de 1997'), right('b', 'Celle de 2019'), wrong('c', 'Celle de 2007')],
    explanationRight:
      '« Accueillir la petite enfance », édition 2019, réunit cinq principes de base, quatre domaines de développement et un processus en quatre étapes. Employer les mêmes mots, en équipe et avec les familles, évite bien des malentendus.',
    explanationWrong:
      'Les éditions antérieures ont marqué le réseau et leurs mots circulent encore. Celle de 2019 a reformulé les principes et réuni le social et l’affectif : c’est sur elle que la pratique actuelle s’appuie.',
    source: SOURCES.program,
    link: { to: 'definitions', anchor: 'programme-educatif' },
  },
  {
    key: 'principes-sans-palmares',
    difficulty: 1,
    kind: 'true-false',
    prompt: 'Le programme présente ses cinq principes de base du plus important au moins important.',
    choices: trueFalse('faux'),
    explanationRight:
      'Les cinq principes sont d’égale importance. Ils se complètent dans une même situation : une enfant unique, qui apprend par le jeu, dans tous les domaines à la fois, avec ses parents comme partenaires.',
    explanationWrong:
      'Une liste donne facilement l’impression d’un classement. Ici, il n’y en a pas : les cinq principes ont le même poids, et une bonne décision en fait souvent vivre plusieurs à la fois.',
    source: SOURCES.program,
    link: { to: 'self-assessment', anchor: 'pb-01' },
  },
  {
    key: 'relation-familles-principe',
    difficulty: 2,
    kind: 'single',
    prompt:
      'En réunion, une collègue demande où le programme de 2019 inscrit la relation avec les familles. Que lui répondez-vous?',
    choices: [
      wrong('a', 'Parmi les étapes du processus, à la planification'),
      wrong('b', 'Parmi les domaines, avec le social et affectif'),
      right('c', 'Parmi les principes de base, comme partenariat'),
      wrong('d', 'Parmi les fondements, au chapitre de l’attachement'),
    ],
    explanationRight:
      'Le partenariat entre le SGEE et les parents est l’un des cinq principes de base. Il demande plus que de bonnes nouvelles en fin de journée : des objectifs communs, des décisions partagées, de la confiance.',
    explanationWrong:
      'La famille est présente partout dans le programme, d’où l’hésitation. Le partenariat, lui, est nommé comme principe de base. Les fondements éclairent les principes, les domaines décrivent l’enfant, les étapes décrivent l’action.',
    source: SOURCES.program,
    link: { to: 'self-assessment', anchor: 'pb-01' },
  },
  {
    key: 'principes-au-vestiaire',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Vous affichez les principes de base au vestiaire des familles. Lesquels de ces énoncés en font partie?',
    choices: [
      right('a', 'Chaque enfant est unique'),
      wrong('b', 'L’enfant progresse par étapes fixes'),
      wrong('c', 'L’enfant apprend en écoutant l’adulte'),
      right('d', 'L’enfant apprend par le jeu'),
    ],
    explanationRight:
      'L’unicité et le jeu sont deux des cinq principes. S’y ajoutent le partenariat avec les parents, l’enfant acteur principal de son développement et le développement comme processus global et intégré.',
    explanationWrong:
      'Les principes retenus disent que chaque enfant est unique et qu’il apprend par le jeu. Le programme parle de rythmes différents et d’apprentissage actif plutôt que d’étapes fixes ou d’écoute passive.',
    source: SOURCES.program,
    link: { to: 'self-assessment', anchor: 'pb-01' },
  },
  {
    key: 'acteur-principal-pelle',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Un enfant de 3 ans s’acharne à remplir une grande chaudière avec une cuillère. Quelle réaction respecte le mieux sa place d’acteur principal?',
    choices: [
      right('a', 'Observer, puis demander ce qu’il pourrait essayer'),
      wrong('b', 'Échanger la cuillère contre une vraie pelle'),
      wrong('c', 'Montrer le bon geste avant qu’il se fâche'),
      wrong('d', 'S’éloigner, car il apprend mieux sans adulte'),
    ],
    explanationRight:
      'L’enfant apprend en agissant, en choisissant et en cherchant ses solutions. Observer vous dit s’il a besoin de vous. Une question ouverte l’aide à avancer sans lui enlever son problème.',
    explanationWrong:
      'Régler le problème à sa place lui enlève ce qu’il s’est donné à découvrir; partir le prive d’appui. Entre les deux, l’adulte observe, reste disponible et relance par une question ouverte.',
    source: SOURCES.program,
    link: { to: 'definitions', anchor: 'acteur-principal' },
  },
  {
    key: 'equite-habit-de-neige',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Au vestiaire, un enfant reçoit plus d’aide que les autres pour s’habiller. Une stagiaire trouve cela injuste. Quelle réponse s’appuie sur l’équité?',
    choices: [
      wrong('a', '« La même aide pour chacun, à tour de rôle »'),
      wrong('b', '« Les plus rapides iront l’aider à ma place »'),
      wrong('c', '« Demain, ce sera le tour d’un autre enfant »'),
      right('d', '« Chacun a ce qu’il lui faut pour participer »'),
    ],
    explanationRight:
      'L’équité donne à chacun ce dont il a besoin pour vivre l’expérience avec le groupe. Traiter tout le monde de la même façon laisserait un enfant sur le banc pendant que les autres sortent.',
    explanationWrong:
      'L’égalité stricte paraît juste, mais elle ne mène pas tout le monde dehors. Puisque chaque enfant est unique, l’aide varie selon le besoin et le moment, sans compter les tours.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'pb-05' },
  },
  {
    key: 'humanisme-bac-renverse',
    difficulty: 2,
    kind: 'single',
    prompt: 'Un trottineur renverse encore le bac de blocs. Quelle lecture de son geste s’accorde avec l’humanisme?',
    choices: [
      wrong('a', 'Il teste la patience de l’adulte et attend une limite'),
      right('b', 'Il explore, et cela a un sens pour lui'),
      wrong('c', 'Il lui faut une récompense pour apprendre à ranger'),
      wrong('d', 'Il manque de maturité, cela passera avec l’âge'),
    ],
    explanationRight:
      'L’humanisme voit une personne curieuse, portée à apprendre et digne de confiance. On cherche donc ce que le geste raconte : le bruit, le poids, l’effet produit. On peut ensuite offrir un endroit où vider est permis.',
    explanationWrong:
      'Chercher une provocation ou un manque ferme la question trop vite. L’humanisme part de la confiance : l’enfant explore, et notre travail consiste à comprendre ce qui l’attire avant d’ajuster le milieu.',
    source: SOURCES.programFoundations,
    link: { to: 'definitions', anchor: 'humanisme' },
  },
  {
    key: 'influence-indirecte',
    difficulty: 3,
    kind: 'single',
    prompt: 'Selon l’approche écologique, laquelle de ces situations agit sur l’enfant de façon indirecte?',
    choices: [
      wrong('a', 'L’éducatrice change le rituel qui précède la sieste'),
      wrong('b', 'Un pair l’invite à bâtir une cabane avec lui'),
      wrong('c', 'Un grand-parent vient lui raconter une histoire'),
      right('d', 'Un parent change de quart de travail à l’usine'),
    ],
    explanationRight:
      'L’enfant ne va jamais à l’usine, et pourtant le nouvel horaire change ses matins et ses soirées. L’approche écologique invite à regarder l’enfant, ses milieux et les liens entre eux avant de conclure.',
    explanationWrong:
      'Le rituel, le pair et le grand-parent touchent l’enfant de près, dans des milieux où il est présent. Le quart de travail, lui, l’atteint par ricochet, à travers la vie de son parent : c’est l’influence indirecte.',
    source: SOURCES.programFoundations,
    link: { to: 'self-assessment', anchor: 'ft-04' },
  },
  {
    key: 'base-de-securite',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Dans la cour, un poupon s’éloigne à quatre pattes, se retourne, croise votre regard, puis repart. Que représentez-vous pour lui à cet instant?',
    choices: [
      wrong('a', 'Une limite à ne pas dépasser'),
      wrong('b', 'Un modèle de geste à imiter'),
      right('c', 'Une base de sécurité'),
      wrong('d', 'Une partenaire de jeu'),
    ],
    explanationRight:
      'Une figure d’attachement offre deux choses : une base pour partir explorer et un refuge pour revenir se consoler. Votre regard lui confirme que vous êtes là, et cela suffit pour qu’il reparte.',
    explanationWrong:
      'Il ne vous demande ni permission, ni exemple, ni jeu : il vérifie que vous êtes là. Cette présence sûre lui permet d’explorer. C’est ce que l’attachement appelle une base de sécurité.',
    source: SOURCES.programFoundations,
    link: { to: 'definitions', anchor: 'attachement' },
  },
  {
    key: 'fondements-a-presenter',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Vous présentez les fondements théoriques du programme à une nouvelle collègue. Lesquels nommez-vous?',
    choices: [
      right('a', 'L’attachement'),
      right('b', 'L’approche écologique'),
      wrong('c', 'Le conditionnement'),
      right('d', 'L’humanisme'),
    ],
    explanationRight:
      'Le quatrième fondement est l’apprentissage actif et accompagné. Ensemble, ils dessinent un enfant digne de confiance, relié à ses milieux, sécurisé par ses liens et qui apprend en agissant avec de l’aide.',
    explanationWrong:
      'Les quatre fondements sont l’humanisme, l’approche écologique, l’attachement et l’apprentissage actif et accompagné. Le conditionnement, qui repose sur les récompenses, n’en fait pas partie : l’intérêt de l’enfant est le moteur.',
    source: SOURCES.programFoundations,
    link: { to: 'self-assessment', anchor: 'ft-01' },
  },
  {
    key: 'zone-proximale-casse-tete',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Une enfant réussit seule un casse-tête de quatre pièces. Avec un indice, elle réussit celui de huit. Celui de vingt la dépasse, même accompagnée. Lequel se situe dans sa zone proximale de développement?',
    choices: [
      wrong('a', 'Le casse-tête de quatre pièces'),
      wrong('b', 'Le casse-tête de vingt pièces'),
      right('c', 'Le casse-tête de huit pièces'),
    ],
    explanationRight:
      'La zone proximale se trouve entre ce que l’enfant fait seule et ce qu’elle réussit avec un peu d’aide. C’est là que votre indice porte le plus : assez difficile pour apprendre, assez proche pour réussir.',
    explanationWrong:
      'Ce qu’elle réussit seule est déjà acquis; ce qui la dépasse, même accompagnée, viendra plus tard. La zone proximale est entre les deux : ce que l’aide d’une autre personne rend possible aujourd’hui.',
    source: SOURCES.practice,
    link: { to: 'definitions', anchor: 'zone-proximale-de-developpement' },
  },
  {
    key: 'etayage-meme-aide',
    difficulty: 2,
    kind: 'true-false',
    prompt: 'L’étayage consiste à offrir la même aide, avec constance, chaque fois que l’enfant refait la tâche.',
    choices: trueFalse('faux'),
    explanationRight:
      'L’étayage est temporaire et dosé. On soutient, on observe, puis on retire un peu d’aide à mesure que l’enfant prend le relais : la main, puis le geste montré, puis un mot, puis seulement le regard.',
    explanationWrong:
      'La constance rassure, mais une aide qui ne bouge pas finit par retenir l’enfant. L’étayage s’ajuste à chaque essai et s’efface peu à peu, comme un échafaudage quand le mur tient.',
    source: SOURCES.practice,
    link: { to: 'definitions', anchor: 'etayage' },
  },
  {
    key: 'pensee-en-vagues',
    difficulty: 3,
    kind: 'true-false',
    prompt:
      'Une enfant de 4 ans résout un problème avec une nouvelle stratégie lundi, puis revient à l’ancienne mardi. Ce va-et-vient fait partie du développement de la pensée.',
    choices: trueFalse('vrai'),
    explanationRight:
      'On décrit aujourd’hui le développement de la pensée par des vagues qui se chevauchent plutôt que par un escalier. L’enfant dispose de plusieurs stratégies à la fois et pige dans l’une ou l’autre selon la situation.',
    explanationWrong:
      'L’image de l’escalier fait croire qu’une marche montée est acquise pour de bon. On parle plutôt de vagues qui se chevauchent : anciennes et nouvelles stratégies cohabitent un bon moment. Revenir en arrière n’est pas reculer.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'ft-11' },
  },
])
