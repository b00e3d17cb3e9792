import { FIXED_LINES } from '#content/safety/fixed-lines.ts'
import type { Family } from '../reader/verdicts.ts'
import { combineRules, safeguardRule } from '../safeguard-rule.ts'
import type { SafetyContext, SafetyRule } from '../safety-rule.ts'
import { SMALL_MONTHS } from '../sheet-passages.ts'

const ID = 'jeu-encadre'
const LABEL = 'Jeux qui demandent un adulte tout près'
const BABY_MONTHS = 18

type Care = {
  lines: (context: SafetyContext) => readonly string[]
  /** Words of a line that says it already. */
  covering: string[]
  because: string
  /** False where the adult need not be within arm’s reach. */
  isCloser?: false
}

const onlyCloser = (because: string): Care => ({ lines: () => [], covering: ['adulte'], because })

/** What each family asks for when the reader found it accepted with care; those with a rule of their own are not here. */
const CARES: Partial<Record<Family, Care>> = {
  fire: { lines: () => FIXED_LINES.fire, covering: ['feu', 'adulte'], because: 'feu près des enfants' },
  street: {
    lines: () => FIXED_LINES.street,
    covering: ['rue|stationnement|trajet'],
    because: 'rue ou véhicules',
    isCloser: false,
  },
  throwing: {
    lines: ({ season }) =>
      season === 'WINTER' ? [...FIXED_LINES.throwing, ...FIXED_LINES.sledding] : FIXED_LINES.throwing,
    covering: ['zone|cible|casque'],
    because: 'lancer, bâtons ou glissade',
    isCloser: false,
  },
  food: { lines: () => FIXED_LINES.meal, covering: ['assis', 'aliment|bouchee'], because: 'aliment à bien préparer' },
  sleep: {
    lines: ({ youngestMonths }) => (youngestMonths < BABY_MONTHS ? FIXED_LINES.babySleep : FIXED_LINES.sleep),
    covering: ['sommeil|sieste', 'surface|surveillance'],
    because: 'sommeil',
  },
  enclosure: {
    lines: ({ season }) => (season === 'WINTER' ? FIXED_LINES.snow : []),
    covering: ['tunnel|niche'],
    because: 'cachette ou contenant',
  },
  'small-parts': {
    lines: ({ youngestMonths }) => (youngestMonths < SMALL_MONTHS ? FIXED_LINES.underThree : []),
    covering: ['rouleau'],
    because: 'petites pièces',
  },
  weather: {
    lines: ({ season }) =>
      season === 'WINTER' ? FIXED_LINES.cold : season === 'SUMMER' ? FIXED_LINES.summer : FIXED_LINES.weather,
    covering: ['froid|soleil|chaleur|orage|meteo'],
    because: 'météo',
    isCloser: false,
  },
  'hidden-danger': onlyCloser('objet qui s’ouvre ou se brise'),
  product: onlyCloser('produit à manipuler avec soin'),
  suffocation: onlyCloser('objet qui couvre le visage'),
  carrying: onlyCloser('enfant porté ou soulevé'),
  glass: onlyCloser('objet qui se brise ou qui coupe'),
  electricity: onlyCloser('appareil branché'),
  allergen: onlyCloser('aliment à vérifier'),
  supervision: onlyCloser('présence d’un adulte'),
}

const rules = Object.entries(CARES).map(
  ([family, { lines, covering, because, isCloser = true }]): SafetyRule =>
    safeguardRule({
      id: ID,
      label: LABEL,
      family: family as Family,
      situations: [],
      lines,
      coveringPatterns: [covering],
      requiresArmsReach: isCloser,
      because,
    }),
)

/** What is accepted with care keeps an adult within arm’s reach, and its fixed lines. */
export const carefulPlay = combineRules(ID, LABEL, ...rules)
