import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDb } from '#app/server/database/create-db.server.ts'
import type { PrismaClient, Theme } from '#app/server/generated/prisma/client.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/cluster.ts'
import { openSession } from '#tests/support/sign-in.ts'
import { fingerprint } from './fingerprint.ts'
import { createWorld, type World } from './world.ts'

/* The other tests of this folder rely on it: no write leaves the fingerprint unchanged. */

let database: TestDatabase
let db: PrismaClient
let world: World
let theme: Theme
let before: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url, 2, 20)
  world = await createWorld(db)
  await openSession(db, world.people.teacher.id)
})
afterAll(async () => {
  await db.$disconnect()
  await database.drop()
})
beforeEach(async () => {
  theme = await db.theme.findFirstOrThrow({ where: { daycareId: world.hereId } })
  before = await fingerprint(db)
})

/** Tables that differ from what they were before the test. */
async function changed(): Promise<string[]> {
  const after = await fingerprint(db)
  expect(Object.keys(after)).toEqual(Object.keys(before))
  return Object.keys(after).filter((table) => after[table] !== before[table])
}

test('reads, locks and rolled back writes do not change it', async () => {
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT * FROM "Theme" FOR UPDATE`
    await tx.$queryRaw`SELECT * FROM "User" FOR KEY SHARE`
  })
  const failing = db.$transaction(async (tx) => {
    await tx.theme.update({ where: { id: theme.id }, data: { name: 'Jamais' } })
    await tx.theme.deleteMany()
    throw new Error('after all, no')
  })
  await expect(failing).rejects.toThrow('after all, no')
  expect(await changed()).toEqual([])
})

test('a row inserted, updated, updated with the same values, replaced by itself or deleted changes it', async () => {
  const writes = [
    () => db.theme.create({ data: { daycareId: world.hereId, name: 'Neige', slug: 'neige' } }),
    () => db.theme.update({ where: { id: theme.id }, data: { name: 'Glace' } }),
    () => db.$executeRaw`UPDATE "Theme" SET "name" = "name" WHERE "id" = ${theme.id}::uuid`,
    () => db.$transaction([db.theme.delete({ where: { id: theme.id } }), db.theme.create({ data: theme })]),
    () => db.theme.delete({ where: { id: theme.id } }),
  ]
  for (const [index, write] of writes.entries()) {
    before = await fingerprint(db)
    await write()
    expect(await changed(), `write ${index}`).toEqual(['Theme'])
  }
})

test('every column of a session counts, except when it was last seen', async () => {
  await db.session.updateMany({ data: { lastSeenAt: new Date(0) } })
  expect(await changed()).toEqual([])
  await db.session.updateMany({ data: { confirmedAt: new Date(0) } })
  expect(await changed()).toEqual(['Session'])
})

test('only the tables that a refusal may write are left out', async () => {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM pg_stat_user_tables WHERE schemaname = 'public' ORDER BY relname`
  const seen = Object.keys(before)
  expect(tables.map(({ name }) => name).filter((name) => !seen.includes(name))).toEqual([
    'AuditEntry',
    '_prisma_migrations',
    'rate_limit',
  ])
})
