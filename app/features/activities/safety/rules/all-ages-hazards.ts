import { phrase, phrases } from '../french-text.ts'
import { type Hazard, hazardRule } from '../hazard-rule.ts'
import type { Mention } from '../mention.ts'
import { followedBy, isPictureOrPretence, precededBy, sentenceContains } from '../mention-context.ts'
import { feminine } from '../replacement.ts'

const BALLS = feminine('balle de tissu', 'balles de tissu')
const TORCHES = feminine('lampe de poche', 'lampes de poche')

const WATER_IN_NATURE = phrase(
  'araignee|rosee|pluie|lotus|toile|riviere|ruisseau|vitre|brouillard|mare|etang|cascade|averse|cailloux|roche',
)
const RUBBER = phrase(
  'gonfl~|degonfl~|souffl~|eclat~|crev~|helium|baudruche|latex|ficelle|frott~|statique|fete|anniversaire|fusee|tambour|entonnoir|peau|poignet|chaise|farine',
)
const SPORT = phrase(
  'bott~|rebond~|but|soccer|football|basket|panier|plage|yoga|exercice|parachute|mou|mousse|voisin|volley|handball|pneu|regonfl~|gymnastique|montgolfiere',
)
const LATEX_AFTER = phrases(
  'de|en|d|a @de? baudruche|latex|fete|helium|caoutchouc',
  'gonflable de|d|pour @de? fete|anniversaire',
  'gonfle',
  'a gonfler',
  'd|de|a|rempli eau',
  'rempli d|de eau',
)

/** In Québec a « ballon » is first of all a ball: latex shows by what is done with it. */
function isBall(mention: Mention): boolean {
  if (followedBy(mention, 2, ...LATEX_AFTER)) return false
  return mention.passage.kind === 'item' || sentenceContains(mention, SPORT) || !sentenceContains(mention, RUBBER)
}

const LOVING = phrases(
  'adulte|geste|regard|bras|parent|personne|educatrice|presence|coeur|mere|papa|maman|pere|famille',
  'doux|tendre|calme et',
  'tres|si',
)
const LARGE_OR_SEALED = phrase('gros|grosse|grand|grande|geant|fer|baguette|tige|recouvert|scelle|encastre|enrobe')

/** Large or sealed, or no magnet at all: « un adulte aimant », « en aimant ». */
function isNoMagnet(mention: Mention): boolean {
  return precededBy(mention, 0, ...LOVING, phrase('en|s'), LARGE_OR_SEALED) || followedBy(mention, 3, LARGE_OR_SEALED)
}

const HAZARDS: Hazard[] = [
  {
    patterns: [
      'ballon de|d|en|a @de? baudruche|latex|helium|caoutchouc|fete',
      'ballon gonflable? de|d|pour fete|anniversaire',
      'ballon',
    ],
    exceptions: [
      'ballon panier|chasseur|volant|prisonnier|sauteur|sonde',
      'ballon d exercice',
      'ballon de|d|en papier|tissu|plastique|plage|mousse|soccer|basket|yoga',
    ],
    unless: (mention) => isPictureOrPretence(mention) || (mention.to - mention.from === 1 && isBall(mention)),
    replacement: BALLS,
    boundTo: [
      'gonfl~',
      'degonfl~',
      'souffl~',
      'eclat~',
      'crev~',
      'helium',
      'statique',
      'frott~',
      'fusee',
      'tambour',
      'bout|morceau de ballon',
      'eau',
    ],
    tails: ['rempli d|de eau', 'd|de|a eau', 'gonfle', 'gonflable'],
  },
  {
    patterns: ['gant de|en latex|caoutchouc'],
    unless: (mention) => isPictureOrPretence(mention) || !sentenceContains(mention, phrase('gonfl~|souffl~')),
  },
  {
    patterns: ['balloune', 'baudruche', 'bombe a|d eau'],
    unless: isPictureOrPretence,
    replacement: BALLS,
    boundTo: ['gonfl~', 'degonfl~', 'souffl~', 'eclat~', 'crev~', 'fusee', 'tambour'],
  },
  {
    patterns: [
      'orbeez',
      'hydrogel',
      'bille|perle|boule d|de|a eau|gel',
      'bille|perle|boule absorbant|absorbante|hydrophile|gelifie|gelifiee|hydrate|hydratee|aquatique',
      'bille|perle|boule qui? gonfl~|grossi~',
      'bille|perle|boule de gelatine',
      'bille|perle|boule * * qui gonfl~|grossi~',
      'cristal|cristaux d|de eau|gel',
    ],
    unless: (mention) => isPictureOrPretence(mention) || sentenceContains(mention, WATER_IN_NATURE),
  },
  {
    patterns: ['aimant', 'neodyme', 'bille|batonnet|pastille|boule|jeton magnetique|aimante|aimantee', 'bille d acier'],
    unless: (mention) => isPictureOrPretence(mention) || isNoMagnet(mention),
  },
  {
    patterns: [
      'bougie|lampion|chandelle|lanterne del? a pile ronde|plate|bouton?',
      'bougie|lampion|chandelle del',
      'pile bouton',
      'pile ronde|plate? au|de lithium|montre',
      'pile ronde|plate',
      'cr2032|cr2025|cr1632|lr44',
    ],
    exceptions: ['pile ronde|plate de|d'],
    unless: (mention) => followedBy(mention, 3, phrase('aa|aaa|visse|vissee|scelle|scellee')),
    replacement: TORCHES,
    boundTo: ['pile'],
    tails: ['cr2032|cr2025|cr1632|lr44', 'au lithium'],
  },
]

/** What can kill a child of any age: swallowed batteries and magnets burn through, water beads swell, latex chokes. */
export const allAgesHazards = hazardRule({
  id: 'dangers-tout-age',
  label: 'Piles boutons, aimants, billes d’eau et ballons de latex',
  hazards: HAZARDS,
  appliesTo: () => true,
  because: 'danger à tout âge',
  blocksCore: true,
})
