import { createLogger } from '#app/server/log.server.ts'
import type { Settings } from '#app/server/settings.ts'
import type { Database } from '../database.ts'
import { Failure } from '../failure.ts'
import { fromRoot } from '../paths.ts'
import { writeRecord } from './backup-record.ts'
import { createWalCopy, endWalCopy, startWalCopy } from './continuous/wal-copy.ts'

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
  const { BACKUP_DIR, BACKUP_AT, BACKUP_CONTINUOUS } = settings
  const isNightly = embedded !== undefined && BACKUP_DIR !== undefined
  const isContinuous = isNightly && BACKUP_CONTINUOUS
  await writeRecord(ownerUrl, {
    setting: isNightly ? 'nightly' : embedded ? 'none' : 'external',
    ...(!isContinuous && { continuous: null }),
  })
  // Otherwise Postgres would keep what nobody copies any more.
  if (embedded && !isContinuous) await endWalCopy(embedded.adminUrl)
  if (!isNightly) return async () => {}
  const log = createLogger(settings.LOG_LEVEL)
  const directory = fromRoot(BACKUP_DIR)
  const walCopy = isContinuous ? createWalCopy({ embedded, directory, log }) : undefined
  const endCopy = walCopy && startWalCopy(walCopy)
  // Loaded only where it is used: the process that looks after the others keeps what it has loaded.
  const { startNightlyBackups } = await import('./nightly.ts')
  const dataFolder = fromRoot(settings.BRINDILLE_DATA_DIR)
  const endNights = startNightlyBackups({ embedded, dataFolder, directory, at: BACKUP_AT, log, walCopy })
  return async () => {
    await endNights()
    await endCopy?.()
  }
}
