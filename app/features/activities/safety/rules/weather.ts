import { FIXED_LINES } from '#content/safety/fixed-lines.ts'
import { combineRules, safeguardRule } from '../safeguard-rule.ts'
import type { SafetyContext } from '../safety-rule.ts'

const ID = 'meteo'
const LABEL = 'Froid, chaleur, soleil et tiques selon la saison'

const isOutside = ({ place }: SafetyContext) => place !== undefined && place !== 'INDOORS'
const shared = { id: ID, label: LABEL, situations: [] }

const cold = safeguardRule({
  ...shared,
  when: (context) => isOutside(context) && context.season === 'WINTER',
  lines: FIXED_LINES.cold,
  coveringPatterns: [['froid|engelure']],
  because: 'sortie en hiver',
})

const sun = safeguardRule({
  ...shared,
  when: (context) => isOutside(context) && context.season === 'SUMMER',
  lines: FIXED_LINES.summer,
  coveringPatterns: [['soleil|chaleur|deshydratation|brulante']],
  because: 'sortie en été',
})

const ticks = safeguardRule({
  ...shared,
  when: ({ place, season }) => place === 'WOODS' && season !== undefined && season !== 'WINTER',
  lines: FIXED_LINES.ticks,
  coveringPatterns: [['tique']],
  because: 'sortie dans le boisé ou le champ',
})

/** Outside, the season brings its reminder; the thresholds of the service come first. */
export const weather = combineRules(ID, LABEL, cold, sun, ticks)
