import { FIXED_LINES } from '#content/safety/fixed-lines.ts'
import { phrase, phrases } from '../french-text.ts'
import type { Mention } from '../mention.ts'
import { affirms, followedBy, sentenceContains } from '../mention-context.ts'
import { safeguardRule } from '../safeguard-rule.ts'

const COOLED = phrase('tiede|refroidi|refroidie|refroidir|mim~|dinette|sable|boue|semblant|imit~|froid|froide')
const TOY = phrases('de|en|d carton|bois|jouet|sable|boue|tissu', 'solaire')
const isHarmless = (mention: Mention) =>
  mention.passage.section === 'preparation' || followedBy(mention, 1, ...TOY) || sentenceContains(mention, COOLED)

/** What burns by contact: stoves, irons, hot drinks. Flames are another rule’s. */
export const heat = safeguardRule('chaleur', 'Brûlures\u00A0: appareils et liquides chauds hors de portée', {
  family: 'heat',
  mayBeNamed: 'HEAT',
  situations: [
    {
      patterns: [
        'eau|soupe|bouillon|chocolat|the|cafe|tisane|boisson|lait|cire|sirop|plat|potage *? *? bouillant|bouillante|brulant|brulante|fumant|fumante',
        'eau|soupe|bouillon|chocolat|the|cafe|tisane|boisson|lait|cidre *? *? *? chaud|chaude',
        'tire d|de|sur @de? erable|neige',
        'plaque chauffante|electrique',
        'poele electrique|chaud|chaude',
        'poele a frire',
        'fer a repasser|friser|gaufrer',
        'micro onde',
        'four',
        'enfourn~',
        'cuire|cuisson|mijot~|friture|bouillir',
        'chaudron|marmite|soupe|eau qui? =bout|bouillonne|mijote',
        'rond du|de|d poele|cuisiniere',
        'grille pain',
        'gaufrier|rechaud|bouilloire|friteuse',
      ],
      exceptions: [
        'petit four',
        'plaque de|d *',
        'colle|couleur|teinte chaude',
        'grille pain demonte|brise|debranche',
        'vieux grille pain',
        'avant @de? cuisson',
      ],
      unless: isHarmless,
    },
    { patterns: ['repass~'], unless: (mention) => isHarmless(mention) || !sentenceContains(mention, phrase('fer')) },
    {
      patterns: ['soupe|bouillon|chocolat|cafe|tisane|potage'],
      unless: (mention) =>
        isHarmless(mention) || !sentenceContains(mention, phrase('chaud|chaude|fumant|fumante|bouillant|bouillante')),
    },
    {
      patterns: ['=fondre'],
      unless: (mention) => isHarmless(mention) || !affirms(mention, phrase('plaque|four|feu|micro|rechaud|bain')),
    },
  ],
  lines: FIXED_LINES.heat,
  coveringPatterns: [['brulure|chaud|chaude|four', 'portee|seul|tiede|distance']],
  requiresArmsReach: true,
  because: 'chaleur à portée des enfants',
})
