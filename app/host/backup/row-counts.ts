import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod/mini'
import { codeOf, Failure } from '../failure.ts'
import { removeAll } from '../files/durable-files.ts'
import { withClient } from '../postgres/connection.ts'
import { COUNTS_NAME } from './archive-writer.ts'

const rowCounts = z.record(z.string(), z.number())

/** Rows of each table, by its name. */
export type RowCounts = z.infer<typeof rowCounts>

/** How often the tables are asked for, and the pause in between: a long statement may hold one of them. */
const ATTEMPTS = 60
const PAUSE_MS = 1_000
/** A lock was not had in time, or would have been a deadlock. */
const BUSY = /^(?:55P03|40P01)$/

// Unlogged tables are empty after a restore.
const TABLES = `SELECT c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p' ORDER BY c.relname`

async function readTables(client: pg.Client): Promise<string[]> {
  return (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name)
}

async function countRows(client: pg.Client, tables: string[]): Promise<RowCounts> {
  if (tables.length === 0) return {}
  const counts = tables.map(
    (name) => `SELECT ${pg.escapeLiteral(name)} AS name, count(*)::float8 AS count FROM ${pg.escapeIdentifier(name)}`,
  )
  const { rows } = await client.query<{ name: string; count: number }>(counts.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/**
 * Ends the WAL segment at an instant when nobody writes, and counts the rows of that instant: a backup that is replayed
 * to the end of this segment has exactly these. Writers wait for some milliseconds; the count itself holds nobody up.
 * @param adminUrl address for the superuser.
 */
export async function countRowsAtLastWal(adminUrl: string): Promise<{ segment: string; counts: RowCounts }> {
  const address = new URL(adminUrl)
  address.pathname = '/brindille'
  return withClient(address.href, (reader) =>
    withClient(address.href, async (locker) => {
      // Of two that wait for each other this one gives up, after a tenth of a second, and never a person's write.
      await locker.query(`SET deadlock_timeout = '100ms'; SET lock_timeout = '500ms'`)
      const tables = await readTables(locker)
      const list = tables.map((name) => pg.escapeIdentifier(name)).join(', ')
      for (let left = ATTEMPTS - 1; ; left--) {
        try {
          await locker.query('BEGIN')
          if (list) await locker.query(`LOCK TABLE ${list} IN SHARE MODE`)
          await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
          await reader.query('SELECT FROM pg_class LIMIT 1')
          const { rows } = await locker.query<{ segment: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS segment')
          await locker.query('COMMIT')
          return { segment: rows[0]?.segment ?? '', counts: await countRows(reader, tables) }
        } catch (error) {
          await locker.query('ROLLBACK')
          if (left === 0 || !BUSY.test(codeOf(error))) throw error
          await sleep(PAUSE_MS)
        }
      }
    }),
  )
}

/** The counts of an unpacked backup, whose file is removed; undefined when it has none. Throws when they are unreadable. */
export async function takeRecordedCounts(home: string): Promise<RowCounts | undefined> {
  const path = join(home, COUNTS_NAME)
  if (!existsSync(path)) return undefined
  const counts = rowCounts.parse(JSON.parse(readFileSync(path, 'utf8')))
  await removeAll(path)
  return counts
}

/** The rows of each table of a database. */
export function readRowCounts(url: string): Promise<RowCounts> {
  return withClient(url, async (client) => countRows(client, await readTables(client)))
}

/** Counts the rows of a restored database. Throws Failure, with the first table whose count is another than recorded. */
export async function checkRowCounts(url: string, recorded: RowCounts): Promise<void> {
  const found = await readRowCounts(url)
  for (const name of new Set([...Object.keys(recorded), ...Object.keys(found)]))
    if (recorded[name] !== found[name])
      throw new Failure(
        `Cette sauvegarde n’est pas entière\u00A0: table ${name}, ${recorded[name] ?? 0} lignes à la sauvegarde, ${found[name] ?? 0} une fois remise en place.`,
      )
}
