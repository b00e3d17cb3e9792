import { phrase } from '../french-text.ts'
import { type Hazard, hazardRule } from '../hazard-rule.ts'
import type { Mention } from '../mention.ts'
import { isPictureOrPretence, sentenceContains } from '../mention-context.ts'
import { feminine } from '../replacement.ts'

const TORCHES = feminine('lampe de poche', 'lampes de poche')
const isPretended = (mention: Mention) =>
  isPictureOrPretence(mention) || sentenceContains(mention, phrase('pompier|camion|comme|papier|carton|tissu|orange'))

const HAZARDS: Hazard[] = [
  {
    patterns: [
      'feu de|d camp|joie|foyer|bois|branche|bengale|artifice',
      'allum~|faire|fait|faites|prepar~|attis~|autour|dessus|pres @de feu',
      'allume feu',
      'foyer|brasero',
      'poele a bois',
      'braise|tison|flamme',
      'allumette|briquet|torche|flambeau',
    ],
    exceptions: [
      'lampe torche',
      'foyer de|d groupe|enfant|culture',
      'feu vert|rouge|jaune|de circulation',
      'au foyer',
      'flamme de|en papier|tissu|carton',
      'feu de|en papier|tissu|carton',
    ],
    unless: isPretended,
  },
  {
    patterns: ['bougie|chandelle|cierge|lampion|photophore|veilleuse a? huile?'],
    exceptions: [
      'bougie|chandelle|lampion de|d|en|a bois|brindille|carton|papier|neige|del|pile|argile|feutrine|baton',
      'lampion *? *? pile|del',
    ],
    unless: (mention) => isPretended(mention) || sentenceContains(mention, phrase('pile|del')),
    replacement: TORCHES,
    boundTo: ['allum~', 'souffl~', 'meche', 'flamme', 'brul~', 'fond~', 'allumette'],
    tails: ['et allumette'],
  },
  {
    patterns: ['meche', 'encens'],
    exceptions: ['meche de|d cheveu|cheveux'],
    unless: (mention) => !sentenceContains(mention, phrase('brul~|allum~|lanterne|bougie|flamme')),
  },
  {
    patterns: ['flamber|enflamm~|brul~ *? *? feuille|papier|branche|encens|bois|herbe'],
    unless: isPretended,
  },
]

/** No flame in a sheet: lighting one takes a permission that no sheet can give. */
export const fire = hazardRule({
  id: 'feu',
  label: 'Feu, flammes et braises',
  hazards: HAZARDS,
  appliesTo: () => true,
  because: 'aucune flamme dans une fiche',
  blocksCore: true,
})
