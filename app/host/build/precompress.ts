import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { gzipAsync } from '@gfx/zopfli'

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip)

const TEXT_EXTENSIONS = new Set(['.js', '.css', '.html', '.svg', '.json', '.xml', '.txt', '.webmanifest'])
const MIN_BYTES = 256
/** Zopfli gains 3 to 4 % and takes seconds: only for large files that a first visit waits for, and it waits for no picture. */
const ZOPFLI_MIN_BYTES = 8_192
const ZOPFLI_EXTENSIONS = new Set(['.js', '.css'])

async function precompressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < MIN_BYTES) return
  const brotliOptions = {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }
  const isWaitedFor = content.length >= ZOPFLI_MIN_BYTES && ZOPFLI_EXTENSIONS.has(extname(path))
  const gzipped = isWaitedFor ? gzipAsync(content, { numiterations: 5 }) : gzip(content, { level: 9 })
  const [br, gz] = await Promise.all([brotli(content, brotliOptions), gzipped])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

/** Writes a `.br` and a `.gz` beside every text file of a folder, for the server to send as they are. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT_EXTENSIONS.has(extname(entry.name)))
  await Promise.all(files.map((file) => precompressFile(join(file.parentPath, file.name))))
}
