import { db, type Transaction } from './db.server.ts'

const turns = new Map<string, Promise<unknown>>()

/**
 * Runs `work` after what this process already does under the same key. The lock below alone would be right; but every
 * call that waits for it would hold a connection, and a few people could take them all.
 */
function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const result = (turns.get(key) ?? Promise.resolve()).then(work)
  const turn = result
    .catch(() => {})
    .then(() => {
      if (turns.get(key) === turn) turns.delete(key)
    })
  turns.set(key, turn)
  return result
}

/**
 * A transaction alone of its kind for one owner, over all processes: what it counts or looks for is still true when it
 * writes. « At most N of these » is exact only so, and of several that make the same unique thing the later ones find it.
 *
 * @param what the kind, such as the name of a table. @param whose id of the owner, or what has to be unique.
 */
export function oneAtATime<Result>(
  what: string,
  whose: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const key = `${what} ${whose}`
  return inTurn(key, () =>
    db().$transaction(async (tx) => {
      // Of the transaction: given back with it, however it ends.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`
      return work(tx)
    }),
  )
}
