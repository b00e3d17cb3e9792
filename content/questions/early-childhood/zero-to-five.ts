import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

/** Ages are ranges that vary between sources: every answer keeps « vers », « souvent » or « généralement ». */
export const ZERO_TO_FIVE_QUESTIONS = inTopic('PETITE_ENFANCE', 'de-0-a-5-ans', [
  {
    key: 'suivre-un-doigt-pointe',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Un poupon suit votre doigt, regarde l’oiseau, puis revient à vos yeux. Vers quel âge cette attention conjointe apparaît-elle généralement?',
    choices: [
      wrong('a', 'Vers 1 ou 2 mois'),
      right('b', 'Vers 9 à 12 mois'),
      wrong('c', 'Vers 18 à 24 mois'),
      wrong('d', 'Vers 2 ans et demi'),
    ],
    explanationRight:
      'Partager un même centre d’attention est un tremplin pour le langage et les apprentissages. Nommez ce qu’il regarde, attendez, laissez-le pointer à son tour : la conversation commence bien avant les mots.',
    explanationWrong:
      'C’est généralement vers 9 à 12 mois que l’enfant suit le regard ou le doigt de l’adulte, puis pointe à son tour. Plus tôt, il regarde surtout votre visage; plus tard, les mots s’y ajoutent.',
    source: SOURCES.developmentPractice,
    link: { to: 'definitions', anchor: 'attention-conjointe' },
  },
  {
    key: 'premiers-pas-a-seize-mois',
    difficulty: 2,
    kind: 'true-false',
    prompt: 'Des premiers pas sans appui à 16 mois se situent dans l’écart couramment observé.',
    choices: trueFalse('vrai'),
    explanationRight:
      'Les premiers pas apparaissent souvent vers 12 mois, avec un écart courant de 9 à 18 mois. Certains enfants rampent, roulent ou glissent sur les fesses avant; ces chemins varient sans inquiéter en soi.',
    explanationWrong:
      'On retient souvent « un an », qui n’est qu’un repère. L’écart courant va d’environ 9 à 18 mois. Observez plutôt son plaisir à bouger et l’évolution de ses façons de se déplacer.',
    source: SOURCES.developmentPractice,
    link: { to: 'zero-to-five-years', anchor: '0-18-mois-physique-et-moteur' },
  },
  {
    key: 'pleurs-a-la-separation',
    difficulty: 1,
    kind: 'multiple',
    prompt:
      'Un poupon de 9 mois pleure chaque matin au départ de son parent. Quels gestes l’aident à traverser ce moment?',
    choices: [
      wrong('a', 'Un départ discret, quand il regarde ailleurs'),
      right('b', 'Le même rituel d’accueil chaque matin'),
      right('c', 'Un objet réconfortant venu de la maison'),
      wrong('d', 'Une surprise nouvelle pour le distraire'),
    ],
    explanationRight:
      'Vers 8 à 10 mois, plusieurs enfants protestent à la séparation. Un rituel stable, un objet familier, une figure connue et un au revoir clair lui apprennent que son parent part et revient.',
    explanationWrong:
      'Le départ en douce évite les pleurs sur le coup, mais l’enfant risque de surveiller la porte. Ce qui l’aide est prévisible : même rituel, même personne, objet réconfortant, au revoir clair.',
    source: SOURCES.practice,
    link: { to: 'zero-to-five-years', anchor: '0-18-mois-social-et-affectif' },
  },
  {
    key: 'se-calmer-a-deux',
    difficulty: 1,
    kind: 'true-false',
    prompt: 'Pour qu’un poupon apprenne à se calmer, il est préférable de le laisser d’abord essayer seul.',
    choices: trueFalse('faux'),
    explanationRight:
      'Un poupon se calme avec quelqu’un : une voix, des bras, une présence constante. C’est en étant apaisé à deux, souvent, qu’il deviendra peu à peu capable de s’apaiser seul.',
    explanationWrong:
      'On craint parfois de créer une mauvaise habitude. Or la régulation s’apprend d’abord à deux : la voix, les bras et la constance de l’adulte lui prêtent le calme qu’il ne peut pas encore produire.',
    source: SOURCES.practice,
    link: { to: 'zero-to-five-years', anchor: '0-18-mois-social-et-affectif' },
  },
  {
    key: 'encore-eau',
    difficulty: 2,
    kind: 'single',
    prompt:
      '« Encore eau », « papa parti » : à quelle période ces combinaisons de deux mots apparaissent-elles généralement?',
    choices: [
      wrong('a', 'Entre 10 et 12 mois'),
      wrong('b', 'Entre 12 et 15 mois'),
      right('c', 'Entre 18 et 24 mois'),
      wrong('d', 'Entre 30 et 36 mois'),
    ],
    explanationRight:
      'Les premières combinaisons arrivent généralement entre 18 et 24 mois, quand le vocabulaire s’accélère. Reprenez en ajoutant un mot ou deux : « Encore de l’eau! Elle est froide. »',
    explanationWrong:
      'Les premiers mots isolés viennent souvent autour de 12 mois. Les combinaisons de deux mots suivent généralement entre 18 et 24 mois, puis les phrases s’allongent entre 2 et 3 ans. Le rythme varie beaucoup.',
    source: SOURCES.developmentPractice,
    link: { to: 'zero-to-five-years', anchor: '18-mois-2-ans-langagier' },
  },
  {
    key: 'cote-a-cote-au-sable',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Deux enfants de 20 mois, côte à côte, remplissent chacun leur chaudière. Ils se regardent, s’imitent, sans projet commun. Comment nomme-t-on ce jeu?',
    choices: [
      wrong('a', 'Le jeu coopératif'),
      wrong('b', 'Le jeu associatif'),
      right('c', 'Le jeu parallèle'),
      wrong('d', 'Le jeu à règles'),
    ],
    explanationRight:
      'Le jeu parallèle domine vers 18 mois à 2 ans : on joue près de l’autre, avec un matériel semblable. C’est déjà une vie sociale. Plusieurs chaudières valent mieux qu’un long discours sur le partage.',
    explanationWrong:
      'Dans le jeu associatif, on échange objets et idées; dans le jeu coopératif, on partage un but. Ici, chacun mène son projet près de l’autre, avec un matériel semblable : c’est le jeu parallèle.',
    source: SOURCES.developmentPractice,
    link: { to: 'definitions', anchor: 'jeu-parallele' },
  },
  {
    key: 'un-seul-camion-rouge',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Dans un groupe de 18 mois à 2 ans, tous veulent l’unique camion rouge. Quel ajustement convient le mieux à cet âge?',
    choices: [
      wrong('a', 'Minuter le tour de chacun'),
      wrong('b', 'Expliquer le sens du partage'),
      wrong('c', 'Retirer le camion du local'),
      right('d', 'Offrir plusieurs camions semblables'),
    ],
    explanationRight:
      'Le partage reste difficile à cet âge, où l’on joue surtout côte à côte. Plusieurs exemplaires d’un même objet laissent chacun imiter l’autre sans rien lui prendre.',
    explanationWrong:
      'Attendre son tour et comprendre le partage demandent des habiletés encore à venir; retirer l’objet retire aussi le jeu. À cet âge, multiplier le matériel prévient la plupart des disputes.',
    source: SOURCES.practice,
    link: { to: 'zero-to-five-years', anchor: '18-mois-2-ans-social-et-affectif' },
  },
  {
    key: 'escalier-ordre-des-habiletes',
    difficulty: 3,
    kind: 'single',
    prompt: 'Laquelle de ces habiletés apparaît généralement en dernier?',
    choices: [
      right('a', 'Descendre l’escalier en alternant les pieds'),
      wrong('b', 'Monter l’escalier en alternant les pieds'),
      wrong('c', 'Sauter à pieds joints, sans obstacle'),
      wrong('d', 'Monter l’escalier en tenant une main'),
    ],
    explanationRight:
      'Descendre oblige à retenir le corps sur une seule jambe, au-dessus du vide. Cette descente alternée vient généralement un peu après la montée alternée, souvent observée entre 3 et 4 ans.',
    explanationWrong:
      'Monter en tenant une main s’observe souvent avant 2 ans, sauter à pieds joints entre 2 et 3 ans, monter en alternant entre 3 et 4 ans. La descente alternée vient généralement après.',
    source: SOURCES.developmentPractice,
    link: { to: 'zero-to-five-years', anchor: '3-4-ans-physique-et-moteur' },
  },
  {
    key: 'debuts-du-faire-semblant',
    difficulty: 2,
    kind: 'single',
    prompt: 'Quel jeu de faire semblant s’observe surtout entre 18 mois et 2 ans?',
    choices: [
      wrong('a', 'Préparer le repas, servir, puis laver la vaisselle'),
      right('b', 'Porter un bâton à sa bouche comme une cuillère'),
      wrong('c', 'Convenir avec un ami d’être le bébé et le papa'),
      wrong('d', 'Inventer un dragon invisible qui garde le trésor'),
    ],
    explanationRight:
      'Les débuts du faire semblant tiennent en un geste simple, tiré du quotidien. Les gestes s’enchaînent ensuite en scénarios, puis viennent les rôles et les personnages inventés.',
    explanationWrong:
      'Enchaîner plusieurs gestes s’observe surtout entre 2 et 3 ans; se répartir des rôles et inventer des personnages, plus tard. Tout commence par un seul geste familier, comme manger avec un bâton-cuillère.',
    source: SOURCES.developmentPractice,
    link: { to: 'zero-to-five-years', anchor: '18-mois-2-ans-cognitif' },
  },
  {
    key: 'un-foulard-pour-l-arbre',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Un enfant de 3 ans et demi veut habiller un arbre : « Il a froid, lui aussi. » Que vous apprend cette phrase sur sa pensée?',
    choices: [
      wrong('a', 'Il sait que d’autres pensent autrement que lui'),
      wrong('b', 'Il confond encore le chaud et le froid'),
      right('c', 'Il comprend le monde à partir de lui-même'),
      wrong('d', 'Il cherche à faire rire le groupe'),
    ],
    explanationRight:
      'Vers cet âge, la pensée reste concrète et centrée sur son propre point de vue : ce qu’il ressent, l’arbre le ressent. Plutôt que de corriger, demandez-lui comment l’arbre passe l’hiver.',
    explanationWrong:
      'Son vocabulaire est juste et son idée, sérieuse. Il prête à l’arbre ce qu’il éprouve lui-même, ce qui est fréquent vers 3 ou 4 ans. Saisir que l’autre pense autrement vient généralement plus tard.',
    source: SOURCES.developmentPractice,
    link: { to: 'zero-to-five-years', anchor: '3-4-ans-cognitif' },
  },
  {
    key: 'elle-pense-qu-il-est-la',
    difficulty: 3,
    kind: 'single',
    prompt:
      'Un enfant de presque 5 ans déplace un caillou : « Elle va le chercher dans la boîte. Elle ne m’a pas vu. » Que vient-il de comprendre?',
    choices: [
      wrong('a', 'Qu’un objet caché continue d’exister'),
      right('b', 'Qu’une personne peut croire autre chose que lui'),
      wrong('c', 'Qu’un même objet peut changer de place'),
      wrong('d', 'Qu’une règle de jeu s’applique à tous'),
    ],
    explanationRight:
      'Il distingue ce qu’il sait de ce que l’autre croit. Entre 4 et 5 ans, plusieurs enfants saisissent cette différence, précieuse pour négocier, consoler, surprendre et raconter.',
    explanationWrong:
      'Savoir qu’un objet caché existe encore vient dès la première année. Ici, l’enfant va plus loin : il prévoit le geste de l’autre d’après ce qu’elle croit, même si c’est inexact.',
    source: SOURCES.developmentPractice,
    link: { to: 'zero-to-five-years', anchor: '4-5-ans-cognitif' },
  },
  {
    key: 'frapper-les-syllabes',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Sur le sentier, des enfants de 4 ans frappent « pa-pil-lon » dans leurs mains. Quelle habileté ce jeu éveille-t-il surtout?',
    choices: [
      wrong('a', 'Le développement graphique'),
      wrong('b', 'Le langage prélinguistique'),
      wrong('c', 'Le sens du nombre'),
      right('d', 'La conscience phonologique'),
    ],
    explanationRight:
      'Percevoir et manipuler les sons de la langue, c’est la conscience phonologique. Rimes, syllabes frappées, sons du début d’un mot : elle s’éveille par le jeu, sans crayon ni feuille.',
    explanationWrong:
      'Le graphisme concerne le tracé; le langage prélinguistique précède les mots; compter n’est pas le but ici. Découper un mot en syllabes fait entendre ses sons : c’est la conscience phonologique.',
    source: SOURCES.developmentPractice,
    link: { to: 'definitions', anchor: 'conscience-phonologique' },
  },
  {
    key: 'proprete-quand-commencer',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Un parent vous demande à quel moment commencer l’apprentissage de la propreté. Quel repère lui donnez-vous?',
    choices: [
      wrong('a', 'Dès qu’il marche bien, souvent vers 15 mois'),
      right('b', 'Quand il montre qu’il est prêt, souvent de 2 à 4 ans'),
      wrong('c', 'Vers l’anniversaire de 2 ans, l’été de préférence'),
      wrong('d', 'Quand la majorité de son groupe a commencé'),
    ],
    explanationRight:
      'L’apprentissage survient généralement entre 2 et 4 ans, quand l’enfant est prêt. Convenir avec le parent des mêmes mots et des mêmes gestes, à la maison comme au SGEE, l’aide beaucoup.',
    explanationWrong:
      'Une date, une saison ou l’avance du groupe ne disent rien de cet enfant-là. Le meilleur repère est sa propre disposition, qui apparaît généralement entre 2 et 4 ans.',
    source: SOURCES.developmentPractice,
    link: { to: 'zero-to-five-years', anchor: '2-3-ans-physique-et-moteur' },
  },
  {
    key: 'age-corrige',
    difficulty: 3,
    kind: 'single',
    prompt:
      'Un enfant né à 32 semaines de grossesse a 14 mois. Pour lire les repères de développement avec ses parents, sur quel âge vous appuyez-vous?',
    choices: [
      wrong('a', '14 mois, sans rien retrancher'),
      wrong('b', '16 mois, en ajoutant huit semaines'),
      right('c', '12 mois, en retranchant huit semaines'),
    ],
    explanationRight:
      'Pour un enfant né avant la 37e semaine, on compte l’âge corrigé jusque vers 2 ans. Né huit semaines avant terme, il se lit donc comme un enfant d’environ 12 mois.',
    explanationWrong:
      'L’âge réel peut inquiéter inutilement. On retranche les semaines manquantes avant terme, ici huit, soit environ deux mois : 12 mois d’âge corrigé. Ce calcul sert jusque vers 2 ans.',
    source: SOURCES.perinatalGuide,
    link: { to: 'definitions', anchor: 'poupon' },
  },
  {
    key: 'balai-du-lendemain',
    difficulty: 3,
    kind: 'single',
    prompt:
      'Un enfant de 15 mois passe le balai comme il vous a vue faire hier. Qu’est-ce que ce geste révèle, de plus qu’une imitation sur le moment?',
    choices: [
      wrong('a', 'Il joue un rôle dans un scénario'),
      wrong('b', 'Il sait à quoi sert le ménage'),
      right('c', 'Il garde en tête ce qu’il a vu'),
      wrong('d', 'Il attend vos félicitations'),
    ],
    explanationRight:
      'Reproduire le lendemain suppose d’avoir gardé une image du geste. Ces imitations différées s’observent souvent vers 12 à 18 mois. Vos gestes quotidiens, lents et visibles, sont donc du matériel pédagogique.',
    explanationWrong:
      'Le rôle et le scénario viennent plus tard, et rien ici ne dit qu’il cherche à plaire. Le délai fait la différence : il a conservé l’image d’un geste vu la veille pour l’essayer à son tour.',
    source: SOURCES.developmentPractice,
    link: { to: 'zero-to-five-years', anchor: '0-18-mois-cognitif' },
  },
  {
    key: 'chacun-son-chateau',
    difficulty: 3,
    kind: 'single',
    prompt:
      'Deux enfants de 3 ans se prêtent la pelle et commentent leurs châteaux, mais chacun bâtit le sien. Comment nomme-t-on ce jeu?',
    choices: [
      right('a', 'Le jeu associatif'),
      wrong('b', 'Le jeu parallèle'),
      wrong('c', 'Le jeu coopératif'),
      wrong('d', 'Le jeu par procuration'),
    ],
    explanationRight:
      'On échange des objets et des idées sans partager de but : c’est le jeu associatif, pont entre le côte à côte et le projet commun. Un seul grand château viendra, avec le temps et votre appui.',
    explanationWrong:
      'Dans le jeu parallèle, on joue côte à côte sans vraiment échanger; dans le jeu coopératif, on vise un même but. Entre les deux, on échange pelles et idées, chacun à son projet : c’est le jeu associatif.',
    source: SOURCES.developmentPractice,
    link: { to: 'zero-to-five-years', anchor: '2-3-ans-social-et-affectif' },
  },
])
