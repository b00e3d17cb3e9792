import { env } from '../env.server.ts'
import { createDb } from './create-db.server.ts'

let client: ReturnType<typeof createDb> | undefined

/** The application's database client: one pool per process, opened at first use. */
export function db(): ReturnType<typeof createDb> {
  client ??= createDb(env().DATABASE_URL, env().DATABASE_POOL_MAX, env().DATABASE_PATIENCE)
  return client
}

export type Db = ReturnType<typeof db>
export type Transaction = Parameters<Parameters<Db['$transaction']>[0]>[0]
