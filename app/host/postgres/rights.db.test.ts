import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTwoDaycares } from '#tests/support/people.ts'
import { applyMigrations } from '../migrations/apply-migrations.ts'
import { migrationsDirectory } from '../paths.ts'
import { withClient } from './connection.ts'
import { restrictApplicationRole } from './rights.ts'

const [url = '', ownerUrl = ''] = [process.env.DATABASE_URL, process.env.DATABASE_OWNER_URL]
const folder = mkdtempSync(join(tmpdir(), 'rights-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (address: string, sql: string) => withClient(address, async (client) => (await client.query(sql)).rows)

beforeAll(async () => {
  const { db } = await import('#app/server/database/db.server.ts')
  for (const { daycare } of Object.values(await createTwoDaycares(db())))
    await db().auditEntry.create({ data: { action: 'essai', daycareId: daycare.id } })
})

test.each([
  'ALTER TABLE "AuditEntry" DISABLE TRIGGER ALL',
  'ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_append_only"',
  'DROP TRIGGER "AuditEntry_append_only" ON "AuditEntry"',
  'CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$',
  'ALTER FUNCTION "refuse_audit_change"() RENAME TO "nothing"',
  'DROP FUNCTION "refuse_audit_change"() CASCADE',
  'CREATE RULE nothing AS ON INSERT TO "AuditEntry" DO INSTEAD NOTHING',
  'SET session_replication_role = replica',
  'SET ROLE brindille',
  'UPDATE "AuditEntry" SET action = \'autre\'',
  'DELETE FROM "AuditEntry"',
  'TRUNCATE "AuditEntry"',
  'TRUNCATE "Daycare" CASCADE',
  'DROP TABLE "AuditEntry"',
  'ALTER TABLE "AuditEntry" RENAME TO "old"',
  'ALTER TABLE "User" ADD COLUMN spy text',
  'CREATE TABLE spy ()',
  'CREATE SCHEMA spy',
  'DROP SCHEMA public CASCADE',
  'DELETE FROM "_prisma_migrations"',
])('the application may not: %s', async (sql) => {
  await expect(run(url, `BEGIN; ${sql}; ROLLBACK`)).rejects.toThrow(
    /permission denied|must be (?:owner|able)|append-only|no privileges/,
  )
  expect(await run(url, 'SELECT count(*)::int AS lines FROM "AuditEntry"')).toEqual([{ lines: 2 }])
})

test('it has the rights that it needs on the rows of every table', async () => {
  const rights = await run(
    url,
    `SELECT tablename AS name, array_agg(granted ORDER BY granted) FILTER (WHERE has_table_privilege(quote_ident(tablename), granted)) AS rights
     FROM pg_tables, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) granted
     WHERE schemaname = 'public' GROUP BY tablename`,
  )
  const of = new Map(rights.map(({ name, rights: list }) => [name, list.join(' ')]))
  expect(of.size).toBeGreaterThan(30)
  expect(of.get('AuditEntry')).toBe('DELETE INSERT SELECT')
  expect(of.get('_prisma_migrations')).toBe('SELECT')
  of.delete('AuditEntry')
  of.delete('_prisma_migrations')
  expect([...new Set(of.values())]).toEqual(['DELETE INSERT SELECT UPDATE'])
})

test('the owner migrates, and a table of a later migration is the application’s to use and not to change', async () => {
  cpSync(migrationsDirectory, folder, { recursive: true })
  const name = '29990101000000_later'
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'migration.sql'), 'CREATE TABLE later (id serial PRIMARY KEY, text text)')
  await expect(applyMigrations(url, folder)).rejects.toThrow(/permission denied/)
  expect(await applyMigrations(ownerUrl, folder)).toEqual([name])

  await run(url, `INSERT INTO later (text) VALUES ('a'), ('b'); DELETE FROM later WHERE id = 1`)
  expect(await run(url, `UPDATE later SET text = 'c' RETURNING id, text`)).toEqual([{ id: 2, text: 'c' }])
  for (const sql of ['TRUNCATE later', 'DROP TABLE later', 'ALTER TABLE later ADD COLUMN x int'])
    await expect(run(url, sql), sql).rejects.toThrow(/permission denied|must be owner/)
})

test('granting the rights again changes nothing, even by several processes at once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => restrictApplicationRole({ url, ownerUrl })))
  expect(await run(url, 'SELECT count(*)::int AS lines FROM "AuditEntry"')).toEqual([{ lines: 2 }])
  await expect(run(url, 'TRUNCATE "AuditEntry"')).rejects.toThrow(/permission denied/)
})

test('a role that owns the tables is no role of the application, unless one does both', async () => {
  await expect(restrictApplicationRole({ url: `${ownerUrl}&application_name=app`, ownerUrl })).rejects.toThrow(
    /Le rôle brindille \(DATABASE_URL\) a tous les droits du propriétaire de la table .*REASSIGN OWNED/,
  )
  await restrictApplicationRole({ url: ownerUrl, ownerUrl })
})
