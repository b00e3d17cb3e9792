import type { ServerMiddleware } from 'srvx'

const ONE_YEAR_SECONDS = 31_536_000

/** For a response that is not a page: a browser may load and run nothing. */
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** For a page without a policy of its own: files of this origin only, and no inline script. */
const FALLBACK_PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** For script files: a worker's requests follow the policy of its file. */
export const SCRIPT_POLICY = "default-src 'self'; frame-ancestors 'none'"

const COMMON_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': NO_CONTENT_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/**
 * Headers that every response gets unless it sets them itself. Pure.
 * @param path path of the request: links that hold a secret must not leave in a Referer.
 * @param https whether the public address is an https one.
 */
export function defaultHeaders(path: string, https: boolean): Record<string, string> {
  return {
    ...COMMON_HEADERS,
    'referrer-policy': /^\/(?:auth|releve)(\/|$)/.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(https && { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` }),
  }
}

/** Sets a policy for pages that have none: stricter than that of the application's pages, looser than that of data. */
export const fallbackPagePolicy: ServerMiddleware = async (_request, next) => {
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
