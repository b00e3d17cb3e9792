import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chown, copyFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, Failure } from '../../failure.ts'
import { removeAll, writeSecret } from '../../files/durable-files.ts'
import { databaseUrl, withClient } from '../../postgres/connection.ts'
import { readCredentials } from '../../postgres/credentials.ts'
import { logFile, startServer, stopServer } from '../../postgres/server.ts'
import { checkCluster, unpackInto } from '../check-backup.ts'
import { type Restoration, replaceDatabase, restoreOtherFiles } from '../restore-backup.ts'
import { type RowCounts, readRowCounts, takeRecordedCounts } from '../row-counts.ts'
import { type ChainBase, readBases, storedSegment, storedSegments } from './chains.ts'
import { type Moment, preciseDateTime, writtenMoment } from './moment.ts'
import { nextSegment, SEGMENT, unbrokenRun } from './segments.ts'
import { unpackSegment } from './wal-files.ts'

/** The last moment is said to the millisecond, and Postgres knows its writes to the microsecond. */
const SAID_TO_MS = 1
/** A busy day is replayed in minutes. */
const RECOVERY_TIMEOUT_MS = 6 * 3_600_000

export type RestoredMoment = {
  /** When the last write was made that the database now has; that of the backup when it has none after it. */
  lastWrite: Date
  base: ChainBase
  counts: RowCounts
  /** Path of the previous cluster; undefined when there was none. */
  previous: string | undefined
  /** The segment that is missing or damaged, after which others are copied that could not be used. */
  missing: string | undefined
}

/** What was added to a backup: whether a segment is missing before others, and whether all was there that was written. */
type Added = { missing: string | undefined; isComplete: boolean }

/**
 * Replaces the database of a data folder by the same one at another moment: a backup made before, and what was written
 * since. The files that are not in the database are those of the data folder; the missing ones come from the backup.
 * @param directory BACKUP_DIR
 * @throws Failure when what was copied does not lead there, with the last moment that can be reached: nothing has
 *   changed then.
 */
export async function restoreMoment(moment: Moment, directory: string, dataDir: string): Promise<RestoredMoment> {
  const base = chooseBase(readBases(directory), moment)
  let reached: Pick<RestoredMoment, 'lastWrite' | 'counts' | 'missing'> | undefined
  const previous = await replaceDatabase(dataDir, async (restoration) => {
    const { home, staging, dataFolder } = restoration
    // Left by a process that was killed: its last writes are wanted too.
    await stopServer(home)
    await unpackInto(join(directory, base.file), staging, restoration)
    try {
      await takeRecordedCounts(staging)
      const added = await addCopiedWal(restoration, directory, base)
      reached = { ...(await recover(restoration, moment, base, added)), missing: added.missing }
    } catch (error) {
      await removeAll(staging)
      throw error
    }
    await restoreOtherFiles(staging, dataFolder, { force: false })
  })
  if (!reached) throw new Error('Restored without having started')
  return { ...reached, base, previous }
}

function chooseBase(bases: ChainBase[], moment: Moment): ChainBase {
  const oldest = bases.at(-1)
  if (!oldest) throw new Failure('Le dossier de BACKUP_DIR ne garde aucune copie de chaque minute.')
  const base = moment === 'latest' ? bases[0] : bases.find(({ ended }) => new Date(ended) <= moment)
  if (base) return base
  throw new Failure(
    `Le premier moment que l’on peut retrouver est le ${preciseDateTime(new Date(oldest.ended))}. ` +
      'Pour un état plus ancien, remettez la sauvegarde d’une nuit\u00A0: npm run restore -- sauvegarde.tar.gz',
  )
}

