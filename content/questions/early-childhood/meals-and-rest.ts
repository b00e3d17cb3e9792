import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

export const MEALS_AND_REST_QUESTIONS = inTopic('PETITE_ENFANCE', 'repas-et-repos', [
  {
    key: 'qui-decide-a-table',
    difficulty: 1,
    kind: 'single',
    prompt: 'À table, vous choisissez les aliments et l’heure. Qu’est-ce qui revient à l’enfant?',
    choices: [
      wrong('a', 'L’ordre des plats, s’il a tout goûté'),
      wrong('b', 'Le dessert, quand il a fini son assiette'),
      right('c', 'D’en prendre ou non, et combien'),
      wrong('d', 'Le moment de la collation, selon sa faim'),
    ],
    explanationRight:
      'Vous décidez de ce qui est offert et du moment; l’enfant décide s’il en prend, et combien. Ce partage protège son appétit, et vous évite de compter les bouchées.',
    explanationWrong:
      'Ces réponses lui donnent un choix à condition qu’il mange. Le partage est plus simple : à vous ce qui est offert et l’heure; à lui d’en prendre ou non, et la quantité.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'repas' },
  },
  {
    key: 'dessert-contre-trois-bouchees',
    difficulty: 1,
    kind: 'true-false',
    prompt: 'Promettre le dessert après trois bouchées de légumes aide un enfant à aimer les légumes.',
    choices: trueFalse('faux'),
    explanationRight:
      'Le marché apprend surtout que le dessert vaut mieux que le brocoli. Revu souvent, touché, senti, vu dans l’assiette des autres, l’aliment devient familier à son heure.',
    explanationWrong:
      'Les trois bouchées passent, et le marché semble gagné. Le dessert y prend du prestige, le légume devient le prix à payer. Offrez-le encore, sans commentaire.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'repas' },
  },
  {
    key: 'brocoli-encore-refuse',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Pour la cinquième fois, le brocoli est resté dans l’assiette d’une enfant de 2 ans. Qu’en faites-vous ce mois-ci?',
    choices: [
      wrong('a', 'Le remplacer par un légume qu’elle mange'),
      wrong('b', 'Le cacher dans une purée qu’elle aime bien'),
      wrong('c', 'Le lui faire goûter une fois par repas'),
      right('d', 'Le servir encore, sans en parler à table'),
    ],
    explanationRight:
      'Une chose nouvelle doit souvent être vue, sentie et touchée bien des fois avant d’être goûtée. Servi sans commentaire, le brocoli reste possible pour le jour où elle en voudra.',
    explanationWrong:
      'Remplacé ou caché, il ne devient jamais familier; imposé, il devient une lutte. Le servir encore et n’en rien dire laisse à l’enfant le temps de le voir, de le sentir, de le toucher.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'repas' },
  },
  {
    key: 'brocoli-par-terre',
    difficulty: 2,
    kind: 'single',
    prompt:
      'À 13 mois, une enfant laisse tomber son brocoli, regarde par terre, puis recommence. Que fait-elle, le plus souvent?',
    choices: [
      right('a', 'Elle vérifie ce que fait l’aliment'),
      wrong('b', 'Elle vous dit qu’elle n’a plus faim'),
      wrong('c', 'Elle cherche à vous mettre en colère'),
      wrong('d', 'Elle imite un plus grand du groupe'),
    ],
    explanationRight:
      'Secouer, laisser tomber, recommencer : c’est ainsi qu’elle apprend ce que font les choses. Quelques morceaux à la fois suffisent, et votre plancher s’en portera mieux.',
    explanationWrong:
      'La satiété, la provocation ou l’imitation se voient autrement, et parfois plus tard. Avant 18 mois, elle répète surtout pour vérifier : le brocoli tombe-t-il encore?',
    source: SOURCES.developmentPractice,
    link: { to: 'what-to-do', anchor: 'repas' },
  },
  {
    key: 'raconter-le-diner',
    difficulty: 2,
    kind: 'single',
    prompt: 'Un parent s’inquiète : « A-t-elle mangé? » L’assiette est revenue presque pleine. Que lui dites-vous?',
    choices: [
      wrong('a', '« Non, elle a encore refusé ses légumes »'),
      right('b', '« Du pain et du riz, de bonne humeur »'),
      wrong('c', '« Ne vous en faites pas, elle se rattrapera »'),
      wrong('d', '« Trois bouchées, après bien des efforts »'),
    ],
    explanationRight:
      'Ce qu’elle a pris, et dans quelle humeur : deux faits qui disent autre chose qu’un échec. Le parent peut compléter avec le souper, et vous voyez la journée au complet.',
    explanationWrong:
      'Le refus, le compte des bouchées ou une promesse laissent l’inquiétude entière. Ce qu’elle a mangé et son humeur sont des faits utiles, que le parent complétera avec le souper.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'repas' },
  },
  {
    key: 'carottes-du-potager',
    difficulty: 1,
    kind: 'single',
    prompt: 'Les enfants de 2 et 3 ans ont récolté des carottes. Sous quelle forme les servez-vous?',
    choices: [
      wrong('a', 'En rondelles fines'),
      wrong('b', 'En bâtonnets longs'),
      right('c', 'Râpées ou bien cuites'),
      wrong('d', 'Entières et pelées'),
    ],
    explanationRight:
      'Avant 4 ans, les légumes durs se servent râpés ou cuits. Râper se fait avec les enfants qui regardent; croquer une carotte crue attendra.',
    explanationWrong:
      'Mince, longue ou pelée, une carotte crue reste dure et peut bloquer la gorge. Avant 4 ans, on la sert râpée ou cuite, et l’enfant mange assis, sous vos yeux.',
    source: SOURCES.perinatalGuide,
    link: { to: 'backpack', anchor: 'alimentation' },
  },
  {
    key: 'saucisse-sur-la-longueur',
    difficulty: 1,
    kind: 'single',
    prompt: 'Au pique-nique d’un groupe de 3 ans, il y a des saucisses. Comment les coupez-vous?',
    choices: [
      wrong('a', 'En rondelles, comme à la maison'),
      right('b', 'Sur la longueur, en lanières'),
      wrong('c', 'En deux moitiés bien égales'),
      wrong('d', 'En cubes, gros comme un dé'),
    ],
    explanationRight:
      'Une rondelle a la taille et la forme de la gorge; une lanière, non. Coupez avant de partir : dehors, on n’a ni table ni patience.',
    explanationWrong:
      'Rondelles, moitiés et gros cubes gardent une forme qui peut boucher la gorge. Sur la longueur, la saucisse perd cette forme : c’est la coupe à retenir avant 4 ans.',
    source: SOURCES.perinatalGuide,
    link: { to: 'backpack', anchor: 'alimentation' },
  },
  {
    key: 'salade-de-poulet-tiede',
    difficulty: 2,
    kind: 'single',
    prompt: 'La salade de poulet est restée trois heures hors de la glacière. Elle sent bon. Que faites-vous?',
    choices: [
      wrong('a', 'La servir d’abord à une adulte, pour voir'),
      wrong('b', 'La remettre au froid une heure, puis la servir'),
      wrong('c', 'La servir aux plus grands, qui ont faim'),
      right('d', 'Ne pas la servir, même si elle sent bon'),
    ],
    explanationRight:
      'Le froid se garde à 4 °C ou moins, le chaud à 60 °C ou plus; entre les deux, jamais plus de deux heures. L’odeur ne renseigne pas là-dessus.',
    explanationWrong:
      'Refroidir ne répare rien, et goûter ne dit rien de ce qui s’y trouve. Entre 4 °C et 60 °C, un plat ne reste jamais plus de deux heures : celui-ci ne se sert plus.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'alimentation' },
  },
  {
    key: 'manger-sans-s-etouffer',
    difficulty: 1,
    kind: 'multiple',
    prompt: 'En sortie, des trottineurs vont manger. Quelles habitudes protègent des étouffements?',
    choices: [
      right('a', 'Manger assis, en cercle et au calme'),
      right('b', 'Placer une adulte qui voit tous les visages'),
      wrong('c', 'Marcher un peu entre deux bouchées'),
      wrong('d', 'Offrir les fruits piqués sur un bâton'),
    ],
    explanationRight:
      'Assis, calmes, sous le regard d’une adulte qui voit tous les visages : c’est l’essentiel, avec des formes et des textures qui conviennent au plus jeune du groupe.',
    explanationWrong:
      'Une bouche pleine en mouvement, un bâton dans la bouche : deux risques de trop. On s’assoit, on mange au calme, et une adulte voit tous les visages.',
    source: SOURCES.perinatalGuide,
    link: { to: 'backpack', anchor: 'alimentation' },
  },
  {
    key: 'remplacante-et-allergies',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Une remplaçante vous aide au pique-nique. Deux enfants ont une allergie. Que faites-vous avant d’ouvrir les plats?',
    choices: [
      wrong('a', 'Lui montrer les deux enfants, de loin'),
      right('b', 'Relire la liste à voix haute avec elle'),
      wrong('c', 'Lui confier les enfants sans allergie'),
      wrong('d', 'Lui dire de vous demander au besoin'),
    ],
    explanationRight:
      'Lue à voix haute, la liste devient commune : elle sait qui, quoi, et où se trouve l’épinéphrine. Les aliments sont étiquetés, et l’on ne partage pas.',
    explanationWrong:
      'Un geste de loin ou un « au besoin » tient jusqu’à ce que vous regardiez ailleurs. On relit la liste ensemble, à voix haute, avant d’ouvrir le premier plat.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'alimentation' },
  },
  {
    key: 'quand-laver-les-mains',
    difficulty: 1,
    kind: 'multiple',
    prompt: 'Dehors, à quels moments le lavage des mains est-il utile?',
    choices: [
      wrong('a', 'Avant de retourner jouer'),
      right('b', 'Après avoir touché un mouchoir'),
      right('c', 'Juste avant de manger'),
      right('d', 'Après un passage à la toilette'),
    ],
    explanationRight:
      'Avant de manger, après la toilette ou la couche, après un animal, de la terre ou un mouchoir. Entre deux jeux dehors, la boue peut rester.',
    explanationWrong:
      'On voudrait des mains nettes tout le temps. L’eau et le savon servent surtout avant de manger, après la toilette, un animal, de la terre ou un mouchoir; entre deux jeux, laissez la boue tranquille.',
    source: SOURCES.practice,
    link: { to: 'backpack', anchor: 'hygiene' },
  },
  {
    key: 'poupon-sur-le-dos',
    difficulty: 1,
    kind: 'single',
    prompt: 'Comment couchez-vous un poupon pour la sieste, dans un lit conforme?',
    choices: [
      wrong('a', 'Sur le côté, un rouleau calé au dos'),
      wrong('b', 'Sur le dos, une couverture épaisse aux pieds'),
      right('c', 'Sur le dos, seul, sans literie molle'),
      wrong('d', 'Sur le ventre, comme il l’aime à la maison'),
    ],
    explanationRight:
      'Sur le dos, seul, sur une surface ferme et plane, sans literie molle : c’est la règle pour chaque sieste, aussi pour celui qui préfère le ventre à la maison. On le console dans les bras, avant de le coucher.',
    explanationWrong:
      'Rouleau, couverture épaisse ou position préférée semblent plus doux et ajoutent un danger. Le poupon se couche sur le dos, seul, sans rien de mou autour de lui.',
    source: SOURCES.safeSleep,
    link: { to: 'what-to-do', anchor: 'sieste' },
  },
  {
    key: 'doudou-dans-le-lit-du-poupon',
    difficulty: 2,
    kind: 'true-false',
    prompt: 'Pendant la sieste d’un poupon, sa doudou peut rester dans le lit pour le consoler.',
    choices: trueFalse('faux'),
    explanationRight:
      'Rien de mou n’a sa place dans le lit d’un poupon. La doudou le console dans vos bras, juste avant; elle l’attend ensuite à portée de vue.',
    explanationWrong:
      'Elle console si bien qu’on la laisserait. Chez les poupons, la doudou console dans vos bras, jamais dans le lit : un objet mou près du visage peut gêner la respiration.',
    source: SOURCES.safeSleep,
    link: { to: 'what-to-do', anchor: 'doudou' },
  },
  {
    key: 'yeux-ouverts-a-la-sieste',
    difficulty: 1,
    kind: 'single',
    prompt: 'À 4 ans et demi, un enfant ne dort plus à la sieste. Après un moment de repos, que lui offrez-vous?',
    choices: [
      right('a', 'Un livre, sur son matelas'),
      wrong('b', 'Une couverture plus lourde'),
      wrong('c', 'Un dernier essai, sans bouger'),
      wrong('d', 'Une promesse de jeu dehors'),
    ],
    explanationRight:
      'Vers 4 ou 5 ans, plusieurs enfants se reposent sans dormir et repartent aussi bien. Un livre sur le matelas respecte le sommeil des autres et son repos à lui.',
    explanationWrong:
      'Le sommeil s’approche; il ne s’ordonne ni ne s’achète. Après un moment de repos, un livre sur son matelas laisse dormir les autres et lui permet de se reposer à sa façon.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'sieste' },
  },
  {
    key: 'inviter-le-sommeil',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Vos enfants de 2 et 3 ans tardent à s’endormir. Quels gestes les y invitent?',
    choices: [
      right('a', 'Les mêmes gestes, dans le même ordre'),
      wrong('b', 'Une consigne répétée, d’une voix ferme'),
      right('c', 'Votre souffle, plus lent, à côté d’eux'),
      wrong('d', 'Une sortie retirée à qui se relève'),
    ],
    explanationRight:
      'La suite connue annonce la sieste mieux que la consigne, et votre propre souffle donne le rythme. Une main posée, si l’enfant la veut, complète.',
    explanationWrong:
      'La consigne et la menace réveillent ceux qui s’endormaient. Des gestes toujours dans le même ordre, une adulte assise tout près et qui ralentit : le sommeil s’approche.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'sieste' },
  },
  {
    key: 'sieste-a-heure-unique',
    difficulty: 2,
    kind: 'true-false',
    prompt: 'À la pouponnière, chaque poupon dort à son heure : c’est la routine qui suit l’enfant.',
    choices: trueFalse('vrai'),
    explanationRight:
      'Un poupon fatigué à 9 h ne l’est plus à 11 h 30. Suivre son heure demande de l’ordre entre adultes, et donne des poupons reposés qui jouent pour vrai.',
    explanationWrong:
      'Une sieste commune simplifierait l’horaire. À cet âge, les soins et le repos sont individualisés : chacun son heure, et la routine suit l’enfant plutôt que l’inverse.',
    source: SOURCES.program,
    link: { to: 'what-to-do', anchor: 'sieste' },
  },
  {
    key: 'souffle-inquietant',
    difficulty: 2,
    kind: 'single',
    prompt: 'Pendant la sieste, la respiration d’un enfant vous inquiète. Que faites-vous?',
    choices: [
      wrong('a', 'Noter l’heure et surveiller du bout de la pièce'),
      wrong('b', 'Attendre le réveil, puis en parler au parent'),
      wrong('c', 'Appeler le parent pour savoir s’il dort ainsi'),
      right('d', 'Rester près de lui, et le 911 s’il respire mal'),
    ],
    explanationRight:
      'Vous ne le quittez plus, et vous n’attendez pas d’être certaine : s’il respire mal, c’est le 911. Le parent est appelé ensuite, avec l’heure et ce que vous avez vu.',
    explanationWrong:
      'Noter, attendre ou demander au parent viendra après. Une respiration qui inquiète se regarde de tout près, et un enfant qui respire mal, c’est le 911, sans délai.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'sieste' },
  },
  {
    key: 'coin-calme-retire',
    difficulty: 3,
    kind: 'true-false',
    prompt: 'Le coin calme s’offre aussi à l’enfant qui a dérangé tout le groupe pendant la matinée.',
    choices: trueFalse('vrai'),
    explanationRight:
      'La détente n’est pas une récompense. Elle est offerte à tous, tous les jours, et surtout à qui a eu une matinée difficile : il en a le plus besoin.',
    explanationWrong:
      'On voudrait parfois le retirer, pour que l’enfant comprenne. La détente n’est pas une récompense : la refuser à celui qui en a le plus besoin ne lui apprend rien.',
    source: SOURCES.practice,
    link: { to: 'backpack', anchor: 'detente' },
  },
])
