import { phrase } from '../french-text.ts'
import { type Hazard, hazardRule } from '../hazard-rule.ts'
import type { Mention } from '../mention.ts'
import { isPictureOrPretence, precededBy, sentenceContains } from '../mention-context.ts'
import { feminine, masculine } from '../replacement.ts'

const LEAVES = feminine('feuille morte émiettée', 'feuilles mortes émiettées')
const GLUE = feminine('colle blanche', 'colles blanches')
const MARKERS = masculine('crayon-feutre lavable', 'crayons-feutres lavables')
const PAINT = feminine('peinture lavable', 'peintures lavables')

const isLikened = (mention: Mention) =>
  isPictureOrPretence(mention) ||
  precededBy(mention, 2, phrase('comme')) ||
  sentenceContains(mention, phrase('soleil|givre|rosee|etoile'))

const HAZARDS: Hazard[] = [
  {
    patterns: [
      'pistolet|fusil a colle',
      'colle chaude',
      'colle contact|instantanee|forte|neoprene',
      'krazy|crazy|super glue',
    ],
    replacement: GLUE,
    boundTo: ['pistolet'],
    tails: ['chaude', 'glue'],
  },
  {
    patterns: ['paillette', '=brillants', 'colle|poudre|sachet|pot|tube a|de brillant'],
    exceptions: [
      'oeil|yeux|sourire|regard|cheveux|joue|papier|point|caillou|cailloux|galet brillant',
      'objet|tissu|reflet|flocon|tresor|ruban =brillants',
      'paillette de|d mais|neige|savon',
    ],
    unless: (mention) => isLikened(mention) || precededBy(mention, 0, phrase('sont|plus|tout|tres|yeux')),
    replacement: LEAVES,
  },
  {
    patterns: ['borax|detergent', 'solution saline', 'slime|glu|gak'],
    exceptions: ['comme @de? slime'],
    unless: isPictureOrPretence,
  },
  { patterns: ['huile essentielle', 'encens', 'diffuseur d|de huile'], unless: isPictureOrPretence },
  {
    patterns: [
      'aerosol',
      'peinture|colle|laque|vernis en|a @de? aerosol|canette|bombe',
      'bombe de|d peinture|parfum',
      'parfum|desodorisant|neige en? bombe|aerosol|artificielle',
      'fixatif|laque|=vernis',
      'ruban|serpentin en aerosol',
    ],
    replacement: PAINT,
    boundTo: ['vaporis~', 'parfum', 'fixatif', 'laque', 'vernis', 'bombe', 'odeur', 'sent'],
  },
  {
    patterns: [
      'solvant|terebenthine|acetone|diluant|decapant|dissolvant|essence|kerosene|varsol',
      'eau de javel|javel',
      'javellisant|ammoniaque',
      'alcool a friction|bruler',
    ],
    exceptions: ['essence de @de? arbre|bois', 'essence d|des|de arbre|feuillu|conifere', 'l essence'],
    unless: isPictureOrPretence,
  },
  {
    patterns: ['peinture a|de @de? huile|toxique|automobile|interieur', 'peinture toxique'],
    replacement: PAINT,
    boundTo: ['dilu~'],
  },
  { patterns: ['marqueur|crayon|feutre permanent|indelebile', 'sharpie'], replacement: MARKERS },
]

/** Products that burn, poison or irritate, at any age. */
export const products = hazardRule({
  id: 'produits',
  label: 'Colles chaudes, solvants, paillettes, huiles essentielles, aérosols',
  hazards: HAZARDS,
  appliesTo: () => true,
  because: 'produit à tenir loin des enfants',
})
