import { newNonce } from '#app/lib/content-security-policy.ts'

/** Addresses whose page is the same for everybody who is not signed in. */
const PATHS = new Set(['/login', '/privacy', '/accessibility'])
/** Milliseconds that a rendered page serves. What it has read must still be fresh in the browser (QUERIES.staleTime). */
const KEPT_MS = 10_000

type Kept = { parts: string[]; nonce: string; headers: Headers; at: number }

/** By origin and path: a few per host that the server answers to. */
const pages = new Map<string, Kept>()
const PAGES_MAX = 30

const NONCE = /'nonce-([^']+)'/

/** What the framework asks of a request for a page; it refuses the others. */
const TAKES_PAGES = /(?:^|,)\s*(?:\*\/\*|text\/html)/

function isForAnyone({ method, headers, url }: Request): boolean {
  if (method !== 'GET' || headers.has('cookie') || !TAKES_PAGES.test(headers.get('accept') ?? '*/*')) return false
  return PATHS.has(URL.parse(url)?.pathname ?? '') && !url.includes('?')
}

/**
 * Strangers are the only people whose number nobody knows, and they may ask for pages as often as they like: theirs are
 * rendered every ten seconds, each answer with a nonce of its own. Without a cookie, nothing of a person is in them.
 * @param now milliseconds, of any clock
 */
export async function sharedPage(
  request: Request,
  render: () => Promise<Response>,
  now = performance.now(),
): Promise<Response> {
  if (!isForAnyone(request)) return render()
  const kept = pages.get(request.url)
  if (kept && now - kept.at < KEPT_MS) return answer(kept)
  const response = await render()
  const nonce = NONCE.exec(response.headers.get('content-security-policy') ?? '')?.[1]
  if (response.status !== 200 || !nonce || response.headers.has('set-cookie')) return response
  if (pages.size >= PAGES_MAX) pages.clear()
  const page = { parts: (await response.text()).split(nonce), nonce, headers: response.headers, at: now }
  pages.set(request.url, page)
  return answer(page)
}

function answer({ parts, nonce, headers: first }: Kept): Response {
  const own = newNonce()
  const headers = new Headers(first)
  headers.set('content-security-policy', (first.get('content-security-policy') ?? '').replace(nonce, own))
  return new Response(parts.join(own), { headers })
}
