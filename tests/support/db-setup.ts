import { afterAll } from 'vitest'
import { createTestDatabase } from './cluster.ts'

/*
 * Each test file of the vitest project `db` has its own database. Its address is in the environment before the file is
 * loaded, so that `db()` of the application opens it. The files of a worker share their modules, and so the address that
 * these have read: the database of the next file takes the name of the last one.
 */
const database = await createTestDatabase(`test_${process.pid}_file`)
process.env.DATABASE_URL = database.url
process.env.DATABASE_OWNER_URL = database.ownerUrl
// Timeouts twenty times as long: a busy machine must not fail a test.
process.env.DATABASE_PATIENCE = '20'

afterAll(async () => {
  const { db } = await import('#app/server/database/db.server.ts')
  await db().$disconnect()
  await database.drop()
})
