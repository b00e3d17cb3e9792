import { FIXED_LINES } from '#content/safety/fixed-lines.ts'
import { occurs, phrase, phrases, sentenceAround } from '../french-text.ts'
import type { Mention } from '../mention.ts'
import { affirms, followedBy, sentenceContains } from '../mention-context.ts'
import { safeguardRule } from '../safeguard-rule.ts'

const FROZEN = phrase('glace|gele|gelee|glacee|gelees|patin~')
const SEEN_FROM_AFAR = phrases('de loin', 'carte|globe', 'de|en tissu|carton|papier', 'tapis|tissu')
const HELD = phrase(
  'bac|bassine|cuve|chaudiere|seau|poubelle|plat|bol|baignoire|contenant|tasse|entonnoir|eponge|louche',
)
const POURED = phrase('vers~|transvid~|transvas~|tremp~|plong~|rempli~|brass~|laver|lavez|lave|rinc~|pataug~|flott~')
const SMALL = phrases(
  'verre|gorgee|gourde|bouteille d|de eau',
  'boi~|boire|assoif~',
  'main|mains a|avec? @de? eau',
  'savon',
  'goutte|pluie|averse|rosee',
  'arros~',
)

/** A glass, a bottle, wet hands, a watering can: too little to drown in. */
const isLittle = (mention: Mention) => {
  const [start, end] = sentenceAround(mention.words, mention.from)
  const isContained = occurs(HELD, mention.words, start, end) && affirms(mention, POURED)
  return !isContained && sentenceContains(mention, ...SMALL)
}
const isEmptied = (mention: Mention) =>
  affirms(mention, phrase('vid~|rang~')) && mention.passage.section === 'preparation'

/** In a tub, or handled: not the water that a sentence merely names. */
function isStill(mention: Mention): boolean {
  if (isEmptied(mention) || isLittle(mention) || followedBy(mention, 2, phrase('bouche'))) return true
  const [start, end] = sentenceAround(mention.words, mention.from)
  if (mention.passage.kind === 'item' && mention.from === 0) return false
  return !(occurs(HELD, mention.words, start, end) || affirms(mention, POURED))
}

const isDry = (mention: Mention) => sentenceContains(mention, FROZEN, ...SEEN_FROM_AFAR) || isEmptied(mention)

/** Wherever there is water to fall into, however little: the fixed lines, and one adult within arm’s reach. */
export const water = safeguardRule('eau', 'Eau\u00A0: adulte dédié et contenants vidés', {
  family: 'water',
  mayBeNamed: 'WATER',
  situations: [
    {
      patterns: ['eau'],
      exceptions: [
        'peinture|crayon|craie|aquarelle|pastel|tatouage a @de? eau',
        'peinture|peindre|dessin~ a|avec @de eau',
        'perle|bille|bombe|cristal|cristaux|poule|moulin d|de|a eau',
        'vaporisateur|pulverisateur|gourde|bouteille|verre|pichet|arrosoir d|de eau',
        'eau a la bouche',
        'eau de|d javel|erable|cologne|rose',
        'imagin~ @de eau',
        'point|bord|plan d eau',
        'eau bouillant|bouillante|chaude|fumante',
      ],
      unless: isStill,
    },
    {
      patterns: [
        'pataugeoire|piscine|baignade|baignoire',
        'pataug~|baign~',
        'jet|jeu|fontaine d|de eau',
        'canot|kayak|chaloupe|pedalo',
        'faire|fait|faites|font flotter',
        'boyau|tuyau rempli~|plein',
        'bassine|cuve',
        'chaudiere|seau|bac|baril plein|pleine',
      ],
      exceptions: [
        'bassine|cuve|chaudiere|seau|bac|plein|pleine de|d *',
        'baignoire|piscine de|a|d balle|boule|feuille|coussin',
      ],
      unless: isDry,
    },
    {
      patterns: [
        'lac|riviere|etang|ruisseau|fleuve|quai|ocean|marecage|cascade|barrage',
        'les|des|aux|ces rapides',
        'plage|rivage',
        'berge',
        'bord|plan de|d @de? eau',
      ],
      exceptions: [
        'caillou|cailloux|galet|roche|sable|pierre|bois|coquillage de|d @de? riviere|plage|lac|mer',
        'ballon de plage',
        'serviette de plage',
        'riviere|lac|mer|ocean|etang|ruisseau de|en|d *',
        'a l etang imaginaire',
      ],
      unless: (mention) => isDry(mention) || followedBy(mention, 2, phrase('invente|inventee|dessine|dessinee')),
    },
  ],
  when: ({ place }) => place === 'WATERSIDE',
  lines: ({ place }) => (place === 'WATERSIDE' ? FIXED_LINES.waterside : FIXED_LINES.water),
  coveringPatterns: [['noyade|noyer'], ['eau|bac|rive|contenant', 'vide~|vider|bras|doigt|ligne']],
  requiresArmsReach: true,
  because: 'eau à portée des enfants',
})

const ICE_FROM_AFAR = phrases('de loin', 'depuis|terre ferme', 'fenetre')

/** Ice to handle has its fixed line and an adult within arm’s reach; on a shore in winter, nobody goes on the ice. */
export const ice = safeguardRule(
  'glace',
  'Glace\u00A0: jamais sur un plan d’eau',
  {
    family: 'ice',
    situations: [
      {
        patterns: [
          'bloc|plaque|couche|morceau|cube|boule|mur|brique|galet|lanterne|chateau|sculpture|palet|bol de|d glace',
          'glacon',
          'glace vive|noire',
        ],
        exceptions: ['glacon du|de|des|aux|au toit', 'creme|cornet|coupe de|d? glace|glacee'],
        unless: (mention) =>
          mention.passage.section === 'preparation' ||
          sentenceContains(mention, phrase('epand~|sabl~|toit|deglac~'), ...ICE_FROM_AFAR),
      },
    ],
    lines: FIXED_LINES.ice,
    coveringPatterns: [['glace|glacon', 'retir~|rouleau|rapetiss~|loin|sabl~|vive']],
    requiresArmsReach: true,
    because: 'glace à portée des enfants',
  },
  {
    when: ({ place, season }) => place === 'WATERSIDE' && season === 'WINTER',
    lines: FIXED_LINES.frozenWater,
    coveringPatterns: [['gele|gelee|geles|gelees|glace', 'pied|march~|personne|jamais']],
    because: 'rive en hiver',
  },
)
