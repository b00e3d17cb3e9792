import { env } from '../env.server.ts'
import { log } from '../log.server.ts'
import { createDb, type Database } from './create-db.server.ts'

let client: Database | undefined

/** The application's database client: one pool per process, opened at first use. */
export function db(): Database {
  client ??= createDb(env().DATABASE_URL, env().DATABASE_POOL_MAX, env().DATABASE_PATIENCE, {
    thresholdMs: env().SLOW_STATEMENT_MS,
    report: (slow) => log().warn(slow, 'slow statement'),
  })
  return client
}

export type Db = Database
export type Transaction = Parameters<Parameters<Db['$transaction']>[0]>[0]
