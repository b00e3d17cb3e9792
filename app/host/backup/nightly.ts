import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { BackupFailure } from '#app/domain/backup-state.ts'
import { Failure, systemFailure } from '../failure.ts'
import { syncDirectory } from '../files/durable-files.ts'
import { withClient } from '../postgres/connection.ts'
import type { Embedded } from '../postgres/embedded.ts'
import { readRecord, writeRecord } from './backup-record.ts'
import { nightlyName, outdatedBackups } from './rotation.ts'
import { lastNight, type Night } from './schedule.ts'
import { endVerification, verifyBackup } from './verify-backup.ts'
import { writeBackup } from './write-backup.ts'

const CHECK_INTERVAL_MS = 60_000
/** The start of the server is left alone. */
const FIRST_CHECK_MS = 20_000
/** After a failure. */
const RETRY_AFTER_MS = 15 * 60_000
/** A stop of the server waits so long for a backup that it has given up; the next start removes what is left then. */
const END_MAX_MS = 10_000

/** Holds the identity of the database whose backups a folder holds. */
const OWNER_FILE = 'base.txt'
/** What a killed process left: a backup that was being written, or verified. */
const UNFINISHED = /^brindille-[\d-]{10}\.tar\.gz\.(?:\d+|nouvelle(?:\.\d+)?)$/

export type NightlyOptions = {
  embedded: Embedded
  /** Data folder. */
  dataFolder: string
  /** Folder of the backups (BACKUP_DIR). */
  directory: string
  /** Time of day in Toronto (BACKUP_AT). */
  at: string
  log: Logger
}

export type NightlyBackups = {
  /**
   * Makes the backup of the last night unless it is made, or an attempt has failed a short time ago. Never rejects.
   * @returns whether one was made.
   */
  runIfDue(now: Date): Promise<boolean>
  /** Gives up a backup that is being made or verified, and leaves nothing of it. The next start makes it. */
  end(): Promise<void>
}

/** Cannot be verified for want of room or rights: the backup itself may be good. */
function causeOf(error: unknown): BackupFailure {
  const system = systemFailure(error)
  if (system) return /plus de place/.test(system.message) ? 'space' : 'rights'
  if (error instanceof Failure) return /plus de place/.test(error.message) ? 'space' : 'refused'
  return 'other'
}

/** One line for the operator; of an unexpected error only its kind, since its text may quote anything. */
function reasonOf(error: unknown): string {
  const known = error instanceof Failure ? error : systemFailure(error)
  if (known) return known.message
  if (!(error instanceof Error)) return typeof error
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name
}

/** The backups of every night. The caller is the only process that serves this data folder (see `lockInstance`). */
export function createNightlyBackups(options: NightlyOptions): NightlyBackups {
  const { embedded, directory, at, log } = options
  let running: Promise<boolean> | undefined
  const ending = new AbortController()
  let retryAt = 0
  /** The night whose failure is in the log. */
  let loggedNight = ''

  /** @returns null when the backup is verified, or why it could not be. Throws when there is none, or a bad one. */
  const attempt = async (night: Night, now: Date): Promise<BackupFailure | null> => {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    await checkOwner(directory, embedded.adminUrl)
    await endVerification(directory, embedded.home)
    for (const name of await readdir(directory)) if (UNFINISHED.test(name)) await rm(join(directory, name))
    const file = nightlyName(night.day)
    const fresh = join(directory, `${file}.nouvelle`)
    try {
      await writeBackup(embedded, options.dataFolder, fresh, ending.signal)
      const failure = await verify(fresh)
      // A stop that came between two steps of the verification let it end.
      ending.signal.throwIfAborted()
      await rename(fresh, join(directory, file))
      await syncDirectory(directory)
      const isVerified = failure === null
      const { size: bytes } = statSync(join(directory, file))
      await writeRecord(embedded.ownerUrl, {
        last: { at: now.toISOString(), bytes, file, isVerified },
        ...(isVerified && { lastVerifiedAt: now.toISOString() }),
        failure,
      })
      return failure
    } catch (error) {
      await rm(fresh, { force: true }).catch(() => undefined)
      throw error
    }
  }

  const verify = async (file: string): Promise<BackupFailure | null> => {
    ending.signal.throwIfAborted()
    try {
      await verifyBackup(file, directory, embedded.home)
      return null
    } catch (error) {
      const cause = causeOf(error)
      if (cause !== 'space' && cause !== 'rights') throw error
      return cause
    }
  }

  const retryLater = (night: Night, now: Date, reason: string) => {
    retryAt = now.getTime() + RETRY_AFTER_MS
    if (loggedNight !== night.day) log.error({ reason, night: night.day }, 'backup failed, tried again later')
    loggedNight = night.day
  }

  const runNight = async (night: Night, now: Date): Promise<boolean> => {
    try {
      const { last } = await readRecord(embedded.ownerUrl)
      const isMade = last?.isVerified && Date.parse(last.at) >= night.dueAt.getTime()
      if (isMade && existsSync(join(directory, last.file))) return false
      const unverified = await attempt(night, now)
      if (unverified) {
        retryLater(night, now, `kept, but not verified: ${unverified}`)
        return false
      }
      for (const name of outdatedBackups(await readdir(directory))) await rm(join(directory, name))
      return true
    } catch (error) {
      // Given up, not failed.
      if (ending.signal.aborted) return false
      retryLater(night, now, reasonOf(error))
      // Without the database nobody reads it either.
      await writeRecord(embedded.ownerUrl, { failure: causeOf(error) }).catch(() => undefined)
      return false
    }
  }

  return {
    runIfDue: async (now) => {
      if (running || ending.signal.aborted || now.getTime() < retryAt) return false
      running = runNight(lastNight(now, at), now)
      try {
        return await running
      } finally {
        running = undefined
      }
    },
    end: async () => {
      ending.abort()
      if (existsSync(directory)) await endVerification(directory, embedded.home).catch(() => undefined)
      await Promise.race([running, sleep(END_MAX_MS, undefined, { ref: false })])
    },
  }
}

/** A folder holds the backups of one database, since the older ones are removed. Throws Failure. */
async function checkOwner(directory: string, adminUrl: string): Promise<void> {
  const identity = await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>('SELECT system_identifier::text AS id FROM pg_control_system()')
    return rows[0]?.id ?? ''
  })
  const path = join(directory, OWNER_FILE)
  if (!existsSync(path)) writeFileSync(path, identity, { mode: 0o600 })
  else if (readFileSync(path, 'utf8').trim() !== identity)
    throw new Failure(
      'Le dossier de BACKUP_DIR garde les sauvegardes d’une autre base. Donnez à celle-ci un dossier à elle.',
    )
}

/** Makes the backups of every night from this process. @returns ends what a stop would leave running. */
export function startNightlyBackups(options: NightlyOptions): () => Promise<void> {
  const backups = createNightlyBackups(options)
  const run = () => void backups.runIfDue(new Date())
  const first = setTimeout(run, FIRST_CHECK_MS)
  const timer = setInterval(run, CHECK_INTERVAL_MS)
  first.unref()
  timer.unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await backups.end()
  }
}
