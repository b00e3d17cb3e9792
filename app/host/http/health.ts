import type { ServerMiddleware } from 'srvx'
import { requestPath } from './exchange.ts'
import type { Readiness } from './readiness.ts'

const answer = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

/** `/healthz`: the process lives. `/readyz`: it can serve (database, migrations, room to write) and is not stopping. */
export function health(readiness: Readiness, isDraining: () => boolean): ServerMiddleware {
  return async (request, next) => {
    const path = requestPath(request)
    if (path === '/healthz') return answer(200, 'ok')
    if (path !== '/readyz') return next()
    if (isDraining()) return answer(503, 'draining')
    return (await readiness.isReady()) ? answer(200, 'ok') : answer(503, 'unavailable')
  }
}
