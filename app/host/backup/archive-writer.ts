import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import * as z from 'zod/mini'

/** Bytes read at a time. */
const CHUNK = 1 << 20

/** Writes one gzipped tar file, piece by piece, readable by its owner only. */
export class ArchiveWriter {
  readonly #pack = pack()
  readonly #written: Promise<void>

  constructor(path: string) {
    const file = createWriteStream(path, { mode: 0o600, flush: true, flags: 'wx' })
    this.#written = pipeline(Readable.from(this.#pack), createGzip({ level: 6 }), file)
    // Told at the end, by close().
    this.#written.catch(() => undefined)
  }

  addFolder(name: string): void {
    this.#pack.entry({ name: `${name}/`, type: 'directory', mode: 0o700 })
  }

  addText(name: string, text: string): void {
    this.#pack.entry({ name, mode: 0o600 }, text)
  }

  /**
   * Adds a file that may be growing, shrinking or being written meanwhile: as many bytes as it had at the start, zeros
   * in place of what it lost. One that has just gone is left out.
   */
  async addFile(name: string, path: string): Promise<void> {
    const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (!handle) return
    try {
      const { size } = await handle.stat()
      const entry = this.#pack.entry({ name, size, mode: 0o600 })
      for (let left = size; left > 0; ) {
        const chunk = Buffer.alloc(Math.min(CHUNK, left))
        const { bytesRead } = await handle.read(chunk, 0, chunk.length)
        const piece = bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead)
        left -= piece.length
        if (!entry.write(piece)) await this.#roomIn(entry)
      }
      entry.end(null)
    } finally {
      await handle.close()
    }
  }

  async #roomIn(entry: ReturnType<Pack['entry']>): Promise<void> {
    const drained = new Promise<void>((resolve) => entry.once('drain', () => resolve()))
    // When the disk is full, nothing will ever drain.
    await Promise.race([drained, this.#written])
  }

  /** Resolves when everything is on the disk. */
  async close(): Promise<void> {
    this.#pack.finalize()
    await this.#written
  }

  /** Gives up. */
  destroy(): void {
    this.#pack.destroy()
  }
}

/** First entry of a backup: what it is, before anything is unpacked. */
export const NOTE_NAME = 'brindille.json'

export const backupNote = z.object({
  format: z.literal(1),
  /** Major version of Postgres. */
  postgres: z.string(),
  /** Instant at which the backup began (ISO 8601, UTC). */
  begun: z.string(),
})

export type BackupNote = z.infer<typeof backupNote>
