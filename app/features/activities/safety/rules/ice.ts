import { SAFETY_BLOCKS } from '#content/activities/blocks/safety-blocks.ts'
import { phrase, phrases } from '../french-text.ts'
import { type Hazard, hazardRule } from '../hazard-rule.ts'
import { isPictureOrPretence, sentenceContains } from '../mention-context.ts'
import { combineRules, safeguardRule } from '../safeguard-rule.ts'

const ID = 'glace'
const LABEL = 'Glace\u00A0: jamais sur un plan d’eau'
const FROM_AFAR = phrases('de loin', 'depuis|terre ferme', 'fenetre')

const FROZEN_WATER: Hazard[] = [
  {
    patterns: [
      'etang|lac|riviere|ruisseau|baie|fleuve|mare|marais gele|gelee|glace|glacee',
      'glace du|de|d @de? lac|riviere|etang|ruisseau|fleuve|baie|mare',
      'patin~ *? *? *? sur @de lac|riviere|etang|fleuve',
      'patinoire du|de|sur @de? lac|riviere|etang|canal',
      'peche blanche',
      'trou dans|de @de? glace',
    ],
    unless: (mention) => isPictureOrPretence(mention) || sentenceContains(mention, ...FROM_AFAR),
  },
]

const onFrozenWater = hazardRule({
  id: ID,
  label: LABEL,
  hazards: FROZEN_WATER,
  appliesTo: () => true,
  because: 'la glace d’un plan d’eau peut céder',
  blocksCore: true,
})

const withIce = safeguardRule({
  id: ID,
  label: LABEL,
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
        sentenceContains(mention, phrase('epand~|sabl~|toit|deglac~'), ...FROM_AFAR),
    },
  ],
  lines: SAFETY_BLOCKS.ice,
  coveringPatterns: [['glace|glacon', 'retir~|rouleau|rapetiss~|loin|sabl~|vive']],
  requiresArmsReach: true,
  because: 'glace à portée des enfants',
})

/** Nobody on the ice of a lake; ice to handle has its fixed line and an adult within arm’s reach. */
export const ice = combineRules(ID, LABEL, onFrozenWater, withIce)
