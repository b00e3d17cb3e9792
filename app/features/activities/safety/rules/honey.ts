import { phrase } from '../french-text.ts'
import { type Hazard, hazardRule } from '../hazard-rule.ts'
import type { Mention } from '../mention.ts'
import { belongsToAnimal, sentenceContains } from '../mention-context.ts'
import { feminine } from '../replacement.ts'

const LIMIT_MONTHS = 12

const TASTED = phrase('gout~|mang~|offr~|serv~|lech~|tremp~|tartin~|suc~|langue|bouche|biscuit|pain|compote|yogourt')
const TOLD = phrase(
  'image|photo|dessin|album|livre|histoire|conte|chanson|chant~|comptine|imaginaire|marionnette|imagier',
)

function isNotTasted(mention: Mention): boolean {
  if (mention.passage.kind === 'core') return !sentenceContains(mention, TASTED)
  return !sentenceContains(mention, TASTED) && (belongsToAnimal(mention) || sentenceContains(mention, TOLD))
}

const HAZARDS: Hazard[] = [
  {
    patterns: ['miel'],
    exceptions: ['couleur|teinte|ton|tissu|foulard|lumiere miel', 'lune de miel'],
    unless: isNotTasted,
    replacement: feminine('compote de pommes', 'compote de pommes'),
    tails: ['de|d trefle|bleuet|fleur|sarrasin'],
  },
]

/** Honey carries spores of botulism, which a child of less than one year does not withstand. */
export const honey = hazardRule({
  id: 'miel',
  label: 'Miel (moins de 1\u00A0an)',
  hazards: HAZARDS,
  appliesTo: (months) => months < LIMIT_MONTHS,
  because: 'groupe de moins de 1\u00A0an',
})
