import { FIXED_LINES } from '#content/safety/fixed-lines.ts'
import type { Family } from '../reader/verdicts.ts'
import { type Safeguard, safeguardRule } from '../safeguard-rule.ts'
import { SMALL_MONTHS } from '../sheet-passages.ts'

const BABY_MONTHS = 18

const onlyCloser = (family: Family, because: string): Safeguard => ({
  family,
  lines: [],
  coveringPatterns: [],
  requiresArmsReach: true,
  because,
})

/** What each family asks for when the reader found it accepted with care; those with a rule of their own are not here. */
export const carefulPlay = safeguardRule(
  'jeu-encadre',
  'Jeux qui demandent un adulte tout près',
  {
    family: 'fire',
    lines: FIXED_LINES.fire,
    coveringPatterns: [['feu', 'adulte']],
    requiresArmsReach: true,
    because: 'feu près des enfants',
  },
  {
    family: 'street',
    lines: FIXED_LINES.street,
    coveringPatterns: [['rue|stationnement|trajet']],
    because: 'rue ou véhicules',
  },
  {
    family: 'throwing',
    lines: ({ season }) =>
      season === 'WINTER' ? [...FIXED_LINES.throwing, ...FIXED_LINES.sledding] : FIXED_LINES.throwing,
    coveringPatterns: [['zone|cible|casque']],
    because: 'lancer, bâtons ou glissade',
  },
  {
    family: 'food',
    lines: FIXED_LINES.meal,
    coveringPatterns: [['assis', 'aliment|bouchee']],
    requiresArmsReach: true,
    because: 'aliment à bien préparer',
  },
  {
    family: 'sleep',
    lines: ({ youngestMonths }) => (youngestMonths < BABY_MONTHS ? FIXED_LINES.babySleep : FIXED_LINES.sleep),
    coveringPatterns: [['sommeil|sieste', 'surface|surveillance']],
    requiresArmsReach: true,
    because: 'sommeil',
  },
  {
    family: 'enclosure',
    lines: ({ season }) => (season === 'WINTER' ? FIXED_LINES.snow : []),
    coveringPatterns: [['tunnel|niche']],
    requiresArmsReach: true,
    because: 'cachette ou contenant',
  },
  {
    family: 'small-parts',
    lines: ({ youngestMonths }) => (youngestMonths < SMALL_MONTHS ? FIXED_LINES.underThree : []),
    coveringPatterns: [['rouleau']],
    requiresArmsReach: true,
    because: 'petites pièces',
  },
  {
    family: 'weather',
    lines: ({ season }) =>
      season === 'WINTER' ? FIXED_LINES.cold : season === 'SUMMER' ? FIXED_LINES.summer : FIXED_LINES.weather,
    coveringPatterns: [['froid|soleil|chaleur|orage|meteo']],
    because: 'météo',
  },
  onlyCloser('hidden-danger', 'objet qui s’ouvre ou se brise'),
  onlyCloser('product', 'produit à manipuler avec soin'),
  onlyCloser('suffocation', 'objet qui couvre le visage'),
  onlyCloser('carrying', 'enfant porté ou soulevé'),
  onlyCloser('glass', 'objet qui se brise ou qui coupe'),
  onlyCloser('electricity', 'appareil branché'),
  onlyCloser('allergen', 'aliment à vérifier'),
  onlyCloser('supervision', 'présence d’un adulte'),
)
