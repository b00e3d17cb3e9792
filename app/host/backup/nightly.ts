import { existsSync, mkdirSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { BackupFailure } from '#app/domain/backup-state.ts'
import { renameDurably } from '../files/durable-files.ts'
import type { Embedded } from '../postgres/embedded.ts'
import { causeOf, reasonOf } from './backup-failure.ts'
import { readRecord, writeRecord } from './backup-record.ts'
import { chainFolder, stampOf } from './continuous/chains.ts'
import type { WalCopy } from './continuous/wal-copy.ts'
import { checkOwner } from './owner.ts'
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
  /** The copy of the WAL, for which each backup is a beginning; none without it. */
  walCopy?: WalCopy | undefined
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

/** The backups of every night. The caller is the only process that serves this data folder (see `lockInstance`). */
export function createNightlyBackups(options: NightlyOptions): NightlyBackups {
  const { embedded, directory, at, log, walCopy } = options
  let running: Promise<boolean> | undefined
  const ending = new AbortController()
  let retryAt = 0
  /** The night whose failure is in the log. */
  let loggedNight = ''

  const prepare = async (): Promise<void> => {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    await checkOwner(directory, embedded.adminUrl)
    await endVerification(directory, embedded.home)
    for (const name of await readdir(directory)) if (UNFINISHED.test(name)) await rm(join(directory, name))
  }

  /**
   * Makes a backup at this path of the folder.
   * @returns null when it is verified, or why it could not be. Throws when there is none, or a bad one.
   */
  const make = async (file: string): Promise<BackupFailure | null> => {
    await prepare()
    const path = join(directory, file)
    const fresh = `${path}.nouvelle`
    const chain = walCopy?.chain()
    try {
      const { signal } = ending
      const written = await writeBackup(embedded, options.dataFolder, fresh, { signal, except: directory })
      const failure = await verify(fresh)
      // A stop that came between two steps of the verification let it end.
      signal.throwIfAborted()
      await renameDurably(fresh, path)
      if (chain) await walCopy?.addBase(chain, { ...written, file })
      return failure
    } catch (error) {
      await rm(fresh, { force: true }).catch(() => undefined)
      throw error
    }
  }

  const attempt = async (night: Night, now: Date): Promise<BackupFailure | null> => {
    const file = nightlyName(night.day)
    const failure = await make(file)
    const isVerified = failure === null
    const { size: bytes } = statSync(join(directory, file))
    await writeRecord(embedded.ownerUrl, {
      last: { at: now.toISOString(), bytes, file, isVerified },
      ...(isVerified && { lastVerifiedAt: now.toISOString() }),
      failure,
    })
    return failure
  }

  /** Where the copy of the WAL was begun anew between two nights, as after a restoration. */
  const makeBase = async (now: Date): Promise<void> => {
    const chain = walCopy?.chain()
    if (!chain || ending.signal.aborted || now.getTime() < retryAt || !walCopy?.needsBase()) return
    const folder = relative(directory, chainFolder(directory, chain))
    const failure = await make(join(folder, `base-${stampOf(now)}.tar.gz`))
    await writeRecord(embedded.ownerUrl, { failure })
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
      await walCopy?.run(now)
      const { last } = await readRecord(embedded.ownerUrl)
      const isMade = last?.isVerified && Date.parse(last.at) >= night.dueAt.getTime()
      if (isMade && existsSync(join(directory, last.file))) {
        await makeBase(now)
        return false
      }
      const unverified = await attempt(night, now)
      if (unverified) {
        retryLater(night, now, `kept, but not verified: ${unverified}`)
        return false
      }
      for (const name of outdatedBackups(await readdir(directory))) await rm(join(directory, name))
      await makeBase(now)
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
