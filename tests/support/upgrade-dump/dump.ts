import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { applyMigrations } from '#app/host/migrations/apply-migrations.ts'
import { withClient } from '#app/host/postgres/connection.ts'

/** Rows as JSON, ids and times included. */
export type Row = Record<string, unknown>

/** A database as a version of the application left it: the migrations that made it, and its rows. */
export type Dump = { migrations: { name: string; sql: string }[]; tables: Record<string, Row[]> }

export const dumpFile = new URL('2026-11-27.json.gz', import.meta.url)

export const readDump = (file = dumpFile): Dump => JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'))

export const packDump = (dump: Dump): Buffer => gzipSync(JSON.stringify(dump), { level: 9 })

const TABLES = `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace
  AND c.relkind = 'r' AND c.relname <> '_prisma_migrations' ORDER BY 1`
const WRITTEN_COLUMNS = `SELECT attname AS name FROM pg_attribute
  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`

const namesOf = async (client: pg.Client, sql: string, values: unknown[] = []): Promise<string[]> =>
  (await client.query<{ name: string }>(sql, values)).rows.map(({ name }) => name)

const quoted = (name: string): string => pg.escapeIdentifier(name)
const listOf = (names: string[]): string => names.map(quoted).join(', ')

/** The rows of every table, without the columns that the database computes. */
export function readTables(url: string): Promise<Record<string, Row[]>> {
  return withClient(url, async (client) => {
    const tables: Record<string, Row[]> = {}
    for (const table of await namesOf(client, TABLES)) {
      const columns = listOf(await namesOf(client, WRITTEN_COLUMNS, [quoted(table)]))
      const { rows } = await client.query<{ row: Row }>(
        `SELECT to_jsonb(t) AS row FROM (SELECT ${columns} FROM ${quoted(table)}) t`,
      )
      tables[table] = rows.map(({ row }) => row)
    }
    return tables
  })
}

/** Number of rows of each table. */
export function countTables(url: string): Promise<Record<string, number>> {
  return withClient(url, async (client) => {
    const counts: Record<string, number> = {}
    for (const table of await namesOf(client, TABLES)) {
      const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${quoted(table)}`)
      counts[table] = rows[0]?.count ?? 0
    }
    return counts
  })
}

const FOREIGN_KEYS = `SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint
  WHERE contype = 'f' AND connamespace = 'public'::regnamespace`

/**
 * Makes an empty database what the dump says: its migrations, then its rows. Triggers rest meanwhile, since what they
 * count is in the rows; references are checked once all rows are there.
 */
export async function restoreDump(ownerUrl: string, dump: Dump): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'brindille-dump-'))
  try {
    for (const { name, sql } of dump.migrations) {
      mkdirSync(join(folder, name))
      writeFileSync(join(folder, name, 'migration.sql'), sql)
    }
    await applyMigrations(ownerUrl, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
  await withClient(ownerUrl, async (client) => {
    const keys = (await client.query<{ table: string; name: string }>(FOREIGN_KEYS)).rows
    const tables = Object.keys(dump.tables)
    const setUp = async (keyRule: string, triggerRule: string) => {
      for (const { table, name } of keys)
        await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${quoted(name)} ${keyRule}`)
      for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} ${triggerRule} TRIGGER USER`)
    }
    await setUp('DEFERRABLE INITIALLY DEFERRED', 'DISABLE')
    await client.query('BEGIN')
    for (const [table, rows] of Object.entries(dump.tables)) {
      // What migrations put there comes with the dump.
      await client.query(`DELETE FROM ${quoted(table)}`)
      if (!rows[0]) continue
      const columns = listOf(Object.keys(rows[0]))
      await client.query(
        `INSERT INTO ${quoted(table)} (${columns}) SELECT ${columns}
         FROM jsonb_populate_recordset(NULL::${quoted(table)}, $1::jsonb)`,
        [JSON.stringify(rows)],
      )
    }
    await client.query('COMMIT')
    await setUp('NOT DEFERRABLE', 'ENABLE')
  })
}
