import { createLogger } from '#app/server/log.server.ts'
import type { Settings } from '#app/server/settings.ts'
import type { Database } from '../database.ts'
import { Failure } from '../failure.ts'
import { fromRoot } from '../paths.ts'
import { writeRecord } from './backup-record.ts'
import { startNightlyBackups } from './nightly.ts'

/** Throws Failure when the settings ask for backups of a database that is not ours to copy. */
export function checkBackupSettings({ BACKUP_DIR, DATABASE_URL }: Settings): void {
  if (!BACKUP_DIR || !DATABASE_URL) return
  throw new Failure(
    'Le réglage BACKUP_DIR ne va qu’avec la base embarquée. Avec DATABASE_URL, les sauvegardes se font sur le serveur de cette base (pg_basebackup, pg_dump…).',
  )
}

/** Says in the database how its backups are made, and makes them when BACKUP_DIR asks for it. @returns ends them */
export async function setUpBackups(database: Database, settings: Settings): Promise<() => Promise<void>> {
  const { embedded, ownerUrl } = database
  const { BACKUP_DIR, BACKUP_AT } = settings
  const isNightly = embedded !== undefined && BACKUP_DIR !== undefined
  await writeRecord(ownerUrl, { setting: isNightly ? 'nightly' : embedded ? 'none' : 'external' })
  if (!isNightly) return async () => {}
  return startNightlyBackups({
    embedded,
    dataFolder: fromRoot(settings.BRINDILLE_DATA_DIR),
    directory: fromRoot(BACKUP_DIR),
    at: BACKUP_AT,
    log: createLogger(settings.LOG_LEVEL),
  })
}
