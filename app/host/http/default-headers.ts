import type { ServerMiddleware } from 'srvx'

const ONE_YEAR = 31_536_000

/** Nothing may be done with an answer that is not a page. */
const INERT = "default-src 'none'; frame-ancestors 'none'"

/** A page that says nothing itself: its own files only, and no inline script. */
const FALLBACK_PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Scripts may be run as workers, whose own requests follow the policy of their file. */
export const SCRIPT_POLICY = "default-src 'self'; frame-ancestors 'none'"

const EVERYWHERE = {
  'cache-control': 'private, no-store',
  'content-security-policy': INERT,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/**
 * Headers that every answer gets unless it sets them itself. Pure.
 * @param path path of the request: one-time links must not leave in a Referer.
 * @param https whether the public address is an https one.
 */
export function defaultHeaders(path: string, https: boolean): Record<string, string> {
  return {
    ...EVERYWHERE,
    'referrer-policy': /^\/auth(\/|$)/.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(https && { 'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains` }),
  }
}

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
