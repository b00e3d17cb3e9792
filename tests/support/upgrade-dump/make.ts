import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensurePrismaClient } from '#app/host/build/prisma-client.ts'
import { readMigrations } from '#app/host/migrations/pending-migrations.ts'
import { migrationsDirectory } from '#app/host/paths.ts'
import { createDb } from '#app/server/database/create-db.server.ts'
import { createTestDatabase, openCluster } from '../cluster.ts'
import { canonicalTables } from './canonical.ts'
import { dumpFile, packDump, type Row, readTables } from './dump.ts'
import { addGuideRows } from './guide-rows.ts'

/*
 * `node tests/support/upgrade-dump/make.ts`: writes the dump of this version anew. Once a version is in use its dump is not
 * written again: the next one gets a file of its own.
 */

/** The day on which everything in the dump happens, or before. A Friday. */
const NOW = Date.parse('2026-11-20T15:00:00Z')
/** `brindille-demo-2026`: each hashing of it gives another text. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$YnJpbmRpbGxlLWR1bXAtMQ$S2VlcGluZyB0aGUgc2FtZSBoYXNoIGV2ZXJ5IHRpbWUhIQ'
const TIME = /"\d{4}-\d\d-\d\dT[\d:.]+\+00:00"/g

/** Stops the clock of this process: what is written is dated from {@link NOW}. */
function stopClock(): void {
  const RealDate = Date
  class StoppedDate extends RealDate {
    constructor(...args: [] | [number | string]) {
      super(...((args.length === 0 ? [NOW] : args) as [number]))
    }
    static override now(): number {
      return NOW
    }
  }
  globalThis.Date = StoppedDate as DateConstructor
}

/** The times that the database has set, whose clock goes on, and the hashes of passwords. */
function steady(row: Row, begun: number): Row {
  const text = JSON.stringify(row).replace(TIME, (time) =>
    Date.parse(JSON.parse(time)) >= begun ? `"${new Date(NOW).toISOString()}"` : time,
  )
  const copy: Row = JSON.parse(text)
  return copy.passwordHash ? { ...copy, passwordHash: PASSWORD_HASH } : copy
}

await ensurePrismaClient()
const stop = await openCluster()
const database = await createTestDatabase()
try {
  const begun = Date.now() - 60_000
  stopClock()
  const { seedReference } = await import('#prisma/seed/reference.ts')
  const { seedDemo } = await import('#prisma/seed/demo.ts')
  await seedReference(database.ownerUrl)
  await seedDemo(database.ownerUrl)
  const db = createDb(database.ownerUrl, 2, 20)
  await addGuideRows(db)
  await db.$disconnect()
  const tables = Object.entries(await readTables(database.ownerUrl)).map(([name, rows]): [string, Row[]] => [
    name,
    rows.map((row) => steady(row, begun)),
  ])
  const migrations = readMigrations(migrationsDirectory).map(({ name, sql }) => ({ name, sql }))
  const packed = packDump({ migrations, tables: canonicalTables(Object.fromEntries(tables)) })
  writeFileSync(dumpFile, packed)
  console.log(`${fileURLToPath(dumpFile)}: ${(packed.length / 1e6).toFixed(2)} MB`)
} finally {
  await database.drop()
  await stop()
}
