import { openCluster } from '#tests/support/cluster.ts'
import { startServer } from '#tests/support/server.ts'

/** Starts one server for all tests; each test creates its own people in its database. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const closeCluster = await openCluster()
  const server = await startServer({ LOG_LEVEL: 'warn' })
  process.env.BRINDILLE_TEST_SERVER = server.url
  process.env.BRINDILLE_TEST_DATABASE = server.databaseUrl
  process.env.BRINDILLE_TEST_DATA_DIR = server.dataDir
  return async () => {
    await server.stop()
    await closeCluster()
  }
}
