import { DD, FT, IE, IN, type KnowledgeCard, PB } from './types.ts'

export const INTERACTIONS_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'in-01',
    question: 'Qu’est-ce qu’une intervention de style démocratique?',
    answer:
      'Un pouvoir partagé à l’intérieur d’un cadre clair : des choix réels, des limites constantes, une participation des enfants aux décisions qui les concernent. « On s’habille » n’est pas à discuter; par quoi commencer, oui.',
    tag: [PB, IN, IE],
    see: 'intervention-de-style-democratique',
  },
  {
    id: 'in-02',
    question: 'En quoi diffère-t-elle des styles directif et permissif?',
    answer:
      'Dans le style directif, l’adulte décide presque tout. Dans le style permissif, il y a peu de repères. Le style démocratique tient le cadre et l’initiative ensemble. On glisse vers l’un ou l’autre quand on est fatiguée : le savoir aide à revenir.',
    tag: [PB, IN, IE],
    see: 'intervention-de-style-democratique',
  },
  {
    id: 'in-03',
    question: 'Comment savoir si mes interactions sont sensibles?',
    answer:
      'Je remarque le signal, je l’interprète justement, je réponds vite et de façon adaptée. L’enfant me le confirme : il se détend, il repart, il revient me montrer. Quand je me trompe, je le vois aussi, et je peux réparer.',
    tag: [DD, IN, FT],
    see: 'attachement',
  },
  {
    id: 'in-04',
    question: 'Quel effet a un commentaire descriptif par rapport à « Bravo! »?',
    answer:
      'Il montre à l’enfant ce qu’il a réussi : « Tu as trouvé comment équilibrer la planche. » Il peut le refaire et persévère. « Bravo! » dit surtout que l’adulte est contente, et finit par être attendu.',
    tag: [DD, IN],
    see: 'commentaire-descriptif',
  },
  {
    id: 'in-05',
    question: 'Comment accueillir une grosse colère?',
    answer:
      'Assurer la sécurité, rester proche, parler peu, nommer l’émotion, attendre. Revenir sur la situation plus tard, quand il peut entendre. Ma voix basse et mes épaules relâchées font plus que mes explications.',
    tag: [DD, IN],
    see: 'competences-emotionnelles',
  },
  {
    id: 'in-06',
    question: 'Que faire quand deux enfants veulent le même bâton?',
    answer:
      'S’approcher, arrêter le geste qui blesse, tenir le bâton, faire dire à chacun ce qu’il voulait en faire. Chercher une solution ensemble, puis vérifier un peu plus tard si l’entente tient. Qui l’avait d’abord compte moins que ce qu’ils décident.',
    tag: [DD, IN, IE],
    see: 'competences-sociales',
  },
  {
    id: 'in-07',
    question: 'Comment parler d’un risque sans crier « Attention! »?',
    answer:
      'Nommer le concret : « Regarde où tu poses ton pied », « Cette roche bouge », « Qu’est-ce que tu vas faire ensuite? ». « Attention! » inquiète sans informer. Si le temps manque pour une phrase, c’est que ma place est plus près.',
    tag: [PB, IN, IE],
    see: 'jeu-risque',
  },
  {
    id: 'in-08',
    question: 'Comment encourager les interactions entre enfants?',
    answer:
      'De petits groupes, du matériel à plusieurs, des projets communs, et la reformulation des idées de l’un à l’autre : « Elle propose de creuser par ici. Qu’en penses-tu? ». Je renvoie la question au groupe plutôt que d’y répondre.',
    tag: [DD, IN],
    see: 'jeu-cooperatif',
  },
  {
    id: 'in-09',
    question: 'Que faire pour un enfant qui reste en retrait?',
    answer:
      'Respecter son observation, me tenir près, jouer à côté, ouvrir une porte sans pousser. Regarder est une façon de participer. S’il y reste longtemps, je cherche ce qui rend l’entrée difficile : le bruit, le nombre, la vitesse.',
    tag: [PB, IN],
    see: 'temperament',
  },
  {
    id: 'in-10',
    question: 'Comment garder une interaction individuelle avec chacun dans une journée chargée?',
    answer:
      'En profitant des soins, des routines et des sorties, où l’on est souvent à deux sans l’avoir prévu. Noter qui n’a pas eu son moment, et commencer par lui le lendemain. Trente secondes entières valent mieux que dix minutes distraites.',
    tag: [PB, IN, IE],
    see: 'routine',
  },
  {
    id: 'in-11',
    question: 'Que partager avec un parent inquiet du jeu risqué?',
    answer:
      'L’intention, les bénéfices, les mesures prises, et ce que son enfant a tenté et choisi de ne pas tenter. Puis écouter sa limite et voir comment en tenir compte. Une inquiétude entendue devient souvent une question.',
    tag: [PB, IN],
    see: 'evaluation-benefices-risques',
  },
  {
    id: 'in-12',
    question: 'Comment accueillir une famille dont la langue n’est pas le français?',
    answer:
      'Quelques mots-clés dans sa langue, des images, du temps, un interprète au besoin. Je prononce bien les prénoms. Je valorise la langue de la maison : l’enfant en fera un appui, non un obstacle, pour le français.',
    tag: [PB, IN],
    see: 'partenariat',
  },
]
