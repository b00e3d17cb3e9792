import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import * as z from 'zod/mini'

const CHUNK_BYTES = 1 << 20

/** Writes a gzipped tar file as a stream, readable by its owner only. */
export class ArchiveWriter {
  readonly #pack = pack()
  readonly #pipeline: Promise<void>

  constructor(path: string) {
    const file = createWriteStream(path, { mode: 0o600, flush: true, flags: 'wx' })
    this.#pipeline = pipeline(Readable.from(this.#pack), createGzip({ level: 6 }), file)
    // close() rejects with this error.
    this.#pipeline.catch(() => undefined)
  }

  /** Adds an empty folder. */
  addFolder(name: string): void {
    this.#pack.entry({ name: `${name}/`, type: 'directory', mode: 0o700 })
  }

  /** Adds a file with this content. */
  addText(name: string, text: string): void {
    this.#pack.entry({ name, mode: 0o600 }, text)
  }

  /**
   * Adds a file that may be written to meanwhile: as many bytes as it has now, padded with zeros if it shrinks. A file
   * that no longer exists is left out.
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
        const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, left))
        const { bytesRead } = await handle.read(chunk, 0, chunk.length)
        const part = bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead)
        left -= part.length
        if (!entry.write(part)) await this.#waitForDrain(entry)
      }
      entry.end(null)
    } finally {
      await handle.close()
    }
  }

  async #waitForDrain(entry: ReturnType<Pack['entry']>): Promise<void> {
    const drained = new Promise<void>((resolve) => entry.once('drain', () => resolve()))
    // After an error, such as a full disk, « drain » never comes.
    await Promise.race([drained, this.#pipeline])
  }

  /** Resolves when everything is on the disk. */
  async close(): Promise<void> {
    this.#pack.finalize()
    await this.#pipeline
  }

  /** Abandons the file. */
  destroy(): void {
    this.#pack.destroy()
  }
}

/** First entry of a backup, checked before anything is unpacked. */
export const MANIFEST_NAME = 'brindille.json'

/** Last entry of a backup: the rows of each table when its WAL ends. */
export const COUNTS_NAME = 'counts.json'

/** Content of the manifest. */
export const backupManifest = z.object({
  format: z.literal(1),
  /** Major version of Postgres. */
  postgres: z.string(),
  /** When the backup began (ISO 8601, UTC). */
  begun: z.string(),
})

export type BackupManifest = z.infer<typeof backupManifest>
