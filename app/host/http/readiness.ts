import pg from 'pg'
import { readMigrations } from '../migrations/read-migrations.ts'
import { migrationsDirectory } from '../paths.ts'

/** Milliseconds: how long the database has to answer, and how long an answer is believed. */
const LIMIT = 1_000
const BELIEVED = 500

export type Readiness = { isReady(): Promise<boolean>; close(): Promise<void> }

const APPLIED = `SELECT count(*)::int AS count FROM "_prisma_migrations"
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL AND migration_name = ANY($1)`

/**
 * Whether the database answers and holds every migration that this code knows. Cheap under any number of questions:
 * one connection, one query at a time, its answer shared.
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
  const ask = async () => {
    try {
      const { rows } = await pool.query<{ count: number }>(APPLIED, [names])
      return rows[0]?.count === names.length
    } catch {
      return false
    } finally {
      setTimeout(() => (asked = undefined), BELIEVED).unref()
    }
  }
  return { isReady: () => (asked ??= ask()), close: () => pool.end() }
}
