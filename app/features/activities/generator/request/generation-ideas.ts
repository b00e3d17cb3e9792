import type { ActivityCriteria, ActivityIdea } from '#app/domain/activity-criteria.ts'
import { composeFrom } from '#app/features/activities/bank/generation-bank.ts'

export const IDEAS = 3
/** Seeds tried for three ideas with three titles. */
const TRIES = 30

/** Three ideas of the bank, each of a sheet that passes every check. Pure. Fewer when the criteria allow fewer. */
export function ideasFromBank(criteria: ActivityCriteria, start: number): ActivityIdea[] {
  const ideas = new Map<string, ActivityIdea>()
  for (let seed = start; seed < start + TRIES && ideas.size < IDEAS; seed++) {
    try {
      const { sheet, summary, provenance } = composeFrom(criteria, seed)
      if (provenance.kind === 'bank' && !ideas.has(sheet.titre))
        ideas.set(sheet.titre, { title: sheet.titre, line: summary, seed: provenance.seed })
    } catch {
      // No sheet from this seed: the next one.
    }
  }
  return [...ideas.values()]
}
