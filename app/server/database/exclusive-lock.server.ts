import { db, type Transaction } from './db.server.ts'

/** The last call queued in this process, by key. */
const queueTails = new Map<string, Promise<unknown>>()

/**
 * Runs `work` after the calls of this process that came earlier under the same key. The database lock alone would be
 * correct, but every call that waits for it would hold a connection, and a few people could take the whole pool.
 */
function enqueue<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const result = (queueTails.get(key) ?? Promise.resolve()).then(work)
  const tail = result
    .catch(() => {})
    .then(() => {
      if (queueTails.get(key) === tail) queueTails.delete(key)
    })
  queueTails.set(key, tail)
  return result
}

/**
 * A transaction that holds an advisory lock on a kind and a key, over all processes: what it counts or looks up is
 * still true when it writes. Needed for « at most N of these », and when several calls create the same unique thing.
 *
 * @param kind such as the name of a table.
 * @param key id of the owner, or the value that has to be unique.
 */
export function withExclusiveLock<Result>(
  kind: string,
  key: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const lock = `${kind} ${key}`
  return enqueue(lock, () =>
    db().$transaction(async (tx) => {
      // Released with the transaction, however it ends.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`
      return work(tx)
    }),
  )
}

/**
 * Locks a person's row until the transaction ends: of two simultaneous changes, the second sees what the first has done.
 * To be taken before the lock of any row that is hers, or two transactions may wait for each other.
 */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`
}
