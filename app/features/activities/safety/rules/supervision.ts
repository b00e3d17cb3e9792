import { phrase } from '../french-text.ts'
import { type Hazard, hazardRule } from '../hazard-rule.ts'
import { belongsToAnimal, sentenceContains } from '../mention-context.ts'

const HAZARDS: Hazard[] = [
  {
    patterns: ['sort~ du|de @de? local|piece|cour'],
    unless: (mention) => !sentenceContains(mention, phrase('pendant|instant'), phrase('le temps')),
  },
  {
    patterns: [
      'laiss~ @de enfant|groupe|petit|grand|poupon|bebe *? seul',
      'hors de @de? vue',
      'sans adulte|surveillance|supervision|educatrice',
      'sans *? surveillance|supervision|adulte',
      'aucune surveillance|supervision',
      'aucun adulte',
      'quitt~ @de piece|local|groupe|cour',
      'adulte|vous|educatrice *? s absent~|eloign~',
      'absent~ vous',
      'enfant|ami|grand plus? vieux? surveill~|gard~ @de petit|bebe|poupon',
      'ne|n? voit plus|pas? personne',
      'travers~ @de rue|route par|seul|tout? eux|elles|seul',
      'enfant|groupe|equipe|ils|elles|grand|duo part~|vont|va seul',
      'confi~ @de petit|poupon|bebe|enfant a|aux un|une|des|le? grand|ami|enfant',
      'all~ preparer|chercher|ranger|laver *? *? *? *? *? cuisine|bureau|vestiaire|ailleurs',
    ],
    exceptions: [
      'ne|n|jamais|personne *? *? sans adulte|surveillance',
      'nuage|oiseau|avion|soleil *? *? *? *? hors de vue',
      'sans surveillance|supervision directe',
    ],
    unless: (mention) =>
      sentenceContains(mention, phrase('famille|parent|histoire|conte|livre|album|imaginaire|marionnette')) ||
      belongsToAnimal(mention) ||
      sentenceContains(mention, phrase('jamais|nuage|balle|voiture|camion|disparait|bruit|interdit|refus~')),
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
