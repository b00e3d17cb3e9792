import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Files that call every function of the server in turn: minutes, whatever their size. */
const LONG = ['fuzz.test.ts', 'guards.test.ts', 'foreign-ids.test.ts']

const rank = ({ moduleId }: TestSpecification): number => {
  const found = LONG.findIndex((name) => moduleId.endsWith(`/guards/${name}`))
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
