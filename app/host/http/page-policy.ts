import type { ServerMiddleware } from 'srvx'
import { FALLBACK_PAGE_POLICY } from './default-headers.ts'

/** The policy of a page that brings none: stricter than the pages' own, looser than that of data. */
export const pagePolicy: ServerMiddleware = async (_request, next) => {
  const response = await next()
  if (
    response.headers.has('content-security-policy') ||
    !response.headers.get('content-type')?.startsWith('text/html')
  ) {
    return response
  }
  const headers = new Headers(response.headers)
  headers.set('content-security-policy', FALLBACK_PAGE_POLICY)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
