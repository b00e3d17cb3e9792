import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { isPageFile, isReadableOffline, isReadCall, type VisitedMessage } from '#app/lib/offline/keep-page.ts'
import { type KeptPage, offlinePage } from './offline-page.ts'

/*
 * Guides stay readable without connection once they were visited. Always the network first: a copy serves only when
 * the network does not answer at all. What names a person (pages and answers) goes at sign-out, at every sign-in, and
 * with each new version of the application; files carry their hash in their name and may stay.
 */

type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void }
declare const self: {
  addEventListener(type: 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'message', listener: (event: LifeEvent & { data: unknown }) => void): void
  skipWaiting(): Promise<void>
  registration: ServiceWorkerRegistration
}
/** Digest of what this version was built from. */
declare const BUILD: string

const FILES = 'brindille-files'
const PAGES = `brindille-pages-${BUILD}`
const ANSWERS = `brindille-answers-${BUILD}`
const DAY = 86_400

const whole = new CacheableResponsePlugin({ statuses: [200] })
const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true })

async function forget(isForgotten: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isForgotten).map((name) => caches.delete(name)))
}

const forgetPerson = () => forget((name) => /^brindille-(?:pages|answers)-/.test(name))

self.skipWaiting()
clientsClaim()
self.addEventListener('activate', (event) => {
  const others = (name: string) => /^brindille-(?:pages|answers)-/.test(name) && !name.endsWith(BUILD)
  // The page is asked for while the worker wakes up: having one costs no time.
  event.waitUntil(Promise.all([forget(others), self.registration.navigationPreload?.enable()]))
})

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: FILES, plugins: [whole, atMost(600, 60)] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPageFile(url.pathname),
  new StaleWhileRevalidate({ cacheName: FILES, plugins: [whole, atMost(600, 60)] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isReadCall(url.pathname),
  new NetworkFirst({ cacheName: ANSWERS, plugins: [whole, atMost(200, 30)] }),
)

/** Who comes or goes takes what the one before has read. */
for (const method of ['GET', 'POST'] as const)
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && /^\/_serverFn\/auth_(?:login|logout|exchangeLogin\w+|updatePassword)$/.test(url.pathname),
    async ({ request }) => {
      const response = await fetch(request)
      if (response.ok) await forgetPerson()
      return response
    },
    method,
  )

const isNavigation = ({ request }: { request: Request }) => request.mode === 'navigate'
const pages = new NetworkFirst({
  cacheName: PAGES,
  plugins: [
    whole,
    atMost(80, 30),
    {
      // A tab or an age chosen in the address is chosen again by the page itself.
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await caches.match(request, { cacheName: PAGES, ignoreSearch: true })) ?? null,
    },
  ],
})
const fromNetwork = new NetworkOnly()
registerRoute(isNavigation, async (options) => {
  const { pathname } = new URL(options.request.url)
  if (isReadableOffline(pathname)) return pages.handle(options)
  const response = await fromNetwork.handle(options)
  // The sign-in page is shown to those who are signed out.
  if (pathname === '/login' && response.status === 200) await forgetPerson()
  return response
})

async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(PAGES)
  const kept = await Promise.all(
    (await cache.keys()).map(async (request): Promise<KeptPage | undefined> => {
      const html = await (await cache.match(request))?.text()
      const title = html?.match(/<title>([^<]*)<\/title>/)?.[1]?.split(' · ')[0]
      return title ? { path: new URL(request.url).pathname, title } : undefined
    }),
  )
  const byPath = new Map(kept.filter((page) => page !== undefined).map((page) => [page.path, page]))
  return [...byPath.values()].sort((one, other) => one.title.localeCompare(other.title, 'fr'))
}

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error()
  return new Response(offlinePage(await keptPages()), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
})

async function keepVisited({ page, files }: VisitedMessage): Promise<void> {
  const [cache, fileCache] = await Promise.all([caches.open(PAGES), caches.open(FILES)])
  const missing = await Promise.all(files.map(async (file) => ((await fileCache.match(file)) ? [] : [file])))
  await Promise.allSettled([
    ...missing.flat().map((file) => fileCache.add(file)),
    (async () => {
      if (await cache.match(page)) return
      const response = await fetch(page, { headers: { accept: 'text/html' } })
      if (response.status === 200 && !response.redirected) await cache.put(page, response)
    })(),
  ])
}

self.addEventListener('message', (event) => {
  const message = event.data as VisitedMessage
  if (message?.type === 'visited') event.waitUntil(keepVisited(message))
})
