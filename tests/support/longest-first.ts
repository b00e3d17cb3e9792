import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Files that call every function of the server in turn, wait for processes to end or open every page, whatever their size. */
const LONG = ['guards/fuzz', 'guards/guards', 'guards/process-ends', 'guards/sign-in-limits', 'first-visit']

const rank = ({ moduleId }: TestSpecification): number => {
  const found = LONG.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`))
  return found === -1 ? LONG.length : found
}

/**
 * Begins with the longest files. On a machine that has never run them the order is that of their size, and the longest
 * would come last, alone, with a worker that waits.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
