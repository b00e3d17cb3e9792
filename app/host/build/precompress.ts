import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { gzipAsync } from '@gfx/zopfli'

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip)

const TEXTS = new Set(['.js', '.css', '.html', '.svg', '.json', '.xml', '.txt', '.webmanifest'])
const SMALL = 256
/** From here on, the slow compressor's 3 to 4 % are worth its seconds: the few files that a first visit waits for. */
const LARGE = 8_192

async function precompressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < SMALL) return
  const best = {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }
  const gzipped = content.length < LARGE ? gzip(content, { level: 9 }) : gzipAsync(content, { numiterations: 5 })
  const [br, gz] = await Promise.all([brotli(content, best), gzipped])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

/** Writes a `.br` and a `.gz` beside every text of a folder: the server then only reads them. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
  await Promise.all(files.map((file) => precompressFile(join(file.parentPath, file.name))))
}
