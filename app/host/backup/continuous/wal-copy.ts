import { existsSync, mkdirSync } from 'node:fs'
import { readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { ContinuousState } from '#app/domain/backup-state.ts'
import { withClient } from '../../postgres/connection.ts'
import type { Embedded } from '../../postgres/embedded.ts'
import { causeOf, reasonOf } from '../backup-failure.ts'
import { readRecord, writeRecord } from '../backup-record.ts'
import { checkOwner } from '../owner.ts'
import {
  type Base,
  chainFolder,
  createChain,
  readBases,
  recordBase,
  removeOutdated,
  storedSegment,
  storedSegments,
} from './chains.ts'
import { nextSegment, segmentStart, unbrokenRun } from './segments.ts'
import { PARTIAL, storeSegment } from './wal-files.ts'

/** What a loss of the data folder costs at most, with the time of a copy. */
const INTERVAL_MS = 60_000
/** Failures in a row before it is said: the server of the database may just be starting again. */
const FAILURES_BEFORE_WORD = 2
/** WAL that waits for its copy may take so much, and no more than what is left on the disk of the data. */
const WAITING_BYTES_MAX = 4 * 2 ** 30
/** A stop of the server waits so long for the last copy. The next start makes it otherwise. */
const END_MAX_MS = 10_000
/** What a killed process left of a base. */
const UNFINISHED_BASE = /\.nouvelle(?:\.\d+)?$/

/** The rest of the name is the chain: a slot and its folder were made together, or are not used. */
const SLOT_PREFIX = 'brindille_wal_'

export type WalCopyOptions = {
  embedded: Embedded
  /** Folder of the backups (BACKUP_DIR). */
  directory: string
  log: Logger
  waitingBytesMax?: number
}

/** The WAL of a database, copied into the folder of its backups as it is written. */
export type WalCopy = {
  /**
   * Copies everything that was committed before. Never rejects: failures are recorded, logged once, and their
   * consequences on the disk of the data are limited.
   */
  run(now: Date): Promise<void>
  /** The chain that is being written; undefined before the first copy. */
  chain(): string | undefined
  /** Whether no backup leads to what was copied last, so that one is to be made now. */
  needsBase(): boolean
  /** Notes a backup that was begun while this chain was written, and removes what is no longer kept. */
  addBase(chain: string, base: Base): Promise<void>
}

type Slot = { name: string; first: string; current: string; segmentBytes: number; isLost: boolean }

const SLOTS = `SELECT slot_name AS name, wal_status = 'lost' AS "isLost", pg_walfile_name(restart_lsn) AS first,
    -- One byte further: at the border of two segments, which one the name is of depends on the version.
    pg_walfile_name(pg_current_wal_flush_lsn() + 1) AS current,
    (SELECT setting::int FROM pg_settings WHERE name = 'wal_segment_size') AS "segmentBytes"
  FROM pg_replication_slots WHERE starts_with(slot_name, '${SLOT_PREFIX}')`

const DROP_SLOTS = `SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots
  WHERE starts_with(slot_name, '${SLOT_PREFIX}')`

/** Lets Postgres remove what was kept for a copy that is no longer made. */
export async function endWalCopy(adminUrl: string): Promise<void> {
  await withClient(adminUrl, (client) => client.query(DROP_SLOTS))
}

/*
 * Not `archive_command`: Postgres would run it under its own account, which often may not write to the folder of the
 * backups; commands such as `npm run admin:create` would have to archive too, or leave a hole; and it keeps WAL without
 * limit while it fails. Here a replication slot keeps what is not copied, whoever runs the server, and this process,
 * which alone holds the lock of the data folder, copies it and moves the slot.
 */

/** The copy of the WAL. The caller is the only process that serves this data folder (see `lockInstance`). */
export function createWalCopy(options: WalCopyOptions): WalCopy {
  const { embedded, directory, log, waitingBytesMax = WAITING_BYTES_MAX } = options
  const { adminUrl, home, ownerUrl } = embedded
  let running: Promise<void> | undefined
  let chain: string | undefined
  let segmentBytes = 0
  /** Every write that has ended by then has a smaller number. */
  let copiedUpTo = ''
  let failures = 0
  /** What the record says; undefined until it is read. */
  let said: ContinuousState | null | undefined

  const openSlot = async (client: pg.Client, now: Date): Promise<Slot> => {
    const { rows } = await client.query<Slot>(SLOTS)
    const [slot] = rows
    const known = slot?.name.slice(SLOT_PREFIX.length) ?? ''
    if (slot && rows.length === 1 && !slot.isLost && existsSync(chainFolder(directory, known))) {
      if (!chain) await removePartial(chainFolder(directory, known))
      chain = known
      return slot
    }
    await client.query(DROP_SLOTS)
    chain = createChain(directory, now)
    await client.query('SELECT pg_create_physical_replication_slot($1, true)', [SLOT_PREFIX + chain])
    const created = (await client.query<Slot>(SLOTS)).rows[0]
    if (!created) throw new Error('The slot that was created is not there')
    return created
  }

  /** Ends the segment if something was written since the last one: an idle server copies nothing. */
  const endSegment = async (client: pg.Client): Promise<void> => {
    const { rows } = await client.query<{ xmax: string }>(
      'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS xmax',
    )
    const xmax = rows[0]?.xmax ?? ''
    if (xmax === copiedUpTo) return
    await client.query('SELECT pg_switch_wal()')
    copiedUpTo = xmax
  }

  const copy = async (now: Date): Promise<void> => {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    await checkOwner(directory, adminUrl)
    await withClient(adminUrl, async (client) => {
      const { name } = await openSlot(client, now)
      await endSegment(client)
      const slot = (await client.query<Slot>(SLOTS)).rows.find((found) => found.name === name)
      if (!slot || !chain) return
      segmentBytes = slot.segmentBytes
      const wal = join(home, 'data/pg_wal')
      for (const segment of unbrokenRun(await readdir(wal), slot.first, segmentBytes)) {
        if (segment >= slot.current) break
        await storeSegment(join(wal, segment), storedSegment(directory, chain, segment))
        const next = segmentStart(nextSegment(segment, segmentBytes), segmentBytes)
        await client.query('SELECT pg_replication_slot_advance($1, $2)', [name, next])
      }
    })
  }

  const say = async (state: ContinuousState): Promise<void> => {
    said ??= (await readRecord(ownerUrl)).continuous
    // Not at each copy: the record is in the database, and would itself be something to copy.
    if (said && said.failure === state.failure) return
    await writeRecord(ownerUrl, { continuous: state })
    said = state
  }

  const fail = async (error: unknown, now: Date): Promise<void> => {
    failures++
    // What this attempt ended, it has not copied.
    copiedUpTo = ''
    if (failures === FAILURES_BEFORE_WORD)
      log.error({ reason: reasonOf(error) }, 'copy of the WAL failed, tried again every minute')
    // Without the database nobody reads it either.
    if (failures >= FAILURES_BEFORE_WORD)
      await say({ failure: causeOf(error), since: now.toISOString() }).catch(() => undefined)
    await limitWaiting(now).catch(() => undefined)
  }

  const limitWaiting = async (now: Date): Promise<void> => {
    const waiting = await withClient(adminUrl, (client) => client.query<{ bytes: number }>(WAITING))
    const { bavail, bsize } = await statfs(home)
    if ((waiting.rows[0]?.bytes ?? 0) <= Math.min(waitingBytesMax, bavail * bsize)) return
    await endWalCopy(adminUrl)
    chain = undefined
    log.error({ at: now.toISOString() }, 'what waited for the copy of the WAL is given up: it took too much room')
  }

  return {
    run: (now) => {
      running ??= copy(now)
        .then(
          async () => {
            if (failures >= FAILURES_BEFORE_WORD) log.warn('the copy of the WAL works again')
            failures = 0
            await say({ failure: null, since: now.toISOString() }).catch(() => undefined)
          },
          (error) => fail(error, now),
        )
        .finally(() => {
          running = undefined
        })
      return running
    },
    chain: () => chain,
    needsBase: () => {
      if (!chain || failures > 0) return false
      const stored = storedSegments(directory, chain)
      const last = stored.at(-1) ?? ''
      const leads = ({ segment }: Base) => segment > last || unbrokenRun(stored, segment, segmentBytes).at(-1) === last
      return !readBases(directory).some((base) => base.chain === chain && leads(base))
    },
    addBase: async (writtenTo, base) => {
      // The chain was broken while the files were copied: what came after is in another one.
      if (writtenTo !== chain) return
      await recordBase(directory, { ...base, chain })
      await removeOutdated(directory, chain)
    },
  }
}

const WAITING = `SELECT coalesce(max(pg_current_wal_lsn() - restart_lsn), 0)::float8 AS bytes
  FROM pg_replication_slots WHERE starts_with(slot_name, '${SLOT_PREFIX}')`

async function removePartial(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith(PARTIAL) || UNFINISHED_BASE.test(name)) await rm(join(folder, name))
}

/** Copies the WAL every minute from this process. @returns ends it, with a last copy */
export function startWalCopy(copy: WalCopy): () => Promise<void> {
  const run = () => copy.run(new Date())
  void run()
  const timer = setInterval(run, INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    // One that is under way may have begun before the last write.
    const last = run().then(run)
    await Promise.race([last, sleep(END_MAX_MS, undefined, { ref: false })])
  }
}
