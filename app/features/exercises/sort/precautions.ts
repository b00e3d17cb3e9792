import type { Exercise, RiskTag } from '#content/exercises/types.ts'

/** How many precautions are offered for a risk. */
const OFFERED = 3

export function risksOf({ tags }: Pick<Exercise, 'tags'>): RiskTag[] {
  return tags.filter((tag) => tag.correct === 'risks')
}

/**
 * Precautions offered for a risk: its own and those of the risks that follow it, at a place that depends on the risk, so
 * that the first one is not always the one that fits best.
 */
export function suggestionsFor(exercise: Pick<Exercise, 'tags'>, id: string): string[] {
  const risks = risksOf(exercise)
  const own = risks.findIndex((risk) => risk.id === id)
  if (own === -1) return []
  const count = Math.min(OFFERED, risks.length)
  const around = Array.from({ length: count }, (_, step) => risks[(own + step) % risks.length]?.precaution ?? '')
  const turn = own % count
  return [...around.slice(turn), ...around.slice(0, turn)]
}
