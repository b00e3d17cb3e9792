import { env } from '../env.server.ts'
import { log } from '../log.server.ts'
import { createDb, type Database } from './create-db.server.ts'

let client: Database | undefined

/** The application's database client: one pool per process, opened at first use. */
export function db(): Database {
  const { DATABASE_URL, DATABASE_POOL_MAX, DATABASE_PATIENCE, DATABASE_PREPARED, SLOW_STATEMENT_MS } = env()
  const slow = { thresholdMs: SLOW_STATEMENT_MS, report: (it: object) => log().warn(it, 'slow statement') }
  client ??= createDb(DATABASE_URL, DATABASE_POOL_MAX, DATABASE_PATIENCE, slow, DATABASE_PREPARED)
  return client
}

export type Db = Database
export type Transaction = Parameters<Parameters<Db['$transaction']>[0]>[0]
