import { createHash, timingSafeEqual } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import type { ServerMiddleware } from 'srvx'
import { requestPath } from './exchange.ts'

const LOOPBACK_IP = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/
/** A reverse proxy on this machine connects from loopback too, and says for whom it asks. */
const FORWARDING = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

/** Whether a program of this machine asks, for itself: by a loopback address and name, through no proxy. */
function isLocal(req: IncomingMessage): boolean {
  return (
    LOOPBACK_IP.test(req.socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(req.headers.host ?? '') &&
    FORWARDING.every((name) => req.headers[name] === undefined)
  )
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether the request has the token. Takes the same time whatever it has instead. */
function hasToken(req: IncomingMessage, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '') ?? []
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/** What answers a page that does not exist, for everybody but those who may read the figures. */
export function serveMetrics(token: string | undefined, read: () => Promise<string>): ServerMiddleware {
  return async (request, next) => {
    if (requestPath(request) !== '/metrics' || request.method !== 'GET') return next()
    const req = request.runtime?.node?.req
    if (!(req instanceof IncomingMessage) || !(isLocal(req) || hasToken(req, token))) return next()
    return new Response(await read(), {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}
