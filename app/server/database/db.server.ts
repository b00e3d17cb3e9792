import { env } from '../env.server.ts'
import { log } from '../log.server.ts'
import { createDb, type Database } from './create-db.server.ts'
import { toAppError } from './to-app-error.server.ts'

let client: Database | undefined
let replica: Database | undefined

function open(address: string): Database {
  const { DATABASE_POOL_MAX, DATABASE_PATIENCE, DATABASE_PREPARED, SLOW_STATEMENT_MS } = env()
  const slow = { thresholdMs: SLOW_STATEMENT_MS, report: (it: object) => log().warn(it, 'slow statement') }
  return createDb(address, DATABASE_POOL_MAX, DATABASE_PATIENCE, slow, DATABASE_PREPARED)
}

/** The application's database client: one pool per process, opened at first use. */
export function db(): Database {
  client ??= open(env().DATABASE_URL)
  return client
}

/**
 * Reads what may be a second old, such as a report over all daycares: from the replica of DATABASE_READ_URL where there is one,
 * from the database itself while it does not answer. Never for what the person has just written herself.
 */
export async function readLate<Result>(read: (from: Database) => Promise<Result>): Promise<Result> {
  const { DATABASE_READ_URL } = env()
  if (!DATABASE_READ_URL) return read(db())
  replica ??= open(DATABASE_READ_URL)
  try {
    return await read(replica)
  } catch (error) {
    if (toAppError(error).code !== 'UNAVAILABLE') throw error
    log().warn({ err: error }, 'the replica does not answer')
    return read(db())
  }
}

export type Db = Database
export type Transaction = Parameters<Parameters<Db['$transaction']>[0]>[0]
