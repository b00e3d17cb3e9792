import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { Failure, machineFailure } from '../failure.ts'
import { migrationsDirectory } from '../paths.ts'
import { withClient } from '../postgres/connection.ts'
import { type AppliedMigration, type Migration, pendingMigrations, readMigrations } from './pending-migrations.ts'

/** Prisma's own lock: its tool and this one exclude each other. */
const LOCK = 72_707_369

/** Prisma's own table, so that `prisma migrate deploy` can take over. */
const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`

const HISTORY = `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
  FROM "_prisma_migrations" WHERE rolled_back_at IS NULL ORDER BY started_at`

const RECORD = `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, applied_steps_count)
  VALUES ($1, $2, clock_timestamp(), $3, 1)`

async function history(client: Client): Promise<AppliedMigration[]> {
  const table = await client.query<{ there: boolean }>(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS there`,
  )
  return table.rows[0]?.there ? (await client.query<AppliedMigration>(HISTORY)).rows : []
}

async function applyOne(client: Client, migration: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(migration.sql)
    await client.query(RECORD, [randomUUID(), migration.checksum, migration.name])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    throw (
      machineFailure(error) ??
      new Failure(`La migration ${migration.name} a échoué\u00A0; la base n’a pas changé.\n${reason}`)
    )
  }
}

/**
 * Brings a database up to date, each file in one transaction, once even when several processes start together.
 * @returns the names of the migrations applied.
 * @throws Failure when the history does not fit the files, or a migration fails (nothing of it is left).
 */
export function applyMigrations(databaseUrl: string, directory = migrationsDirectory): Promise<string[]> {
  const files = readMigrations(directory)
  return withClient(databaseUrl, async (client) => {
    if (pendingMigrations(files, await history(client)).length === 0) return []
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(TABLE)
    const pending = pendingMigrations(files, await history(client))
    for (const migration of pending) await applyOne(client, migration)
    return pending.map((migration) => migration.name)
  })
}
