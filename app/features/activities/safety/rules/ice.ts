import { FIXED_LINES } from '#content/safety/fixed-lines.ts'
import { phrase, phrases } from '../french-text.ts'
import { sentenceContains } from '../mention-context.ts'
import { safeguardRule } from '../safeguard-rule.ts'

const FROM_AFAR = phrases('de loin', 'depuis|terre ferme', 'fenetre')

/** Ice to handle has its fixed line and an adult within arm’s reach. */
export const ice = safeguardRule({
  id: 'glace',
  label: 'Glace\u00A0: jamais sur un plan d’eau',
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
        sentenceContains(mention, phrase('epand~|sabl~|toit|deglac~'), ...FROM_AFAR),
    },
  ],
  lines: FIXED_LINES.ice,
  coveringPatterns: [['glace|glacon', 'retir~|rouleau|rapetiss~|loin|sabl~|vive']],
  requiresArmsReach: true,
  because: 'glace à portée des enfants',
})
