import pg from 'pg'
import type { ServerMiddleware } from 'srvx'
import { readMigrations } from '../migrations/pending-migrations.ts'
import { migrationsDirectory } from '../paths.ts'
import { requestPath } from './exchange.ts'

/** Milliseconds: how long the database has to answer, and how long an answer is believed; that it writes, longer. */
const LIMIT = 1_000
const WRITING_LIMIT = 2_000
const BELIEVED = 500
const WRITING_BELIEVED = 5_000

export type Readiness = { isReady(): Promise<boolean>; close(): Promise<void> }

const APPLIED = `SELECT count(*)::int AS count FROM "_prisma_migrations"
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL AND migration_name = ANY($1)`

/** The one row that each writing replaces, in the table of the counters: they too may be lost. */
const BEAT = `INSERT INTO "rate_limit" ("key", "points") VALUES ('readyz', 1)
  ON CONFLICT ("key") DO UPDATE SET "points" = "rate_limit"."points" % 1000000 + 1`
/**
 * A row that replaces another one finds room on a disk that has none left. So half a megabyte is written besides, in a
 * file that ends with the statement.
 */
const ROOM = `SET LOCAL work_mem = '64kB'; SELECT count(*) FROM generate_series(1, 30000)`

/**
 * Writes for good, on a connection of its own: what a connection may do is settled when it opens.
 * @throws whatever keeps it from writing: disk full, replica, a database set to be read only
 */
async function write(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: LIMIT, query_timeout: WRITING_LIMIT })
  // Cut while it is idle: the next statement fails too.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`BEGIN; ${BEAT}; ${ROOM}; COMMIT`)
  } finally {
    await client.end()
  }
}

/**
 * Whether the database answers, holds every migration that this code knows, and can be written. Cheap under any number
 * of questions: one reading at a time and one writing in five seconds, their answers shared.
 */
export function createReadiness(databaseUrl: string): Readiness {
  const names = readMigrations(migrationsDirectory).map((migration) => migration.name)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: LIMIT,
    query_timeout: LIMIT,
  })
  // The server may go away while the connection is idle; the next question opens another.
  pool.on('error', () => {})
  let asked: Promise<boolean> | undefined
  let wroteAt = -Infinity
  const canWrite = async () => {
    if (performance.now() - wroteAt < WRITING_BELIEVED) return true
    await write(databaseUrl)
    wroteAt = performance.now()
    return true
  }
  const ask = async () => {
    try {
      const { rows } = await pool.query<{ count: number }>(APPLIED, [names])
      return rows[0]?.count === names.length && (await canWrite())
    } catch {
      return false
    } finally {
      setTimeout(() => (asked = undefined), BELIEVED).unref()
    }
  }
  return { isReady: () => (asked ??= ask()), close: () => pool.end() }
}

const answer = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

/** `/healthz`: the process lives. `/readyz`: it can serve (database, migrations, room to write) and is not stopping. */
export function health(readiness: Readiness, isDraining: () => boolean): ServerMiddleware {
  return async (request, next) => {
    const path = requestPath(request)
    if (path === '/healthz') return answer(200, 'ok')
    if (path !== '/readyz') return next()
    if (isDraining()) return answer(503, 'draining')
    return (await readiness.isReady()) ? answer(200, 'ok') : answer(503, 'unavailable')
  }
}
