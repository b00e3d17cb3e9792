import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

export const PLAY_AND_ROUTINES_QUESTIONS = inTopic('PETITE_ENFANCE', 'jeu-et-quotidien', [
  {
    key: 'bruine-de-mardi',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Mardi, il bruine et le vent est doux. Quelle place le programme donne-t-il au jeu extérieur dans le déroulement de la journée?',
    choices: [
      right('a', 'Au moins une période par jour'),
      wrong('b', 'Au moins trois périodes par semaine'),
      wrong('c', 'Une période les jours sans pluie'),
      wrong('d', 'Une période si le groupe la demande'),
    ],
    explanationRight:
      'Le programme prévoit au moins une période de jeu extérieur chaque jour. Une bruine douce et de bons vêtements font une belle sortie; la politique de votre milieu précise quand le temps ne s’y prête pas.',
    explanationWrong:
      'La période de jeu extérieur est quotidienne, et l’éducatrice y accompagne les apprentissages comme à l’intérieur. La politique du milieu indique quand renoncer; une simple bruine, elle, s’habille.',
    source: SOURCES.programDay,
    link: { to: 'self-assessment', anchor: 'pb-13' },
  },
  {
    key: 'rythme-de-la-pouponniere',
    difficulty: 1,
    kind: 'single',
    prompt: 'À la pouponnière, qu’est-ce qui guide d’abord le déroulement de la journée?',
    choices: [
      wrong('a', 'Un horaire commun, pour donner des repères'),
      wrong('b', 'Les activités prévues par l’équipe'),
      wrong('c', 'L’heure de sieste de la majorité'),
      right('d', 'Les soins et les routines de chaque enfant'),
    ],
    explanationRight:
      'Chez les poupons, les routines sont individualisées : chacun mange et dort selon son rythme. Les soins deviennent alors de vrais moments d’interaction, à deux, sans hâte.',
    explanationWrong:
      'L’horaire commun prendra sa place plus tard. Chez les poupons, le repère le plus sécurisant est une réponse prévisible à leurs propres signaux : le programme parle de soins et de routines individualisés.',
    source: SOURCES.programDay,
    link: { to: 'self-assessment', anchor: 'pb-12' },
  },
  {
    key: 'signes-d-un-vrai-jeu',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Vous vous demandez si une proposition reste un jeu aux yeux des enfants. Quels signes vous rassurent?',
    choices: [
      wrong('a', 'Chacun suit l’ordre des étapes'),
      right('b', 'Chacun peut arrêter quand il veut'),
      wrong('c', 'Chacun obtient un résultat semblable'),
      right('d', 'Chacun y met ses propres idées'),
    ],
    explanationRight:
      'Liberté d’arrêter, imagination, plaisir, engagement, choix de l’enfant, aucun résultat imposé : ces signes décrivent le jeu. Une proposition de l’adulte peut les garder, si elle reste ouverte.',
    explanationWrong:
      'Un ordre à suivre et un résultat semblable peuvent avoir leur utilité, mais décrivent plutôt un exercice. Dans le jeu, l’enfant choisit, imagine, transforme, et peut s’arrêter quand il le veut.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'pb-08' },
  },
  {
    key: 'trop-de-place-dans-le-jeu',
    difficulty: 2,
    kind: 'single',
    prompt: 'Lequel de ces signes vous invite à reculer d’un pas dans le jeu?',
    choices: [
      wrong('a', 'Les enfants vous donnent un rôle secondaire'),
      right('b', 'Le jeu s’éteint aussitôt que vous partez'),
      wrong('c', 'Le jeu prend une tournure que vous ignoriez'),
      wrong('d', 'Les enfants vous appellent pour montrer'),
    ],
    explanationRight:
      'Quand le jeu tombe à votre départ, quand les enfants attendent vos consignes ou vous regardent plus que leur jeu, l’histoire est probablement devenue la vôtre. Reculez, observez, laissez un silence.',
    explanationWrong:
      'Recevoir un petit rôle, être surprise, être appelée à admirer : dans tous ces cas, les enfants mènent. Le signe à écouter est le jeu qui s’éteint dès que l’adulte s’en va.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'pb-07' },
  },
  {
    key: 'jeu-amorce-par-l-enfant-role',
    difficulty: 1,
    kind: 'true-false',
    prompt:
      'Pendant un jeu amorcé par les enfants, enrichir le matériel et poser une question ouverte font partie de votre rôle.',
    choices: trueFalse('vrai'),
    explanationRight:
      'L’enfant mène le jeu; vous n’en êtes pas absente. Observer, enrichir le matériel, refléter, poser une question ouverte, protéger le jeu et assurer la sécurité : voilà beaucoup d’action, sans direction.',
    explanationWrong:
      'Laisser mener ne veut pas dire seulement surveiller. L’éducatrice observe, ajoute un matériel, reflète, relance par une question ouverte et protège le jeu, pendant que l’enfant en garde le thème et le déroulement.',
    source: SOURCES.programDay,
    link: { to: 'definitions', anchor: 'jeu-amorce-par-l-enfant' },
  },
  {
    key: 'construction-avant-le-diner',
    difficulty: 2,
    kind: 'multiple',
    prompt:
      'Le dîner approche et deux enfants sont absorbés par leur construction. Quels gestes concilient leur rythme et la vie du groupe?',
    choices: [
      right('a', 'Annoncer la transition un peu d’avance'),
      right('b', 'Laver les mains en petits groupes'),
      right('c', 'Garder la construction pour plus tard'),
      wrong('d', 'Ranger tous ensemble au même signal'),
    ],
    explanationRight:
      'Prévenir, étaler la transition et promettre que le jeu reprendra : chacun vit un passage plus doux, et l’attente au lavabo raccourcit. Un horaire souple rend ces gestes possibles.',
    explanationWrong:
      'Le signal unique paraît simple, mais il coupe les jeux et crée une file. Annoncer d’avance, étaler en petits groupes et conserver la construction respectent les deux enfants et le dîner.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'pb-12' },
  },
  {
    key: 'changer-une-couche',
    difficulty: 1,
    kind: 'true-false',
    prompt: 'Un changement de couche est un temps d’apprentissage et de relation, au même titre qu’un jeu.',
    choices: trueFalse('vrai'),
    explanationRight:
      'Vous annoncez, vous attendez qu’il lève les fesses, vous nommez : quelques minutes à deux, plusieurs fois par jour. Peu d’activités offrent autant de conversation.',
    explanationWrong:
      'On le vit souvent comme une pause entre deux activités. La routine est pourtant un temps d’apprentissage et de relation : c’est là qu’un poupon a votre attention entière.',
    source: SOURCES.program,
    link: { to: 'definitions', anchor: 'routine' },
  },
  {
    key: 'vestiaire-d-hiver',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Chaque matin d’hiver, les premiers habillés attendent en sueur et se bousculent. Vous êtes deux adultes. Qu’essayez-vous?',
    choices: [
      right('a', 'Sortir par petits groupes, dès que deux sont prêts'),
      wrong('b', 'Habiller tout le monde plus vite, à la chaîne'),
      wrong('c', 'Faire asseoir ceux qui sont prêts, bras croisés'),
      wrong('d', 'Commencer l’habillage plus tôt pour tout le groupe'),
    ],
    explanationRight:
      'Deux enfants prêts sortent avec une adulte, puis deux autres : le vestiaire se vide sans attente, et l’attente était la vraie cause des bousculades. Le ratio, lui, se vérifie des deux côtés.',
    explanationWrong:
      'Aller plus vite ou commencer plus tôt garde la même attente, en habit de neige. Étaler le départ l’enlève : deux enfants prêts sortent avec une adulte, puis deux autres.',
    source: SOURCES.practice,
    link: { to: 'definitions', anchor: 'transition' },
  },
  {
    key: 'rangement-et-tempete',
    difficulty: 2,
    kind: 'single',
    prompt: 'Depuis trois jours, le signal du rangement déclenche la colère du même enfant. Que changez-vous demain?',
    choices: [
      wrong('a', 'Le dispenser du rangement cette semaine'),
      wrong('b', 'Lui expliquer la règle pendant la colère'),
      right('c', 'Le prévenir un peu avant les autres'),
      wrong('d', 'Sonner plus fort, pour que ce soit clair'),
    ],
    explanationRight:
      'Le rangement le prend par surprise. Prévenu avant les autres, il a le temps de finir son histoire; la colère, quand elle vient quand même, demande peu de mots.',
    explanationWrong:
      'Dispenser évite la scène sans l’aider, expliquer en pleine tempête ne s’entend pas, sonner fort surprend davantage. Une annonce à lui, un peu d’avance, agit avant la colère.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'colere' },
  },
  {
    key: 'dis-excuse',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Un enfant de 2 ans vient de taper une amie pour entrer dans son jeu. Après avoir arrêté sa main, que faites-vous?',
    choices: [
      wrong('a', 'Lui faire dire excuse, en la regardant'),
      wrong('b', 'Le retirer du jeu pour quelques minutes'),
      wrong('c', 'Lui demander pourquoi il a fait cela'),
      right('d', 'Lui montrer comment tendre un bloc'),
    ],
    explanationRight:
      'Le coup tenait lieu de phrase : « Je veux jouer. » Un bloc tendu dit la même chose et fonctionne. Il apprend un geste qui pourra servir dès le prochain jeu.',
    explanationWrong:
      'L’excuse sort toute seule, la pause et le « pourquoi » arrivent trop tard ou trop tôt. Ce qui manquait, c’est un geste pour entrer dans le jeu : montrez-lui celui-là.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'tape' },
  },
  {
    key: 'morsure-premier-geste',
    difficulty: 1,
    kind: 'single',
    prompt: 'Un enfant vient de mordre une amie. Vers qui allez-vous d’abord?',
    choices: [
      right('a', 'Vers celle qui a mal, l’autre restant tout près'),
      wrong('b', 'Vers celui qui a mordu, pour qu’il comprenne'),
      wrong('c', 'Vers le groupe, pour rappeler la règle à tous'),
      wrong('d', 'Vers votre collègue, pour raconter la scène'),
    ],
    explanationRight:
      'Celle qui a mal reçoit vos bras et les soins. L’autre, à portée de main, voit qu’on soigne et peut aider : il apprend plus là que dans un sermon.',
    explanationWrong:
      'Expliquer ou rappeler la règle attendra. La douleur d’abord, avec les soins prévus; celui qui a mordu reste à côté, et vous le gardez ensuite près de vous.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'morsure' },
  },
  {
    key: 'quatre-non-a-la-toilette',
    difficulty: 2,
    kind: 'single',
    prompt:
      'En apprentissage de la propreté, une enfant de 2 ans et demi refuse la toilette plusieurs fois par jour. Que proposez-vous à l’équipe?',
    choices: [
      wrong('a', 'Une étoile à coller pour chaque essai'),
      wrong('b', 'Une visite aux trente minutes, assise un moment'),
      right('c', 'Une invitation à heures fixes, pour tout le groupe'),
      wrong('d', 'Une couche remise, à chaque « non » de la matinée'),
    ],
    explanationRight:
      'Offerte aux mêmes moments à tout le monde, l’invitation n’est plus un duel, et un « non » ferme le sujet jusqu’au prochain. La décision lui revient, et souvent elle la prend.',
    explanationWrong:
      'Étoiles, minuterie ou couche remise décident à sa place. Une invitation à des moments fixes, pour tout le monde, lui rend la décision; un « non » suffit jusqu’à la suivante.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'toilette' },
  },
  {
    key: 'culotte-mouillee-en-plein-jeu',
    difficulty: 1,
    kind: 'multiple',
    prompt: 'En plein chantier de blocs, un enfant de 3 ans a mouillé sa culotte. Quels gestes le respectent?',
    choices: [
      right('a', 'Lui parler tout bas, à côté de lui'),
      right('b', 'Le laisser faire ce qu’il sait faire seul'),
      wrong('c', 'Remettre une couche pour la sortie'),
      wrong('d', 'Féliciter son voisin, resté au sec'),
    ],
    explanationRight:
      'Parler bas, le laisser se changer à l’écart, déplacer la tour : personne n’a rien annoncé. Un accident en plein jeu fait partie du chemin, même après des semaines de réussites.',
    explanationWrong:
      'La couche remise et le voisin félicité disent, sans le vouloir, qu’il a failli. Tout bas, à l’écart, il fait seul ce qu’il sait faire, et son chantier l’attend.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'accident' },
  },
  {
    key: 'gros-mot-au-diner',
    difficulty: 1,
    kind: 'single',
    prompt: 'Au dîner, un enfant de 4 ans lance un gros mot en vous regardant. Trois amis rient. Que faites-vous?',
    choices: [
      wrong('a', 'Lui demander qui lui a montré ce mot-là'),
      right('b', 'Dire la règle une fois, sans changer de visage'),
      wrong('c', 'Le faire sortir de table, pour donner l’exemple'),
      wrong('d', 'En rire avec eux, pour que l’effet s’use'),
    ],
    explanationRight:
      'Il goûte l’effet de ses paroles. Une règle dite une fois, le même visage, puis la sauce : l’effet retombe. Plus tard, un mot aussi bon à dire prend la place.',
    explanationWrong:
      'L’enquête, la sortie de table et le rire ont un point commun : ils donnent du poids au mot. Une règle, une fois, du ton qu’on prend pour la sauce, le lui retire.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'gros-mot' },
  },
  {
    key: 'vaporisateur-a-monstres',
    difficulty: 3,
    kind: 'true-false',
    prompt: 'Un enfant de 3 ans et demi a peur d’un monstre. Un « vaporisateur à monstres » l’aide à s’en libérer.',
    choices: trueFalse('faux'),
    explanationRight:
      'Le vaporisateur confirme qu’il y avait quelque chose à chasser. Aller voir avec lui, la lampe dans sa main à lui, accueille la peur et lui rend le pouvoir d’éclairer.',
    explanationWrong:
      'L’idée est tendre, et plusieurs enfants en rient. Elle confirme pourtant le monstre. On croit la peur sans croire au monstre : on va voir ensemble, et c’est lui qui tient la lampe.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'noir' },
  },
  {
    key: 'doudou-perdue',
    difficulty: 2,
    kind: 'single',
    prompt: 'La doudou d’une fille de 2 ans est introuvable et la sieste approche. Que faites-vous?',
    choices: [
      wrong('a', 'Lui en donner une semblable, sans rien dire'),
      wrong('b', 'Lui expliquer qu’une grande peut s’en passer'),
      right('c', 'Chercher avec elle, puis lui dire la vérité'),
      wrong('d', 'Attendre qu’elle s’endorme pour en parler'),
    ],
    explanationRight:
      'Elle voit que sa perte compte pour vous. Après une dernière recherche et des mots vrais, elle choisit de quoi passer la journée : un chandail à elle, une photo, votre main.',
    explanationWrong:
      'L’odeur ne trompe pas : une copie, un silence ou un titre de grande la laissent seule avec sa perte. On cherche avec elle, on dit la vérité, elle choisit autre chose pour aujourd’hui.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'doudou' },
  },
])
