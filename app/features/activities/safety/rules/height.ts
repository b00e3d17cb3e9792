import { FIXED_LINES } from '#content/safety/fixed-lines.ts'
import { phrase, sentenceAround } from '../french-text.ts'
import { lengthsIn } from '../measures.ts'
import type { Mention } from '../mention.ts'
import { affirms, sentenceContains } from '../mention-context.ts'
import { safeguardRule } from '../safeguard-rule.ts'
import { SMALL_MONTHS } from '../sheet-passages.ts'

/** Centimetres above which a fall calls for the adult; the limit of the service comes first. */
const LIMIT_SMALL = 60
const LIMIT = 100

const CLIMBING = phrase(
  'grimp~|escalad~|monte|montez|monter|montent|saut~|equilibre|debout|poutre|perch~|pend~|suspen~|descend~',
)
const ABOVE_GROUND = phrase(
  'sol|haut|haute|hauteur|muret|mur|roche|rocher|marche|escalier|poutre|souche|branche|plateforme',
)
const isAdults = ({ passage }: Mention) => passage.section === 'preparation'

const safeguard = {
  lines: FIXED_LINES.height,
  coveringPatterns: [['hauteur|chute|grimp~', 'bras|limite|sol']],
  requiresArmsReach: true,
  because: 'hauteur d’où un enfant peut tomber',
}

/** A climb whose height the text tells. */
const measured = (limit: number, appliesTo: (months: number) => boolean) => ({
  ...safeguard,
  situations: [
    {
      patterns: ['=cm|centimetre|metre|=m'],
      unless: (mention: Mention) => {
        const [start, end] = sentenceAround(mention.words, mention.from)
        const isHigh = lengthsIn(mention.words, start, end).some((length) => length >= limit)
        return !isHigh || isAdults(mention) || !affirms(mention, CLIMBING) || !sentenceContains(mention, ABOVE_GROUND)
      },
    },
  ],
  appliesTo,
})

/** Trees, ladders, furniture, and any climb told to be higher than what the age allows. */
export const height = safeguardRule(
  'hauteur',
  'Hauteur\u00A0: adulte à portée de bras',
  measured(LIMIT_SMALL, (months) => months < SMALL_MONTHS),
  measured(LIMIT, (months) => months >= SMALL_MONTHS),
  {
    ...safeguard,
    family: 'height',
    situations: [
      {
        patterns: [
          'grimp~|escalad~|perch~ *? *? *? *? arbre|erable|chene|pin|bouleau|pommier|branche|cloture|toit|table|chaise|rocher|muret|mur|poteau',
          '=monte|=montes|=montez|=monter|=montent|saut~|debout|perch~ *? sur|dans|de|du @de? table|chaise|tabouret|comptoir|muret|toit|cloture|banc|bureau|etagere|arbre|branche',
          'equilibre|marche~|march~ *? *? sur @de cloture|muret|mur|rampe|toit',
          'haut du|de|d @de? toit|arbre|mur|echelle',
          'laiss~ toi|les|le|se? pendre par @de bras|jambe|main',
        ],
        exceptions: [
          'echelle de|d grandeur|temps|mesure|valeur',
          'echelle au|sur|dans @de sol',
          'mont~ sur @de banc de neige',
        ],
        unless: (mention) =>
          isAdults(mention) || sentenceContains(mention, phrase('histoire|conte|comme|ecureuil|ombre|oiseau')),
      },
      {
        patterns: ['echelle|escabeau'],
        exceptions: ['echelle de|d grandeur|temps|mesure|valeur', 'echelle au|sur|dans @de sol'],
        unless: (mention) => isAdults(mention) || (mention.passage.kind !== 'item' && !affirms(mention, CLIMBING)),
      },
      {
        patterns: [
          'plus|aussi haut|haute|grand|grande que|qu @de? adulte|enfant|educatrice|vous|eux|elle|lui|toi|epaule|tete',
        ],
        unless: (mention) =>
          isAdults(mention) || !affirms(mention, phrase('grimp~|escalad~|monte|montez|monter|saut~')),
      },
    ],
  },
)
