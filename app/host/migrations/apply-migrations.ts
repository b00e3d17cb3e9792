import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { Failure, systemFailure } from '../failure.ts'
import { migrationsDirectory } from '../paths.ts'
import { withClient } from '../postgres/connection.ts'
import { type AppliedMigration, type Migration, pendingMigrations, readMigrations } from './pending-migrations.ts'

/** Key of Prisma's own advisory lock: its tool and this code exclude each other. */
const LOCK = 72_707_369

/** Prisma's own table, so that `prisma migrate deploy` can take over. */
const CREATE_HISTORY = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`

const SELECT_HISTORY = `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
  FROM "_prisma_migrations" WHERE rolled_back_at IS NULL ORDER BY started_at`

const INSERT_RECORD = `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, applied_steps_count)
  VALUES ($1, $2, clock_timestamp(), $3, 1)`

async function readHistory(client: Client): Promise<AppliedMigration[]> {
  const table = await client.query<{ there: boolean }>(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS there`,
  )
  return table.rows[0]?.there ? (await client.query<AppliedMigration>(SELECT_HISTORY)).rows : []
}

async function applyOne(client: Client, migration: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(migration.sql)
    await client.query(INSERT_RECORD, [randomUUID(), migration.checksum, migration.name])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    throw (
      systemFailure(error) ??
      new Failure(`La migration ${migration.name} a échoué\u00A0; la base n’a pas changé.\n${reason}`)
    )
  }
}

/**
 * Applies the pending migrations, each file in one transaction, and only once when several processes start together.
 * @returns names of the migrations applied.
 * @throws Failure when the history of the database does not match the files, or a migration fails and is rolled back.
 */
export function applyMigrations(databaseUrl: string, directory = migrationsDirectory): Promise<string[]> {
  const files = readMigrations(directory)
  return withClient(databaseUrl, async (client) => {
    if (pendingMigrations(files, await readHistory(client)).length === 0) return []
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(CREATE_HISTORY)
    const pending = pendingMigrations(files, await readHistory(client))
    for (const migration of pending) await applyOne(client, migration)
    return pending.map((migration) => migration.name)
  })
}
