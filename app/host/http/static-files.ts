import { existsSync } from 'node:fs'
import type { ServerMiddleware, ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { SCRIPT_POLICY } from './default-headers.ts'
import { requestIdOf, requestPath } from './exchange.ts'
import { refusal } from './refusal.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const FIVE_MINUTES = 'public, max-age=300'

function withHeaders(response: Response, path: string, cacheControl: string): Response {
  const { headers } = response
  if (response.status >= 400) return response
  headers.set('cache-control', cacheControl)
  if (path.endsWith('.svg')) headers.set('content-type', 'image/svg+xml; charset=utf-8')
  if (path.endsWith('.webmanifest')) headers.set('content-type', 'application/manifest+json')
  if (headers.get('content-type')?.startsWith('text/javascript')) headers.set('content-security-policy', SCRIPT_POLICY)
  return response
}

/**
 * Serves the files of the build. Those under /assets have their hash in their name and never change; a missing one must
 * not be cached, because during a deployment it may exist a second later. The other files are cached for five minutes.
 */
export function staticFiles(dir: string): ServerMiddleware {
  if (!existsSync(dir)) return (_request, next) => next()
  const hashed = staticMiddleware({ dir, encodings: true, compress: false, lastModified: false })
  const others = staticMiddleware({ dir, encodings: true })
  const missing = (request: ServerRequest) => () => refusal(404, 'Ce fichier n’existe pas.', requestIdOf(request))
  return async (request, next) => {
    const path = requestPath(request)
    if (path.startsWith('/assets/')) return withHeaders(await hashed(request, missing(request)), path, IMMUTABLE)
    if (!path.includes('.') || path.startsWith('/_serverFn/')) return next()
    let isFound = true
    const response = await others(request, () => {
      isFound = false
      return next()
    })
    return isFound ? withHeaders(response, path, FIVE_MINUTES) : response
  }
}
