import { FIXED_LINES } from '#content/safety/fixed-lines.ts'
import { safeguardRule } from '../safeguard-rule.ts'
import type { SafetyContext } from '../safety-rule.ts'

const isOutside = ({ place }: SafetyContext) => place !== undefined && place !== 'INDOORS'

/** Outside, the season brings its reminder; the thresholds of the service come first. */
export const weather = safeguardRule(
  'meteo',
  'Froid, chaleur, soleil et tiques selon la saison',
  {
    when: (context) => isOutside(context) && context.season === 'WINTER',
    lines: FIXED_LINES.cold,
    coveringPatterns: [['froid|engelure']],
    because: 'sortie en hiver',
  },
  {
    when: (context) => isOutside(context) && context.season === 'SUMMER',
    lines: FIXED_LINES.summer,
    coveringPatterns: [['soleil|chaleur|deshydratation|brulante']],
    because: 'sortie en été',
  },
  {
    when: ({ place, season }) => place === 'WOODS' && season !== undefined && season !== 'WINTER',
    lines: FIXED_LINES.ticks,
    coveringPatterns: [['tique']],
    because: 'sortie dans le boisé ou le champ',
  },
)
