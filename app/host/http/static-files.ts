import { existsSync } from 'node:fs'
import type { ServerMiddleware, ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { SCRIPT_POLICY } from './default-headers.ts'
import { requestIdOf, requestPath } from './exchange.ts'
import { refusal } from './refusal.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const BRIEFLY = 'public, max-age=300'

function finish(response: Response, path: string, cacheControl: string): Response {
  const { headers } = response
  if (response.status >= 400) return response
  headers.set('cache-control', cacheControl)
  if (path.endsWith('.webmanifest')) headers.set('content-type', 'application/manifest+json')
  if (headers.get('content-type')?.startsWith('text/javascript')) headers.set('content-security-policy', SCRIPT_POLICY)
  return response
}

/**
 * Files of the build. What lies under /assets carries its hash in its name and never changes; a missing one must not
 * stay in a cache, because during an update it may exist a second later. The rest of the files live briefly.
 */
export function staticFiles(dir: string): ServerMiddleware {
  if (!existsSync(dir)) return (_request, next) => next()
  const hashed = staticMiddleware({ dir, encodings: true, compress: false, lastModified: false })
  const others = staticMiddleware({ dir, encodings: true })
  const missing = (request: ServerRequest) => () => refusal(404, 'Ce fichier n’existe pas.', requestIdOf(request))
  return async (request, next) => {
    const path = requestPath(request)
    if (path.startsWith('/assets/')) return finish(await hashed(request, missing(request)), path, FOR_EVER)
    if (!path.includes('.') || path.startsWith('/_serverFn/')) return next()
    let found = true
    const response = await others(request, () => {
      found = false
      return next()
    })
    return found ? finish(response, path, BRIEFLY) : response
  }
}
