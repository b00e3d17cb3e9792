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
])
