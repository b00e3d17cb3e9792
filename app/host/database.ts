import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Settings } from '#app/server/settings.ts'
import { applyMigrations } from './migrations/apply-migrations.ts'
import { fromRoot } from './paths.ts'
import { type Embedded, startEmbedded } from './postgres/embedded.ts'
import { waitForDatabase } from './postgres/external.ts'
import { restrictApplicationRole } from './postgres/rights.ts'

export type Database = {
  /** Address for the role that the application uses. */
  url: string
  /** Address for the role that owns the tables and migrates; the same as `url` when one role does both. */
  ownerUrl: string
  isEmbedded: boolean
  /** The embedded database, if it is that one. */
  embedded?: Embedded
  /** Folder of the embedded database when it is not in the data folder, which Postgres's account cannot reach. */
  relocatedHome?: string | undefined
  stop(): Promise<void>
}

/** The database of DATABASE_URL, else the embedded one, started if needed. Throws Failure. */
export async function openDatabase(settings: Settings, { supervise = false } = {}): Promise<Database> {
  if (settings.DATABASE_URL) {
    await waitForDatabase('DATABASE_URL', settings.DATABASE_URL)
    if (settings.DATABASE_OWNER_URL) await waitForDatabase('DATABASE_OWNER_URL', settings.DATABASE_OWNER_URL)
    const ownerUrl = settings.DATABASE_OWNER_URL ?? settings.DATABASE_URL
    return { url: settings.DATABASE_URL, ownerUrl, isEmbedded: false, stop: async () => {} }
  }
  // Per process: its pool, and two for the readiness check. And some for the command-line tools.
  const connections = settings.WEB_CONCURRENCY * (settings.DATABASE_POOL_MAX + 2) + 20
  const dataDir = fromRoot(settings.BRINDILLE_DATA_DIR)
  const embedded = await startEmbedded({
    dataDir,
    maxConnections: Math.max(100, connections),
    supervise,
  })
  const relocatedHome = dirname(embedded.home) === realpathSync(dataDir) ? undefined : embedded.home
  return {
    url: embedded.url,
    ownerUrl: embedded.ownerUrl,
    isEmbedded: true,
    embedded,
    relocatedHome,
    stop: embedded.stop,
  }
}

/**
 * Migrates as the owner of the tables, then grants the application its rights.
 * @returns names of the migrations applied. Throws Failure.
 */
export async function migrateDatabase(database: Database): Promise<string[]> {
  const applied = await applyMigrations(database.ownerUrl)
  await restrictApplicationRole(database)
  return applied
}

/** Runs `work` on the database of the settings, and closes it whatever happens. */
export async function withDatabase<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings)
  try {
    return await work(database)
  } finally {
    await database.stop()
  }
}
