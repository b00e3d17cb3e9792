import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Settings } from '#app/server/settings.ts'
import { applyMigrations } from './migrations/apply-migrations.ts'
import { fromRoot } from './paths.ts'
import { startEmbedded } from './postgres/embedded.ts'
import { awaitDatabase } from './postgres/external.ts'
import { limitApplication } from './postgres/rights.ts'

export type Database = {
  /** For the role that the application runs as. */
  url: string
  /** For the role that owns the tables and changes them; the same address where one role does both. */
  ownerUrl: string
  embedded: boolean
  /** Where the embedded database really is, when Postgres's account cannot reach the data folder. */
  elsewhere?: string | undefined
  stop(): Promise<void>
}

/** The database of the settings: the one of DATABASE_URL, else the embedded one, started if needed. Throws Failure. */
export async function openDatabase(settings: Settings, { supervise = false } = {}): Promise<Database> {
  if (settings.DATABASE_URL) {
    await awaitDatabase('DATABASE_URL', settings.DATABASE_URL)
    if (settings.DATABASE_OWNER_URL) await awaitDatabase('DATABASE_OWNER_URL', settings.DATABASE_OWNER_URL)
    const ownerUrl = settings.DATABASE_OWNER_URL ?? settings.DATABASE_URL
    return { url: settings.DATABASE_URL, ownerUrl, embedded: false, stop: async () => {} }
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
  return { url: embedded.url, ownerUrl: embedded.ownerUrl, embedded: true, elsewhere, stop: embedded.stop }
}

/** Migrations as the owner of the tables, then what the application may do with them. @returns the names of those applied. Throws Failure. */
export async function migrateDatabase(database: Database): Promise<string[]> {
  const applied = await applyMigrations(database.ownerUrl)
  await limitApplication(database)
  return applied
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
