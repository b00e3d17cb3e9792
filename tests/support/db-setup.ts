import { afterAll } from 'vitest'
import { createTestDatabase } from './cluster.ts'

/*
 * Each file of the `db` project has a database of its own. The address is in the environment before the file is
 * loaded, so `db()` of the application opens exactly this one.
 */
const database = await createTestDatabase()
process.env.DATABASE_URL = database.url
process.env.DATABASE_OWNER_URL = database.ownerUrl
// A busy machine is no failure.
process.env.DATABASE_PATIENCE = '20'

afterAll(async () => {
  const { db } = await import('#app/server/database/db.server.ts')
  await db().$disconnect()
  await database.drop()
})
