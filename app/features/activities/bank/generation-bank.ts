import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { checkSheet } from '../generator/check-sheet.ts'
import { GenerationFailure } from '../generator/generation-failure.ts'
import type { FinishedSheet } from '../generator/generation-save.server.ts'
import { composeActivity } from './compose-activity.ts'

/** To raise with any change of the blocks or the composer: version, seed and criteria give the same sheet again. */
export const BANK_VERSION = '4'
/** Successive seeds tried until a sheet passes every check. */
const SEEDS_TRIED = 8

/**
 * Composes a sheet from the bank: the first one, from the seed `start` on, that passes every check. Pure.
 * @throws GenerationFailure when none of the seeds tried does.
 */
export function composeFrom(criteria: ActivityCriteria, start: number): FinishedSheet {
  let lastProblems = ''
  for (let seed = start; seed < start + SEEDS_TRIED; seed++) {
    const { sheet: composed, summary, seasons, usedThemes, usedMaterials, play } = composeActivity(criteria, seed)
    const { sheet, report, problems } = checkSheet(composed, criteria)
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
