import { createDb } from '#app/server/database/create-db.server.ts'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { test as shared } from './fixtures.ts'

/** For tests that change shared data or stop the server: each worker has its own server and database. */
export const test = shared.extend<object, { server: TestServer; serverUrl: string; db: PrismaClient }>({
  server: [
    async ({}, use) => {
      const server = await startServer({ LOG_LEVEL: 'warn' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  serverUrl: [({ server }, use) => use(server.url), { scope: 'worker' }],
  db: [
    async ({ server }, use) => {
      const db = createDb(server.databaseUrl, 4, 20)
      await use(db)
      await db.$disconnect()
    },
    { scope: 'worker' },
  ],
})
