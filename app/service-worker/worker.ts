import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import {
  fieldPageOf,
  filesOf,
  isChanging,
  isPageFile,
  isReadableOffline,
  isReadCall,
  type KeepMessage,
  RHYMES_PAGE,
  sheetsOf,
  standInAddress,
  WEEK_PAGE,
} from '#app/lib/offline/offline-pages.ts'
import { type CachedPage, offlinePage, unescapeHtml } from './offline-page.ts'

/*
 * Visited guides, the rhymes, and the week of the person with its sheets, stay readable offline. Network first: pages and answers come
 * from the cache only when the network fails; pages also when it keeps them waiting, and then read anew what is old. They may contain personal data, and are deleted at
 * sign-out, at sign-in, for another person and with each new version of the application. Files have a hash in their name
 * and may stay.
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
/** Times that all was deleted: a page that was asked for before is not kept after. */
let deletions = 0
const deletePersonalCaches = () => {
  deletions++
  return deleteCaches(isPersonal)
}

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
/** Seconds that a page waits for a network that neither answers nor fails, as in a lift or at the end of the yard. */
const PATIENCE = 5
const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE,
  plugins: [okOnly, expireAfter(120, 30)],
})
const networkOnly = new NetworkOnly()
registerRoute(isNavigation, async (options) => {
  const { pathname } = new URL(options.request.url)
  if (isReadableOffline(pathname)) return pages.handle(options).catch((error) => standIn(options.request, error))
  const response = await networkOnly.handle(options)
  // The sign-in page is only shown to people who are signed out.
  if (pathname === '/login' && response.status === 200) await deletePersonalCaches()
  return response
})

/** The same page with other search parameters, which opens the part that was asked for. A week is another one. */
async function standIn(request: Request, error: unknown): Promise<Response> {
  const [kept] = await (await caches.open(PAGES)).keys(request, { ignoreSearch: true })
  if (!kept || isChanging(new URL(request.url).pathname)) throw error
  return Response.redirect(new URL(standInAddress(kept.url, request.url), request.url), 302)
}

async function cachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(PAGES)
  const entries = await Promise.all(
    (await cache.keys()).map(async (request): Promise<CachedPage | undefined> => {
      const html = await (await cache.match(request))?.text()
      const title = html?.match(/<title>([^<]*)<\/title>/)?.[1]?.split(' · ')[0]
      return title ? { path: new URL(request.url).pathname, title: unescapeHtml(title) } : undefined
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

/** Who has read what is cached. */
const OWNER = '/brindille-owner'

/** Deletes what somebody else has read: her session may have ended without a word to this worker. */
async function ensureOwner(person: string): Promise<void> {
  const owner = await (await caches.open(PAGES)).match(OWNER)
  if ((await owner?.text()) === person) return
  await deletePersonalCaches()
  await (await caches.open(PAGES)).put(OWNER, new Response(person))
}

async function cacheFiles(files: string[]): Promise<void> {
  const cache = await caches.open(FILES)
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])))
  await Promise.allSettled(missing.flat().map((file) => cache.add(file)))
}

/** @returns its HTML, empty when the server does not give the page */
async function cachePage(page: string): Promise<string> {
  const asked = deletions
  const response = await fetch(page, { headers: { accept: 'text/html' } })
  if (deletions !== asked) return ''
  const cache = await caches.open(PAGES)
  // Deleted meanwhile, or not hers any more.
  if (response.status === 404 || response.redirected) await cache.delete(page)
  if (response.status !== 200 || response.redirected) return ''
  await cache.put(page, response.clone())
  const html = await response.text()
  await cacheFiles(filesOf(html))
  return html
}

async function cacheVisitedPage(page: string, files: string[]): Promise<void> {
  const isCached = await (await caches.open(PAGES)).match(page)
  await Promise.allSettled([
    cacheFiles(files),
    (!isCached || isChanging(page)) && (page === WEEK_PAGE ? cacheWeek() : cacheWithField(page)),
  ])
}

/** A sheet is kept with its page for the field, where there may be no connection. */
async function cacheWithField(page: string): Promise<void> {
  await cachePage(page)
  const field = fieldPageOf(page)
  if (field) await cachePage(field)
}

/** Milliseconds during which a kept week, or a sheet of it, is read again by a visit only. */
const FRESH = 30 * 60_000

async function isFresh(page: string): Promise<boolean> {
  const kept = await (await caches.open(PAGES)).match(page)
  return kept !== undefined && Date.now() - Date.parse(kept.headers.get('date') ?? '') < FRESH
}

/** One sheet after the other, so that the page that is read meanwhile does not wait. */
async function cacheWeek(): Promise<void> {
  for (const sheet of sheetsOf(await cachePage(WEEK_PAGE))) if (!(await isFresh(sheet))) await cacheWithField(sheet)
  if (!(await (await caches.open(PAGES)).match(RHYMES_PAGE))) await cachePage(RHYMES_PAGE)
}

async function keep(message: KeepMessage): Promise<void> {
  await ensureOwner(message.person)
  if (message.type === 'visited') await cacheVisitedPage(message.page, message.files)
  else if (message.isChanged || !(await isFresh(WEEK_PAGE))) await cacheWeek()
}

self.addEventListener('message', (event) => {
  event.waitUntil(keep(event.data as KeepMessage).catch(() => undefined))
})
