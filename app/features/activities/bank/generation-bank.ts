import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { checkDraft } from '../generator/generation-checks.ts'
import { GenerationFailure } from '../generator/generation-failure.ts'
import type { FinishedSheet } from '../generator/generation-save.server.ts'
import { composeActivity } from './compose-activity.ts'

/** Raised with the blocks or the composer: with it, a seed and the criteria give the same sheet again. */
export const BANK_VERSION = '4'
/** A composition that a rule refuses gives way to another one, so many times. */
const TRIES = 8

/** A sheet of the vetted bank: the first composition from a seed on that passes every check. Pure. @throws GenerationFailure when none of them does. */
export function composeFrom(criteria: ActivityCriteria, start: number): FinishedSheet {
  let lastProblems = ''
  for (let seed = start; seed < start + TRIES; seed++) {
    const { sheet: composed, summary, seasons, usedThemes, usedMaterials, play } = composeActivity(criteria, seed)
    const { sheet, report, problems } = checkDraft(composed, criteria)
    if (problems.length === 0)
      return {
        sheet,
        report,
        summary,
        seasons,
        themes: usedThemes,
        materials: usedMaterials,
        provenance: { kind: 'bank', bankVersion: BANK_VERSION, seed, play },
      }
    lastProblems = problems.map(({ section, problem }) => `${section}: ${problem}`).join(' ')
  }
  throw new GenerationFailure('unsafe', lastProblems)
}
