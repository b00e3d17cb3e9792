import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

export const RISK_QUESTIONS = inTopic('ALEX', 'risque-et-danger', [
  {
    key: 'definir-le-jeu-risque',
    difficulty: 1,
    kind: 'single',
    prompt: 'Un parent demande ce que vous entendez par « jeu risqué ». Quelle réponse est la plus juste?',
    choices: [
      wrong('a', 'Un jeu dangereux, permis à l’occasion et encadré de près'),
      wrong('b', 'Un jeu sans règles, où l’adulte se retire pour de bon'),
      wrong('c', 'Un jeu réservé aux enfants les plus habiles du groupe'),
      right('d', 'Un jeu excitant, à l’issue incertaine, où l’on peut se blesser'),
    ],
    explanationRight:
      'La Société canadienne de pédiatrie y voit une forme de jeu libre, excitante et stimulante, à l’issue incertaine, qui comporte une possibilité de blessure. Le danger, lui, revient à l’adulte, qui l’élimine.',
    explanationWrong:
      'Le jeu risqué n’est ni un danger toléré, ni une absence d’adulte, ni un privilège. C’est un jeu libre et excitant dont l’issue est incertaine, avec une possibilité de blessure. Chaque enfant y a sa mesure.',
    source: SOURCES.riskyPlay,
    link: { to: 'definitions', anchor: 'jeu-risque' },
  },
  {
    key: 'danger-dans-l-arbre',
    difficulty: 1,
    kind: 'single',
    prompt: 'Une enfant veut grimper à un érable. Lequel de ces éléments est un danger à éliminer avant le jeu?',
    choices: [
      wrong('a', 'La hauteur où elle choisit d’arrêter'),
      right('b', 'La branche morte, sur son chemin'),
      wrong('c', 'L’écorce qui éraflerait ses genoux'),
      wrong('d', 'L’effort qu’il faut pour redescendre'),
    ],
    explanationRight:
      'Une branche morte peut céder sans prévenir : l’enfant ne peut ni le voir ni le gérer. C’est un danger, que l’adulte élimine. La hauteur, l’écorce et l’effort, elle peut les sentir et les doser.',
    explanationWrong:
      'La hauteur, l’écorce et l’effort se sentent et se dosent : ce sont des risques dont l’enfant apprend. La branche morte cède sans prévenir; elle dépasse ce que l’enfant peut reconnaître.',
    source: SOURCES.riskyPlay,
    link: { to: 'risks-vs-benefits', anchor: 'grimper-arbre' },
  },
  {
    key: 'inspection-de-la-butte',
    difficulty: 2,
    kind: 'multiple',
    prompt:
      'Vous inspectez la butte avant le jeu. Quels éléments demandent votre intervention, parce qu’ils sont des dangers?',
    choices: [
      right('a', 'Une corde bouclée, cachée dans l’herbe'),
      wrong('b', 'Une racine bien visible, en travers'),
      right('c', 'Un éclat de verre, à moitié enterré'),
      wrong('d', 'Un tronc stable, qui se contourne'),
    ],
    explanationRight:
      'La corde bouclée et le verre peuvent blesser gravement sans que l’enfant les voie venir. La racine et le tronc se voient, s’évaluent, se contournent : ils font le sel du terrain.',
    explanationWrong:
      'La question utile : l’enfant peut-il le voir et le gérer? La racine et le tronc stable, oui. La corde bouclée et le verre enterré, non : l’adulte les retire avant que le jeu commence.',
    source: SOURCES.riskyPlay,
    link: { to: 'definitions', anchor: 'danger' },
  },
  {
    key: 'aussi-securitaire-que',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Votre comité veut une cour « aussi sécuritaire que possible ». Quelle nuance la Société canadienne de pédiatrie propose-t-elle?',
    choices: [
      wrong('a', '« Aussi libre que possible »'),
      wrong('b', '« Plus sécuritaire que l’intérieur »'),
      right('c', '« Aussi sécuritaire que nécessaire »'),
      wrong('d', '« Aussi surveillée que nécessaire »'),
    ],
    explanationRight:
      'Un seul mot change tout. « Que nécessaire » invite à éliminer les dangers en gardant les défis; « que possible » finit par retirer les deux. C’est une belle phrase pour ouvrir la discussion du comité.',
    explanationWrong:
      'La liberté et la surveillance comptent aussi, mais la formule retenue porte sur la sécurité : « aussi sécuritaire que nécessaire ». On retire les dangers, on garde les défis à la mesure des enfants.',
    source: SOURCES.pediatricAdvice,
    link: { to: 'definitions', anchor: 'risque' },
  },
  {
    key: 'inventaire-des-jeux-risques',
    difficulty: 2,
    kind: 'multiple',
    prompt:
      'Vous dressez l’inventaire des jeux risqués de votre milieu, selon les catégories de la Société canadienne de pédiatrie. Lesquels y inscrivez-vous?',
    choices: [
      right('a', 'Dévaler la butte en courant'),
      right('b', 'Clouer dans une bûche'),
      wrong('c', 'Trier des cocottes par taille'),
      right('d', 'Se cacher dans le boisé'),
    ],
    explanationRight:
      'Grande vitesse, outils, risque de disparaître de la vue : trois des huit catégories. Les autres : hauteur, éléments dangereux à proximité, jeu turbulent, jeu avec chocs, jeu par procuration. Laquelle manque dans votre cour?',
    explanationWrong:
      'Les huit catégories : hauteur, grande vitesse, outils, éléments dangereux à proximité, jeu turbulent, risque de disparaître de la vue, chocs, procuration. Trier des cocottes a d’autres mérites et n’entre dans aucune.',
    source: SOURCES.riskyPlay,
    link: { to: 'definitions', anchor: 'jeu-risque' },
  },
  {
    key: 'regarder-la-grande-traverser',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Un tout-petit ne quitte pas des yeux une grande qui traverse un tronc. De quelle forme de jeu risqué s’agit-il pour lui?',
    choices: [
      wrong('a', 'Le jeu turbulent'),
      right('b', 'Le jeu par procuration'),
      wrong('c', 'Le jeu en hauteur'),
      wrong('d', 'Le jeu avec chocs'),
    ],
    explanationRight:
      'Regarder, c’est déjà participer : il vit le frisson à travers elle et étudie la manœuvre. Offrez-lui ensuite un défi semblable à sa mesure, sans le pousser ni le comparer.',
    explanationWrong:
      'Son corps reste au sol : ni hauteur, ni choc, ni bousculade. Il vit pourtant l’aventure à travers une autre enfant. C’est le jeu par procuration, une porte d’entrée précieuse vers le défi.',
    source: SOURCES.riskyPlay,
    link: { to: 'risks-vs-benefits', anchor: 'regarder-defi' },
  },
  {
    key: 'meme-poutre-deux-enfants',
    difficulty: 2,
    kind: 'true-false',
    prompt: 'Un même tronc incliné peut être un risque pour une enfant et un danger pour une autre.',
    choices: trueFalse('vrai'),
    explanationRight:
      'Tout dépend de ce que chaque enfant peut percevoir, évaluer et choisir. L’âge, l’expérience, la fatigue et les bottes glissantes font bouger la frontière, d’un enfant à l’autre et d’un jour à l’autre.',
    explanationWrong:
      'Le tronc ne change pas, l’enfant oui. Il y a risque quand elle peut percevoir l’enjeu et choisir; il y a danger quand cela dépasse sa capacité. La frontière suit l’enfant, la fatigue, la météo.',
    source: SOURCES.riskyPlay,
    link: { to: 'definitions', anchor: 'risque' },
  },
  {
    key: 'avant-de-decider',
    difficulty: 3,
    kind: 'single',
    prompt:
      'Vous rédigez une évaluation bénéfices-risques pour le coin des bâtons. Bénéfices et risques sont nommés. Qu’écrivez-vous juste avant la décision?',
    choices: [
      wrong('a', 'Les blessures des dernières années'),
      wrong('b', 'L’accord signé de chaque parent'),
      wrong('c', 'Le bilan de la première semaine'),
      right('d', 'Les mesures d’atténuation prévues'),
    ],
    explanationRight:
      'Bénéfices, risques, mesures d’atténuation, décision, suivi : dans cet ordre, on décide d’un jeu tel qu’il sera vraiment vécu. Longueur des bâtons, zone, course sans bâton : les mesures changent souvent la réponse.',
    explanationWrong:
      'Ces éléments peuvent nourrir la réflexion ou le suivi. Juste avant de décider, on cherche les mesures d’atténuation : sans elles, on jugerait un jeu qui n’est pas celui que vous offrirez.',
    source: SOURCES.outdoorPractice,
    link: { to: 'definitions', anchor: 'evaluation-benefices-risques' },
  },
  {
    key: 'zero-eraflure',
    difficulty: 1,
    kind: 'true-false',
    prompt: 'Une cour bien pensée vise à ce qu’aucun enfant ne s’y érafle un genou.',
    choices: trueFalse('faux'),
    explanationRight:
      'On ne promet pas zéro blessure. Une éraflure raconte souvent un essai, et l’enfant en apprend. L’effort de l’adulte porte sur les dangers : ce qui peut blesser gravement sans que l’enfant le voie venir.',
    explanationWrong:
      'L’intention est protectrice. Mais viser zéro éraflure oblige à retirer presque tous les défis, et avec eux ce que l’enfant en apprend. On vise plutôt à éliminer les dangers et à soigner les petites blessures.',
    source: SOURCES.riskyPlay,
    link: { to: 'definitions', anchor: 'jeu-risque' },
  },
  {
    key: 'parent-inquiet-des-hauteurs',
    difficulty: 2,
    kind: 'single',
    prompt: 'Un parent vous dit craindre les jeux en hauteur. Par quoi commencez-vous?',
    choices: [
      wrong('a', 'Lui remettre un article sur les bienfaits du jeu risqué'),
      wrong('b', 'Garder son enfant au sol en attendant d’en reparler'),
      right('c', 'L’écouter, puis lui décrire l’intention et les mesures'),
      wrong('d', 'Lui rappeler que la direction a approuvé ces jeux'),
    ],
    explanationRight:
      'Écouter d’abord : sa crainte a une histoire. Puis l’intention, les bénéfices, les mesures prises et ce que son enfant a tenté. Sa limite compte; on ajuste ensemble, sans que l’enfant soit mis à l’écart.',
    explanationWrong:
      'Un article, une mesure discrète ou un argument d’autorité laissent le parent seul avec sa crainte. L’écoute ouvre la porte; l’intention et les mesures concrètes rassurent ensuite mieux que les principes.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'in-11' },
  },
  {
    key: 'quand-interrompre',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Dans quelles situations interrompez-vous le jeu?',
    choices: [
      wrong('a', 'Une enfant hésite longtemps avant de sauter'),
      right('b', 'Un enfant a dit « stop » et l’autre continue'),
      right('c', 'Le tronc se met à rouler sous les pieds'),
      wrong('d', 'Trois enfants dévalent la butte en criant'),
    ],
    explanationRight:
      'Un geste non consenti et un sol qui se dérobe dépassent ce que l’enfant peut gérer. Hésiter est une façon d’évaluer, et les cris de joie font partie du jeu : on reste présente.',
    explanationWrong:
      'On interrompt devant un danger, un geste non consenti ou une limite du site franchie : le « stop » ignoré et le tronc qui roule. L’hésitation et les cris de joie demandent un regard, non un arrêt.',
    source: SOURCES.outdoorPractice,
    link: { to: 'self-assessment', anchor: 'ie-11' },
  },
  {
    key: 'a-portee-de-main',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Selon le continuum de supervision, dans quelles situations restez-vous à portée de main?',
    choices: [
      right('a', 'Une enfant scie une branche'),
      right('b', 'Un poupon joue avec l’eau'),
      right('c', 'Un enfant essaie une hauteur nouvelle'),
      wrong('d', 'Un groupe de 4 ans court au champ inspecté'),
    ],
    explanationRight:
      'Outil tranchant, eau, poupon, hauteur nouvelle : le contact doit être possible tout de suite. Le champ connu et inspecté se suit à portée de voix et de vue, d’un endroit qui couvre toute la zone.',
    explanationWrong:
      'Le premier palier, à portée de main, convient à l’eau, aux outils tranchants, au feu, aux poupons et à une hauteur nouvelle. Un jeu actif connu, dans une zone inspectée, se suit de plus loin, sans la quitter des yeux.',
    source: SOURCES.continuum,
    link: { to: 'continuum', anchor: 'palier-1' },
  },
  {
    key: 'resserrer-d-un-palier',
    difficulty: 3,
    kind: 'single',
    prompt:
      'Des enfants de 4 ans jouent à la cachette dans un coin délimité, sous une supervision plus souple. Qu’est-ce qui vous fait resserrer d’un palier?',
    choices: [
      wrong('a', 'La partie dure plus longtemps que prévu'),
      right('b', 'Un enfant ne répond pas au signal'),
      wrong('c', 'Deux enfants choisissent la même cachette'),
      wrong('d', 'Le groupe invente une nouvelle règle'),
    ],
    explanationRight:
      'Un signal sans réponse ou une visibilité qui baisse, et l’on resserre : on se rapproche, on rassemble, on compte. Ce n’est pas une sanction; on redonnera de l’espace quand tout sera clair.',
    explanationWrong:
      'Une partie qui dure et des règles inventées sont de bons signes. Le signal resté sans réponse, lui, touche à la sécurité : on se rapproche, on rassemble, on compte, puis on redonne de l’espace.',
    source: SOURCES.continuum,
    link: { to: 'continuum', anchor: 'palier-4' },
  },
])
