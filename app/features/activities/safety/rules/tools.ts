import { FIXED_LINES } from '#content/safety/fixed-lines.ts'
import { phrase, phrases } from '../french-text.ts'
import type { Mention } from '../mention.ts'
import { belongsToAnimal, followedBy, sentenceContains } from '../mention-context.ts'
import { safeguardRule } from '../safeguard-rule.ts'
import { SMALL_MONTHS } from '../sheet-passages.ts'

const TOY = phrases('de|en plastique|mousse|carton|bois|papier|tissu|jouet', 'pour @de pate a modeler', 'jouet')
const NOT_OUT = phrases('ne|n sort~|sert|servent pas', 'reste~ *? rang~')
const isNoTool = (mention: Mention) =>
  mention.passage.section === 'preparation' ||
  followedBy(mention, 1, ...TOY) ||
  sentenceContains(mention, ...NOT_OUT) ||
  belongsToAnimal(mention)

const safeguard = {
  mayBeNamed: 'TOOLS' as const,
  lines: FIXED_LINES.tools,
  coveringPatterns: [['outil|scie|couteau|ciseau|marteau|lame', 'adulte|bras|compte|comptes|range|ranges|zone']],
  requiresArmsReach: true,
  because: 'outil dans les mains des enfants',
}

/** Saws, knives, hammers; before 3 years any scissors too. */
export const tools = safeguardRule(
  'outils',
  'Outils qui coupent ou percent\u00A0: adulte dédié',
  {
    ...safeguard,
    family: 'tools',
    situations: [
      {
        patterns: [
          'scie|egoine|sciez|scient|scier',
          'couteau|canif|opinel|lame|exacto|cutter|scalpel',
          'hache|hachette|serpe|secateur|cisaille',
          'vilebrequin|perceuse|tournevis|poincon|alene|foret',
          '!râpe|!râpes|rapez',
          'rape a *',
          'econome|epluche|epluch~ *? legume',
          'marteau|clou',
          'ciseau pointu|=tailleur',
        ],
        exceptions: [
          'dent de|d scie',
          'scie|scies a|de musical|musicale',
          'couteau a|de beurre|plastique',
          'couteau en|de plastique|bois',
          'pic bois|marteau',
          'requin|poisson marteau',
          'clou de|d girofle',
          'lame de|d parquet|lumiere|xylophone|fond',
          'foret de|d *',
          'dans|de|en|la|une|notre|sa|pleine foret',
          'marteau piqueur',
        ],
        unless: (mention) =>
          isNoTool(mention) ||
          sentenceContains(mention, phrase('semblant|mime~|vivant|imit~|xylophone|avance|veille|bruit|loin')),
      },
    ],
  },
  {
    ...safeguard,
    situations: [{ patterns: ['ciseau'], exceptions: ['comme @de ciseau'], unless: isNoTool }],
    appliesTo: (months) => months < SMALL_MONTHS,
  },
)
