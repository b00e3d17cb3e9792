import { isAnimals, isPictured, sentenceHas } from '../context.ts'
import { phrase } from '../french-text.ts'
import { type Hazard, hazardRule } from '../hazard-rule.ts'

const HAZARDS: Hazard[] = [
  {
    patterns: [
      'laiss~ @de enfant|groupe|petit|grand|poupon|bebe *? seul',
      'hors de @de? vue',
      'sans adulte|surveillance|supervision|educatrice',
      'sans *? surveillance|supervision|adulte',
      'aucune surveillance|supervision',
      'aucun adulte',
      'quitt~ @de piece|local|groupe|cour',
      's absent~|eloign~',
      'enfant|ami|grand plus? vieux? surveill~|gard~ @de petit|bebe|poupon',
      'ne|n? voit plus|pas? personne',
      'travers~ @de rue|route par|seul|tout? eux|elles|seul',
      'all~ preparer|chercher|ranger|laver *? *? *? *? *? cuisine|bureau|vestiaire|ailleurs',
    ],
    friends: [
      'ne|n|jamais|personne *? *? sans adulte|surveillance',
      'nuage|oiseau|avion|soleil *? *? *? *? hors de vue',
      'sans surveillance|supervision directe',
    ],
    unless: (mention) =>
      isPictured(mention) ||
      isAnimals(mention) ||
      sentenceHas(mention, phrase('jamais|nuage|balle|voiture|camion|disparait|bruit|interdit|refus~')),
  },
]

/** No sheet asks for children to be left alone. */
export const supervision = hazardRule({
  id: 'surveillance',
  label: 'Présence d’un adulte en tout temps',
  hazards: HAZARDS,
  appliesTo: () => true,
  because: 'un adulte voit les enfants en tout temps',
})
