/** What waits for the end of each running transaction. */
const waiting = new WeakMap<object, (() => void)[]>()

/**
 * Does this work once what was written through `on` is committed: at once when it is no transaction, never when the
 * transaction is rolled back.
 */
export function afterCommit(on: object, work: () => void): void {
  const works = waiting.get(on)
  if (works) works.push(work)
  else work()
}

/** From now on what waits for this transaction is kept. @returns the list of it, for whoever commits the transaction */
export function holdUntilCommit(tx: object): readonly (() => void)[] {
  const works: (() => void)[] = []
  waiting.set(tx, works)
  return works
}
