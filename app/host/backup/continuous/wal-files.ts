import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Failure } from '../../failure.ts'
import { renameDurably } from '../../files/durable-files.ts'

/** What a killed process left of a copy. */
export const PARTIAL = '.partial'

async function isSame(source: string, stored: string): Promise<boolean> {
  const [ours, theirs] = [createHash('sha256'), createHash('sha256')]
  await Promise.all([
    pipeline(createReadStream(source), ours),
    pipeline(createReadStream(stored), createGunzip(), theirs),
  ])
  return ours.digest('hex') === theirs.digest('hex')
}

/**
 * Compresses a WAL segment into `stored`, which gets its name once it is whole and on the disk. One that is there
 * already stays. Throws Failure when that one holds something else: two databases write here.
 */
export async function storeSegment(source: string, stored: string): Promise<void> {
  if (existsSync(stored)) {
    if (await isSame(source, stored)) return
    throw new Failure(`Le fichier ${stored} vient d’une autre base. Donnez à celle-ci un dossier BACKUP_DIR à elle.`)
  }
  const partial = `${stored}${PARTIAL}`
  try {
    // Fast: a segment that a minute has ended is mostly zeros.
    const file = createWriteStream(partial, { mode: 0o600, flush: true })
    await pipeline(createReadStream(source), createGzip({ level: 1 }), file)
    await renameDurably(partial, stored)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined)
    throw error
  }
}

const ZEROS = Buffer.alloc(1 << 16)

/** Decompresses a stored segment. Its zeros take no room: a day has up to 1 440 segments of 16 MB. Rejects when it is damaged. */
export async function unpackSegment(stored: string, target: string): Promise<void> {
  const file = await open(target, 'wx', 0o600)
  try {
    await pipeline(createReadStream(stored), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      let position = 0
      for await (const chunk of chunks) {
        const isEmpty = chunk.length <= ZEROS.length && chunk.equals(ZEROS.subarray(0, chunk.length))
        if (!isEmpty) await file.write(chunk, 0, chunk.length, position)
        position += chunk.length
      }
      await file.truncate(position)
    })
  } catch (error) {
    await rm(target, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
