import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { FastResponse, type ServerMiddleware } from 'srvx'
import { TextResponse } from './text-response.ts'

/** Below this, compressing costs more than it saves. */
const MIN_BYTES = 1_024

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = zlib.constants
const brotliOptions = { params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18 } }
const gzipOptions = { level: 4 }
const brotli = promisify<zlib.InputType, zlib.BrotliOptions, NonSharedBuffer>(zlib.brotliCompress)
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, NonSharedBuffer>(zlib.gzip)

/** Compresses the responses that are worth it. What is written bit by bit, an event stream, is none of them. */
export const compress: ServerMiddleware = async (request, next) => {
  const response = await next()
  const { status, statusText, headers } = response
  if (!isCompressible(status, headers)) return response
  headers.append('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  if (!encoding || request.method === 'HEAD') return response
  const content = await TextResponse.contentOf(response)
  if (content.length < MIN_BYTES) return new FastResponse(content, { status, statusText, headers })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const body = await (encoding === 'br' ? brotli(content, brotliOptions) : gzip(content, gzipOptions))
  return new FastResponse(body, { status, statusText, headers })
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
