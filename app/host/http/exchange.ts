import { randomUUID } from 'node:crypto'
import { IncomingMessage, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { ServerRequest } from 'srvx'
import { defaultHeaders } from './default-headers.ts'

const REQUEST_ID = 'x-request-id'

/** Path without the query, which may hold the token of a link or what somebody typed: it must not be logged. */
const pathOf = (req: IncomingMessage): string => (req.url ?? '/').split('?', 1)[0] ?? '/'

/** Replaces a header, in both forms that Node keeps. */
function setRequestHeader(req: IncomingMessage, name: string, value: string): void {
  req.headers[name] = value
  for (let index = req.rawHeaders.length - 2; index >= 0; index -= 2) {
    if (req.rawHeaders[index]?.toLowerCase() === name) req.rawHeaders.splice(index, 2)
  }
  req.rawHeaders.push(name, value)
}

export type ExchangeOptions = {
  https: boolean
  trustProxy: boolean
  isDraining: () => boolean
  log: Logger
  record?: RecordRequest
}

/** Called when an answer has ended. `path` is without its query; a client that left before has status 499. */
export type RecordRequest = (path: string, status: number, seconds: number) => void

const CLIENT_LEFT = 499

/**
 * Prepares every request: sets its id, reduces X-Forwarded-For to its last entry (the one that our proxy added: those
 * before it come from the client), sets the default headers, and logs one line when the response ends.
 */
export function beginExchange(req: IncomingMessage, res: ServerResponse, options: ExchangeOptions): void {
  const begun = performance.now()
  const id = randomUUID().replaceAll('-', '').slice(0, 16)
  setRequestHeader(req, REQUEST_ID, id)
  const forwarded = req.headers['x-forwarded-for']
  if (forwarded && options.trustProxy) {
    setRequestHeader(req, 'x-forwarded-for', String(forwarded).split(',').at(-1)?.trim() ?? '')
  }
  const path = pathOf(req)
  for (const [name, value] of Object.entries(defaultHeaders(path, options.https))) res.setHeader(name, value)
  res.setHeader(REQUEST_ID, id)
  if (options.isDraining()) res.setHeader('connection', 'close')
  const { record } = options
  if (record)
    res.once('close', () =>
      record(path, res.writableFinished ? res.statusCode : CLIENT_LEFT, (performance.now() - begun) / 1000),
    )
  if (!options.log.isLevelEnabled('info')) return
  const ip = (options.trustProxy && req.headers['x-forwarded-for']) || req.socket.remoteAddress
  res.once('close', () => {
    const ms = Math.round(performance.now() - begun)
    options.log.info(
      { id, ip, method: req.method, path, status: res.statusCode, ms, cut: !res.writableFinished },
      'request',
    )
  })
}

/** Path of a request as it was sent, without the query and not decoded. */
export const requestPath = (request: ServerRequest): string => {
  const req = request.runtime?.node?.req
  return req instanceof IncomingMessage ? pathOf(req) : new URL(request.url).pathname
}

/** Id of a request: 16 hexadecimal digits, set by {@link beginExchange}. */
export const requestIdOf = (request: ServerRequest): string => request.headers.get(REQUEST_ID) ?? ''
