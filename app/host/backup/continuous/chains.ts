import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { removeAll, renameDurably, writeSecret } from '../../files/durable-files.ts'
import { SEGMENT } from './segments.ts'

/*
 * A chain is a folder of `<BACKUP_DIR>/wal`: what one cluster has written, segment after segment, since the copy began.
 * A cluster that was restored begins another chain: it writes other segments under the same names.
 */

const baseSchema = z.object({
  /** The backup, from BACKUP_DIR. */
  file: z.string(),
  /** Between these two instants (ISO 8601, UTC) its files were copied: it leads to any moment after the second. */
  begun: z.string(),
  ended: z.string(),
  /** The first WAL segment that it needs. */
  segment: z.string().check(z.regex(SEGMENT)),
})

/** A whole copy of the database, from which the WAL of its chain leads to any later moment. */
export type Base = z.infer<typeof baseSchema>
export type ChainBase = Base & { chain: string }

const STORED = '.gz'
const BASE_RECORD = /^base-.*\.json$/
/** A base is not needed once one this much younger has taken its place. Less than a day: nights are not all of a length. */
const REACH_MS = 20 * 3_600_000

/** Folder of a chain. @param directory BACKUP_DIR */
export const chainFolder = (directory: string, chain: string): string => join(directory, 'wal', chain)

/** Where a segment is stored. */
export const storedSegment = (directory: string, chain: string, segment: string): string =>
  join(chainFolder(directory, chain), segment + STORED)

/** An instant in the name of a file: « 20261127t190500123 ». */
export const stampOf = (date: Date): string =>
  date
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .toLowerCase()

/** Names of the segments that a chain holds, in their order. */
export function storedSegments(directory: string, chain: string): string[] {
  return readdirSync(chainFolder(directory, chain))
    .filter((name) => name.endsWith(STORED))
    .map((name) => name.slice(0, -STORED.length))
    .filter((name) => SEGMENT.test(name))
    .toSorted()
}

export function createChain(directory: string, now: Date): string {
  const chain = stampOf(now)
  mkdirSync(chainFolder(directory, chain), { recursive: true, mode: 0o700 })
  return chain
}

const chainsOf = (directory: string): string[] =>
  existsSync(join(directory, 'wal')) ? readdirSync(join(directory, 'wal')) : []

const recordPath = (directory: string, { chain, begun }: ChainBase): string =>
  join(chainFolder(directory, chain), `base-${stampOf(new Date(begun))}.json`)

function readBase(path: string): Base | undefined {
  try {
    return baseSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

/** The bases that are there, of all chains, the youngest first. */
export function readBases(directory: string): ChainBase[] {
  return chainsOf(directory)
    .flatMap((chain) => {
      const folder = chainFolder(directory, chain)
      const records = readdirSync(folder).filter((name) => BASE_RECORD.test(name))
      return records.flatMap((name) => {
        const base = readBase(join(folder, name))
        return base && existsSync(join(directory, base.file)) ? [{ ...base, chain }] : []
      })
    })
    .toSorted((a, b) => Date.parse(b.ended) - Date.parse(a.ended))
}

/** Notes that a backup begins a way to later moments. A backup that it has replaced, under the same name, no longer does. */
export async function recordBase(directory: string, base: ChainBase): Promise<void> {
  for (const other of readBases(directory)) if (other.file === base.file) await rm(recordPath(directory, other))
  const path = recordPath(directory, base)
  // Its chain is the folder it is in.
  await writeSecret(`${path}.new`, JSON.stringify(baseSchema.parse(base)))
  await renameDurably(`${path}.new`, path)
}

/**
 * Removes what leads to no moment that is kept: bases older than the last one of the day before, WAL older than the
 * oldest base of its chain, and chains without a base.
 * @param current chain that is being written: it stays.
 */
export async function removeOutdated(directory: string, current: string): Promise<void> {
  const bases = readBases(directory)
  const [newest] = bases
  if (!newest) return
  const ofDayBefore = bases.findIndex(({ ended }) => Date.parse(newest.ended) - Date.parse(ended) >= REACH_MS)
  const outdated = ofDayBefore < 0 ? [] : bases.slice(ofDayBefore + 1)
  for (const base of outdated) {
    await rm(recordPath(directory, base))
    // The backups of the nights have a rotation of their own.
    if (base.file.startsWith('wal')) await rm(join(directory, base.file), { force: true })
  }
  const kept = bases.filter((base) => !outdated.includes(base))
  for (const chain of chainsOf(directory)) {
    const first = kept
      .filter((base) => base.chain === chain)
      .map(({ segment }) => segment)
      .toSorted()[0]
    if (first) await removeBefore(directory, chain, first)
    else if (chain !== current) await removeAll(chainFolder(directory, chain))
  }
}

async function removeBefore(directory: string, chain: string, first: string): Promise<void> {
  for (const name of await readdir(chainFolder(directory, chain)))
    if (SEGMENT.test(name.slice(0, 24)) && name.slice(0, 24) < first)
      await rm(join(chainFolder(directory, chain), name))
}
