import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Test files that take longest, whatever their size: they call every server function, open every page, or read every sheet. */
const LONGEST = [
  'guards/attacks/fuzz',
  'guards/guards',
  'guards/process-ends',
  'guards/attacks/sign-in-limits',
  'first-visit',
  'content/sheets-under-three',
  'content/sheets',
  'content/sheets-from-three',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const found = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`))
  return found === -1 ? LONGEST.length : found
}

/**
 * Runs the longest files first. Without the timings of a former run vitest orders them by size, and a long one could run
 * last, alone, while the other workers wait.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
