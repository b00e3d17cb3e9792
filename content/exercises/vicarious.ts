import { benefit, itDepends, risk } from './tags.ts'
import type { ExerciseDraft } from './types.ts'

export const VICARIOUS_EXERCISES: ExerciseDraft[] = [
  {
    id: 36,
    key: 'regarder-defi',
    description: 'Un tout-petit observe une grande traverser un tronc.',
    image: '/images/exercises/regarder-defi.svg',
    alt: 'Un tout-petit, debout près de l’éducatrice agenouillée, regarde une grande marcher bras ouverts sur un tronc couché.',
    kind: 'VICARIOUS',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    explanation:
      'Regarder, c’est déjà participer : par procuration, le tout-petit suit chaque pied, retient les gestes et prépare son propre défi. Avoir peur pour l’autre, ou vouloir l’imiter avant d’en avoir la force, est un risque; un défi à la mesure des plus jeunes y répond, une planche au sol, à côté du grand tronc. Passer sous le tronc, ou grimper derrière sans qu’on le voie, est un danger : vous restez à portée de bras. Ni pression ni comparaison. Mettez-vous à sa hauteur, nommez ce qu’il observe et attendez qu’il vous fasse signe.',
    tags: [
      benefit(
        '36-1',
        'Attention',
        'Immobile, il suit des yeux chaque pas de la grande.',
        'L’observation soutenue est une façon active d’apprendre.',
      ),
      itDepends(
        risk(
          '36-2',
          'Peur',
          'Il se cache derrière vous quand elle vacille.',
          'Ça dépend de ce qu’il en fait : la peur peut l’arrêter ou nourrir sa curiosité.',
          'Nommez l’émotion et restez à sa hauteur, sans presser.',
        ),
      ),
      risk(
        '36-3',
        'Surestimation de ses capacités',
        'Dès qu’elle descend, il veut grimper au même endroit.',
        'L’envie d’imiter dépasse parfois les forces du moment.',
        'Préparez à côté un défi semblable, plus bas.',
      ),
      benefit(
        '36-4',
        'Évaluation du risque',
        '« Attention, c’est mouillé! », dit-il à la grande.',
        'Il repère un risque chez l’autre avant de le vivre.',
      ),
      risk(
        '36-5',
        'Frustration',
        'Ses jambes sont trop courtes pour enjamber le tronc.',
        'Vouloir sans pouvoir est difficile, surtout devant les autres.',
        'Reconnaissez son envie et offrez une planche au sol.',
      ),
      benefit(
        '36-6',
        'Confiance en soi',
        'Le lendemain, il essaie tout seul la petite planche.',
        'Voir réussir aide à s’imaginer capable.',
      ),
    ],
  },
]
