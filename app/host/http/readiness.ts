import pg from 'pg'
import type { ServerMiddleware } from 'srvx'
import { readMigrations } from '../migrations/pending-migrations.ts'
import { migrationsDirectory } from '../paths.ts'
import { requestPath } from './exchange.ts'

/** Timeouts of the checks, and how long their results are reused. Writing is checked less often. */
const READ_TIMEOUT_MS = 1_000
const WRITE_TIMEOUT_MS = 2_000
const READ_TTL_MS = 500
const WRITE_TTL_MS = 5_000

export type Readiness = { isReady(): Promise<boolean>; close(): Promise<void> }

const COUNT_APPLIED = `SELECT count(*)::int AS count FROM "_prisma_migrations"
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL AND migration_name = ANY($1)`

/** Each check replaces one row in the table of the rate limits, whose rows may be lost. */
const WRITE_HEARTBEAT = `INSERT INTO "rate_limit" ("key", "points") VALUES ('readyz', 1)
  ON CONFLICT ("key") DO UPDATE SET "points" = "rate_limit"."points" % 1000000 + 1`
/**
 * On a full disk one row can still be replaced. So half a megabyte is also written, to a temporary file that Postgres
 * deletes after the statement.
 */
const FILL_TEMPORARY_FILE = `SET LOCAL work_mem = '64kB'; SELECT count(*) FROM generate_series(1, 30000)`

/**
 * Writes and commits, on a new connection: whether a connection is read-only is decided when it opens.
 * @throws when the database cannot be written: disk full, replica, read-only
 */
async function write(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: READ_TIMEOUT_MS,
    query_timeout: WRITE_TIMEOUT_MS,
  })
  // A connection that is cut emits an error, which would end the process; the next statement rejects anyway.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`BEGIN; ${WRITE_HEARTBEAT}; ${FILL_TEMPORARY_FILE}; COMMIT`)
  } finally {
    await client.end()
  }
}

/**
 * Checks that the database answers, has every migration of this code, and can be written. Cheap under any number of
 * calls: they share one read at a time, and one write in five seconds.
 */
export function createReadiness(databaseUrl: string): Readiness {
  const names = readMigrations(migrationsDirectory).map((migration) => migration.name)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: READ_TIMEOUT_MS,
    query_timeout: READ_TIMEOUT_MS,
  })
  // An idle connection may be cut: the pool opens another one at the next check.
  pool.on('error', () => {})
  let pending: Promise<boolean> | undefined
  let lastWriteAt = -Infinity
  const checkWrite = async () => {
    if (performance.now() - lastWriteAt < WRITE_TTL_MS) return true
    await write(databaseUrl)
    lastWriteAt = performance.now()
    return true
  }
  const check = async () => {
    try {
      const { rows } = await pool.query<{ count: number }>(COUNT_APPLIED, [names])
      return rows[0]?.count === names.length && (await checkWrite())
    } catch {
      return false
    } finally {
      setTimeout(() => (pending = undefined), READ_TTL_MS).unref()
    }
  }
  return { isReady: () => (pending ??= check()), close: () => pool.end() }
}

const textResponse = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

/** `/healthz`: the process runs. `/readyz`: it can serve (database, migrations, disk) and is not stopping. */
export function health(readiness: Readiness, isDraining: () => boolean): ServerMiddleware {
  return async (request, next) => {
    const path = requestPath(request)
    if (path === '/healthz') return textResponse(200, 'ok')
    if (path !== '/readyz') return next()
    if (isDraining()) return textResponse(503, 'draining')
    return (await readiness.isReady()) ? textResponse(200, 'ok') : textResponse(503, 'unavailable')
  }
}
