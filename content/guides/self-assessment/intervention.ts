import { DD, IE, IN, type KnowledgeCard, PB } from './types.ts'

export const INTERVENTION_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'ie-01',
    question: 'Nommez les quatre étapes du processus de l’intervention éducative.',
    answer:
      'L’observation; la planification et l’organisation; l’action éducative; la réflexion-rétroaction. Elles se suivent sans s’enfermer : on observe pendant l’action, et l’on planifie parfois à genoux dans la neige.',
    tag: [PB, IE],
    see: 'processus-de-l-intervention-educative',
  },
  {
    id: 'ie-02',
    question: 'Le processus commence-t-il toujours par l’observation?',
    answer:
      'Non. Il peut s’amorcer à n’importe quelle étape, souvent à la réflexion-rétroaction : quelque chose n’a pas marché, on se demande pourquoi, on observe, on change. L’important est de faire le tour.',
    tag: [PB, IE],
    see: 'reflexion-retroaction',
  },
  {
    id: 'ie-03',
    question: 'Quelle différence y a-t-il entre observer et interpréter?',
    answer:
      'Observer, c’est noter ce que je vois et j’entends. Interpréter, c’est le sens que je lui donne, après plusieurs observations. « Il pousse sa voisine » est un fait; « Il cherche la chicane » est une hypothèse, et peut-être une erreur.',
    tag: [DD, IE],
    see: 'observation',
  },
  {
    id: 'ie-04',
    question: 'Que contient une bonne note d’observation?',
    answer:
      'La date, le lieu, le contexte, les faits, les paroles, la durée, le matériel; aucun jugement. Deux lignes suffisent si elles permettent à quelqu’un d’absent de voir la scène.',
    tag: [DD, IE],
    see: 'documentation-pedagogique',
  },
  {
    id: 'ie-05',
    question: 'À quoi sert une intention éducative?',
    answer:
      'À orienter mes choix de matériel, de soutien et de moment à partir de ce que j’ai observé, sans imposer un résultat. Elle commence bien par « Permettre à… » ou « Soutenir… », mal par « L’enfant sera capable de… ».',
    tag: [PB, IE],
    see: 'intention-educative',
  },
  {
    id: 'ie-06',
    question: 'Comment planifier une sortie en laissant place au jeu libre?',
    answer:
      'Prévoir le cadre, c’est-à-dire le lieu, la sécurité, un matériel ouvert et un temps long, plutôt que le scénario. Arriver tôt, poser les sacs, ne rien proposer pendant dix minutes : le groupe commence sans vous.',
    tag: [PB, IE],
    see: 'planification-et-organisation',
  },
  {
    id: 'ie-07',
    question: 'Citez trois façons de soutenir un jeu sans le diriger.',
    answer:
      'Au choix : refléter, ajouter un matériel, poser une question ouverte, jouer un rôle secondaire, protéger l’espace. Je prends la plus discrète qui suffise. Souvent, c’est d’éloigner le ballon des autres.',
    tag: [PB, IE, IN],
    see: 'reflet',
  },
  {
    id: 'ie-08',
    question: 'Quelles questions me poser en réflexion-rétroaction?',
    answer:
      'Mes actions ont-elles servi l’intention? Qui s’est engagé, qui s’est retiré? Qu’est-ce que je change demain? La troisième est la plus utile : une seule réponse, petite, et datée.',
    tag: [PB, IE],
    see: 'reflexion-retroaction',
  },
  {
    id: 'ie-09',
    question: 'Comment l’aménagement intervient-il à ma place?',
    answer:
      'Un matériel accessible, des zones claires, des niveaux de défi variés : moins de consignes, plus d’initiative. Chaque consigne que je répète dix fois par jour est un message du local : quelque chose est mal placé.',
    tag: [PB, IE],
    see: 'amenagement',
  },
  {
    id: 'ie-10',
    question: 'Que faire des imprévus d’une sortie, une limace ou une tempête de feuilles?',
    answer:
      'Les saisir : ce sont souvent les meilleurs contextes d’apprentissage, et le plan attendra. L’enfant qui s’arrête n’est pas en train de nous ralentir : il a trouvé quelque chose. Je m’accroupis et je regarde avec lui.',
    tag: [PB, IE],
    see: 'eveil-aux-sciences',
  },
  {
    id: 'ie-11',
    question: 'Quand dois-je interrompre un jeu risqué?',
    answer:
      'Quand un danger apparaît : une blessure grave possible que l’enfant ne peut ni voir ni gérer, un geste non consenti, une limite du site franchie. Autrement, je m’approche, je regarde, et je demande ce qu’il compte faire ensuite.',
    tag: [PB, IE, IN],
    see: 'danger',
  },
  {
    id: 'ie-12',
    question: 'Comment alimenter le dossier éducatif à partir des sorties?',
    answer:
      'Par des notes brèves, des photos autorisées et des paroles d’enfants, reliées aux quatre domaines et relues avant le portrait périodique. Le même lieu revu à chaque saison montre les progrès sans qu’on ait à les chercher.',
    tag: [DD, IE],
    see: 'dossier-educatif',
  },
]
