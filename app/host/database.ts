import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Settings } from '#app/server/settings.ts'
import { fromRoot } from './paths.ts'
import { startEmbedded } from './postgres/embedded.ts'
import { awaitDatabase } from './postgres/external.ts'

export type Database = {
  url: string
  embedded: boolean
  /** Where the embedded database really is, when Postgres's account cannot reach the data folder. */
  elsewhere?: string | undefined
  stop(): Promise<void>
}

/** The database of the settings: the one of DATABASE_URL, else the embedded one, started if needed. Throws Failure. */
export async function openDatabase(settings: Settings, { supervise = false } = {}): Promise<Database> {
  if (settings.DATABASE_URL) {
    await awaitDatabase(settings.DATABASE_URL)
    return { url: settings.DATABASE_URL, embedded: false, stop: async () => {} }
  }
  // Two more connections per process for the readiness check, and some for the commands.
  const needed = settings.WEB_CONCURRENCY * (settings.DATABASE_POOL_MAX + 2) + 20
  const dataDir = fromRoot(settings.BRINDILLE_DATA_DIR)
  const embedded = await startEmbedded({
    dataDir,
    maxConnections: Math.max(100, needed),
    supervise,
  })
  const elsewhere = dirname(embedded.home) === realpathSync(dataDir) ? undefined : embedded.home
  return { url: embedded.url, embedded: true, elsewhere, stop: embedded.stop }
}

/** Runs a command's work on the database of the settings and lets go of it whatever happens. */
export async function withDatabase(settings: Settings, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(settings)
  try {
    await work(database)
  } finally {
    await database.stop()
  }
}
