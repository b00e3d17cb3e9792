import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { FastResponse, type ServerMiddleware } from 'srvx'

/** Below this, compressing costs more than it saves. */
const MIN_BYTES = 1_024

const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, Z_SYNC_FLUSH } = zlib.constants
const brotliOptions = { params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18 } }
const gzipOptions = { level: 4 }
const brotli = promisify<zlib.InputType, zlib.BrotliOptions, NonSharedBuffer>(zlib.brotliCompress)
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, NonSharedBuffer>(zlib.gzip)

type Bytes = Uint8Array<ArrayBuffer>
type Reader = ReadableStreamDefaultReader<Bytes>
type ReadResult = ReadableStreamReadResult<Bytes>

const nextTurn = (): Promise<undefined> => new Promise((resolve) => setImmediate(resolve, undefined))

async function* chunks(reader: Reader, first: ReadResult, second: Promise<ReadResult>): AsyncGenerator<Bytes> {
  if (first.value) yield first.value
  for (let result = await second; !result.done; result = await reader.read()) yield result.value
}

/** Compresses a stream, flushing after each chunk, so that a page that streams keeps streaming. */
function compressStream(reader: Reader, first: ReadResult, second: Promise<ReadResult>, encoding: Encoding): Readable {
  const encoder =
    encoding === 'br'
      ? zlib.createBrotliCompress({ ...brotliOptions, flush: BROTLI_OPERATION_FLUSH })
      : zlib.createGzip({ ...gzipOptions, flush: Z_SYNC_FLUSH })
  // When the client goes away, the producer of the body must be told at once, not at its next chunk.
  pipeline(Readable.from(chunks(reader, first, second)), encoder, () => void reader.cancel().catch(() => undefined))
  return encoder
}

/** Compresses responses. A body that is already complete, as nearly all are, is sent with one write. */
export const compress: ServerMiddleware = async (request, next) => {
  const response = await next()
  if (!response.body || !isCompressible(response.status, response.headers)) return response
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  if (!encoding || request.method === 'HEAD') return new FastResponse(response.body, { status, statusText, headers })

  const reader: Reader = response.body.getReader()
  const first = await reader.read()
  const second = reader.read()
  const isComplete = first.done || (await Promise.race([second, nextTurn()]))?.done
  const bytes = first.value ?? new Uint8Array()
  if (isComplete && bytes.byteLength < MIN_BYTES) return new FastResponse(bytes, { status, statusText, headers })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const init = { status, statusText, headers }
  if (!isComplete)
    return new FastResponse(Readable.toWeb(compressStream(reader, first, second, encoding)) as ReadableStream, init)
  return new FastResponse(await (encoding === 'br' ? brotli(bytes, brotliOptions) : gzip(bytes, gzipOptions)), init)
}

export type Encoding = 'br' | 'gzip'

/** The best encoding that an `Accept-Encoding` header allows. Pure. */
export function chooseEncoding(accept: string | null): Encoding | undefined {
  if (!accept) return undefined
  const allowed = new Map(
    accept.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((word) => word.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, quality ? Number(quality.slice(2)) : 1]
    }),
  )
  return (['br', 'gzip'] as const).find((name) => (allowed.get(name) ?? allowed.get('*') ?? 0) > 0)
}

const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/

/** Whether a response should be compressed here. Not event streams, which must not be buffered. Pure. */
export function isCompressible(status: number, headers: Headers): boolean {
  if (status === 204 || status === 304 || headers.has('content-encoding') || headers.has('content-range')) return false
  if (/no-transform/.test(headers.get('cache-control') ?? '')) return false
  return COMPRESSIBLE.test(headers.get('content-type') ?? '')
}