/** Adds to an unpacked backup the segments that follow its own, from its chain, then from the cluster that is replaced. */
async function addCopiedWal(restoration: Restoration, directory: string, base: ChainBase): Promise<Added> {
  const { home, staging, account } = restoration
  const wal = join(staging, 'data/pg_wal')
  const own = readdirSync(wal).filter((name) => SEGMENT.test(name))
  const { size: segmentBytes } = await stat(join(wal, base.segment))
  let next = nextSegment(unbrokenRun(own, base.segment, segmentBytes).at(-1) ?? base.segment, segmentBytes)
  const add = async (put: (target: string) => Promise<void>): Promise<boolean> => {
    const target = join(wal, next)
    try {
      await put(target)
    } catch (error) {
      // Damaged: what follows it is of no use. A full disk is another matter.
      if (codeOf(error) === 'ENOSPC') throw error
      await rm(target, { force: true })
      return false
    }
    if (account) await chown(target, account.uid, account.gid)
    next = nextSegment(next, segmentBytes)
    return true
  }

  const stored = storedSegments(directory, base.chain)
  for (const segment of unbrokenRun(stored, next, segmentBytes))
    if (!(await add((target) => unpackSegment(storedSegment(directory, base.chain, segment), target)))) break
  const last = stored.at(-1)
  if (last && last >= next) return { missing: next, isComplete: false }

  // The slot says that the cluster which is replaced is still the one of this chain.
  if (!existsSync(join(home, 'data/pg_replslot', `brindille_wal_${base.chain}`)))
    return { missing: undefined, isComplete: false }
  const present = await readdir(join(home, 'data/pg_wal')).catch(() => [])
  for (const segment of unbrokenRun(present, next, segmentBytes))
    if (!(await add((target) => copyFile(join(home, 'data/pg_wal', segment), target))))
      return { missing: segment, isComplete: false }
  return { missing: undefined, isComplete: true }
}

async function recover(
  { staging, account, binaries }: Restoration,
  moment: Moment,
  base: ChainBase,
  { missing, isComplete }: Added,
): Promise<Pick<RestoredMoment, 'lastWrite' | 'counts'>> {
  const credentials = readCredentials(staging)
  const start = async (target: Record<string, string>) => {
    // Postgres takes it away when it has recovered.
    await writeSecret(join(staging, 'data/recovery.signal'), '', account)
    const settings = {
      // The segments are in pg_wal already.
      restore_command: process.platform === 'win32' ? 'exit 1' : 'false',
      recovery_target_timeline: 'current',
      recovery_target_action: 'promote',
      hot_standby: 'off',
      // A segment that was unpacked with holes is not one to write to.
      wal_recycle: 'off',
      ...target,
    }
    const recoveryTimeoutMs = RECOVERY_TIMEOUT_MS
    return startServer({
      home: staging,
      binaries,
      account,
      credentials,
      maxConnections: 20,
      settings,
      recoveryTimeoutMs,
    })
  }
  try {
    let server: Awaited<ReturnType<typeof start>>
    try {
      server = await start(moment === 'latest' ? {} : { recovery_target_time: postgresTime(moment) })
    } catch (error) {
      const said = existsSync(logFile(staging)) ? readFileSync(logFile(staging), 'utf8') : ''
      if (moment === 'latest' || !/recovery ended before configured recovery target/.test(said)) throw error
      // Nothing is missing: nobody has written between the last write and that moment.
      const lastWrite = lastWriteIn(said, base)
      const isThere = isComplete && moment <= new Date()
      if (!isThere && moment.getTime() - lastWrite.getTime() > SAID_TO_MS) throw unreachable(lastWrite, missing)
      server = await start({})
    }
    const url = databaseUrl(server, credentials, 'superuser', 'brindille')
    await checkCluster(url)
    const { rows } = await withClient(url, (client) =>
      client.query<{ at: Date | null }>('SELECT pg_last_xact_replay_timestamp() AS at'),
    )
    return { lastWrite: rows[0]?.at ?? new Date(base.ended), counts: await readRowCounts(url) }
  } finally {
    await stopServer(staging)
  }
}

/** As its settings are read: it does not know « Z » yet at that time. */
const postgresTime = (date: Date): string => date.toISOString().replace('Z', '+00')

const LAST_WRITE = /last completed transaction was at log time (\S+) (\S+?)([+-]\d\d)$/gm

function lastWriteIn(said: string, base: ChainBase): Date {
  const [, day, time, offset] = [...said.matchAll(LAST_WRITE)].at(-1) ?? []
  return day ? new Date(`${day}T${time}${offset}:00`) : new Date(base.ended)
}

function unreachable(lastWrite: Date, missing: string | undefined): Failure {
  const why = missing
    ? `Il manque ensuite un fichier (${missing}), ou il est abîmé.`
    : 'Rien de ce qui a été écrit ensuite n’est copié.'
  return new Failure(
    `Ce moment ne peut pas être retrouvé\u00A0: la dernière écriture que l’on peut retrouver est du ${preciseDateTime(lastWrite)}. ${why}\n` +
      `Pour y revenir\u00A0: npm run restore -- --at=${writtenMoment(new Date(lastWrite.getTime() + SAID_TO_MS))}`,
  )
}
