import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withClient } from '../postgres/connection.ts'
import { applyMigrations } from './apply-migrations.ts'

const url = process.env.DATABASE_OWNER_URL ?? ''
const HISTORY =
  'SELECT migration_name AS name, finished_at IS NOT NULL AS done, applied_steps_count AS steps FROM _prisma_migrations ORDER BY 1'

const WITH_FUNCTION = `CREATE TABLE note (text text DEFAULT 'a;b');
CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.text := upper(NEW.text); RETURN NEW; END $$;
CREATE TRIGGER shout BEFORE INSERT ON note FOR EACH ROW EXECUTE FUNCTION shout();`

let folder: string

function write(name: string, sql: string): void {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'migration.sql'), sql)
}

const run = <T>(work: (client: Client) => Promise<T>) => withClient(url, work)
const rows = (sql: string) => run(async (client) => (await client.query(sql)).rows)

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  // The test database is already migrated: these tests need an empty one, as at a first start.
  await run((client) => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('files apply in order, whatever is in them, and only once', async () => {
  write('20260101000000_note', WITH_FUNCTION)
  write('20260102000000_more', 'INSERT INTO note DEFAULT VALUES')
  expect(await applyMigrations(url, folder)).toEqual(['20260101000000_note', '20260102000000_more'])
  expect(await applyMigrations(url, folder)).toEqual([])
  expect(await rows('SELECT text FROM note')).toEqual([{ text: 'A;B' }])
  expect(await rows(HISTORY)).toEqual([
    { name: '20260101000000_note', done: true, steps: 1 },
    { name: '20260102000000_more', done: true, steps: 1 },
  ])
})

test('of several that start together, one applies', async () => {
  write('20260101000000_note', WITH_FUNCTION)
  write('20260102000000_slow', 'SELECT pg_sleep(0.2); INSERT INTO note DEFAULT VALUES')
  const results = await Promise.all(Array.from({ length: 4 }, () => applyMigrations(url, folder)))
  expect(results.map((names) => names.length).sort()).toEqual([0, 0, 0, 2])
  expect(await rows('SELECT count(*)::int AS n FROM note')).toEqual([{ n: 1 }])
})

test('a migration that fails leaves nothing, and what came before it stays', async () => {
  write('20260101000000_note', WITH_FUNCTION)
  write('20260102000000_bad', 'CREATE TABLE half (); INSERT INTO nowhere VALUES (1)')
  await expect(applyMigrations(url, folder)).rejects.toThrow(/La migration 20260102000000_bad a échoué/)
  expect(await rows(`SELECT to_regclass('half') AS half, to_regclass('note')::text AS note`)).toEqual([
    { half: null, note: 'note' },
  ])
  write('20260102000000_bad', 'CREATE TABLE half ()')
  expect(await applyMigrations(url, folder)).toEqual(['20260102000000_bad'])
})

test('an edited file is refused before anything is applied', async () => {
  write('20260101000000_note', WITH_FUNCTION)
  await applyMigrations(url, folder)
  write('20260101000000_note', `${WITH_FUNCTION} `)
  write('20260102000000_more', 'CREATE TABLE more ()')
  await expect(applyMigrations(url, folder)).rejects.toThrow(/a été modifiée/)
  expect(await rows(`SELECT to_regclass('more') AS more`)).toEqual([{ more: null }])
})
