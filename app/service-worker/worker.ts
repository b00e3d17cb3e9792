import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { isPageFile, isReadableOffline, isReadCall, type VisitedMessage } from '#app/lib/offline/offline-pages.ts'
import { type CachedPage, offlinePage } from './offline-page.ts'

/*
 * Visited guides stay readable offline. Network first: pages and answers come from the cache only when the network does
 * not answer at all. They may contain personal data, and are deleted at sign-out, at sign-in and with each new version
 * of the application. Files have a hash in their name and may stay.
 */

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }
declare const self: {
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void
  skipWaiting(): Promise<void>
  registration: ServiceWorkerRegistration
}
/** Hash of the sources of this version. */
declare const BUILD: string

const FILES = 'brindille-files'
const PAGES = `brindille-pages-${BUILD}`
const ANSWERS = `brindille-answers-${BUILD}`
/** Seconds. */
const DAY = 86_400

const okOnly = new CacheableResponsePlugin({ statuses: [200] })
const expireAfter = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true })

async function deleteCaches(isDeleted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isDeleted).map((name) => caches.delete(name)))
}

const isPersonal = (name: string) => /^brindille-(?:pages|answers)-/.test(name)
const deletePersonalCaches = () => deleteCaches(isPersonal)

self.skipWaiting()
clientsClaim()
self.addEventListener('activate', (event) => {
  const isOutdated = (name: string) => isPersonal(name) && !name.endsWith(BUILD)
  // With navigation preload, the page is requested while the worker starts.
  event.waitUntil(Promise.all([deleteCaches(isOutdated), self.registration.navigationPreload?.enable()]))
})

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: FILES, plugins: [okOnly, expireAfter(600, 60)] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPageFile(url.pathname),
  new StaleWhileRevalidate({ cacheName: FILES, plugins: [okOnly, expireAfter(600, 60)] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isReadCall(url.pathname),
  new NetworkFirst({ cacheName: ANSWERS, plugins: [okOnly, expireAfter(200, 30)] }),
)

/** Whoever signs in or out, what was read before is deleted. */
for (const method of ['GET', 'POST'] as const)
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && /^\/_serverFn\/auth_(?:login|logout|exchangeLogin\w+|updatePassword)$/.test(url.pathname),
    async ({ request }) => {
      const response = await fetch(request)
      if (response.ok) await deletePersonalCaches()
      return response
    },
    method,
  )

const isNavigation = ({ request }: { request: Request }) => request.mode === 'navigate'
const pages = new NetworkFirst({
  cacheName: PAGES,
  plugins: [
    okOnly,
    expireAfter(80, 30),
    {
      // Search parameters only select a tab or an age, which the page reads itself.
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await caches.match(request, { cacheName: PAGES, ignoreSearch: true })) ?? null,
    },
  ],
})
const networkOnly = new NetworkOnly()
registerRoute(isNavigation, async (options) => {
  const { pathname } = new URL(options.request.url)
  if (isReadableOffline(pathname)) return pages.handle(options)
  const response = await networkOnly.handle(options)
  // The sign-in page is only shown to people who are signed out.
  if (pathname === '/login' && response.status === 200) await deletePersonalCaches()
  return response
})

async function cachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(PAGES)
  const entries = await Promise.all(
    (await cache.keys()).map(async (request): Promise<CachedPage | undefined> => {
      const html = await (await cache.match(request))?.text()
      const title = html?.match(/<title>([^<]*)<\/title>/)?.[1]?.split(' · ')[0]
      return title ? { path: new URL(request.url).pathname, title } : undefined
    }),
  )
  const byPath = new Map(entries.filter((page) => page !== undefined).map((page) => [page.path, page]))
  return [...byPath.values()].sort((one, other) => one.title.localeCompare(other.title, 'fr'))
}

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error()
  return new Response(offlinePage(await cachedPages()), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
})

async function cacheVisitedPage({ page, files }: VisitedMessage): Promise<void> {
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
  if (message?.type === 'visited') event.waitUntil(cacheVisitedPage(message))
})
