import { isOffline, parseError } from '../parse-error.ts'

/**
 * Message from the page to the service worker. `person` is who is signed in: what another one has read is deleted.
 * `visited`: the path of the page with its search parameters, and the addresses of its files on this origin. `week`: her
 * week is to be kept, anew when it has changed.
 */
export type KeepMessage = { person: string } & (
  | { type: 'visited'; page: string; files: string[] }
  | { type: 'week'; isChanged: boolean }
)

function pageFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  // Lazy images below the fold are not loaded yet, but belong to the page.
  const images = [...document.images].map(({ src }) => src)
  return [...new Set([...loaded, ...images])].filter((address) => {
    const { origin, pathname } = new URL(address)
    return origin === location.origin && isPageFile(pathname)
  })
}

/** Does nothing in development, and where the browser has no service worker (some private windows, plain http). */
async function tellWorker(message: () => KeepMessage): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message())
}

/** Stores the current page for reading offline. */
export const keepCurrentPage = (person: string): Promise<void> =>
  tellWorker(() => ({ type: 'visited', person, page: location.pathname + location.search, files: pageFiles() }))

/** Stores the week of the person, and the sheets that it names. */
export const keepWeek = (person: string, isChanged = false): Promise<void> =>
  tellWorker(() => ({ type: 'week', person, isChanged }))

/** Whose week is kept by this page; null: nobody's. */
let keeper: string | null = null
let changeTimer: ReturnType<typeof setTimeout> | undefined
/** Milliseconds after the last change of a week before it is kept anew. */
const CHANGE_DELAY = 2_000

/** From now on, {@link keepAgain} keeps the week of this person. @returns ends it */
export function keepWeekOf(person: string): () => void {
  keeper = person
  return () => {
    keeper = null
  }
}

/** Keeps the week anew, and the page that is open: it was changed here, or what was kept has just been deleted. */
export function keepAgain(): void {
  const person = keeper
  if (!person) return
  clearTimeout(changeTimer)
  changeTimer = setTimeout(() => {
    keepWeek(person, true).catch(() => undefined)
    if (isReadableOffline(location.pathname)) keepCurrentPage(person).catch(() => undefined)
  }, CHANGE_DELAY)
}

/** What has no connection and a service worker can be loaded as a page: the worker answers for it. */
const hasWorker = () => isOffline() && Boolean(navigator.serviceWorker?.controller)

/** Milliseconds after a reload during which an error does not reload again. */
const RELOAD_PAUSE = 10_000

/** Error of a page without connection: loaded anew, it is the kept page, or the list of those that are. */
export function leaveForKeptPage(error: unknown): void {
  if (!hasWorker() || parseError(error).reference) return
  const [load] = performance.getEntriesByType('navigation')
  const isReloaded = load instanceof PerformanceNavigationTiming && load.type === 'reload'
  if (!isReloaded || performance.now() > RELOAD_PAUSE) location.reload()
}

/** Without connection, a link to another page loads the page that the service worker keeps, with all that it shows. */
export function followLinkOffline(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || link.target || link.download || !hasWorker()) return
  // Another tab of the same page is in its code.
  if (link.origin !== location.origin || link.pathname === location.pathname) return
  event.preventDefault()
  event.stopPropagation()
  location.assign(link.href)
}

/** The plan of the person. */
export const WEEK_PAGE = '/activities/week'
/** What is sung on the way. */
export const RHYMES_PAGE = '/rhymes'
const SHEET = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Pages that can be read offline once they were visited. */
const READABLE_PAGES = new RegExp(
  `^/(?:zero-to-five-years|definitions|self-assessment|yearly-calendar|what-to-do|rhymes|legal-framework|notes-to-portrait|privacy|accessibility|alex/(?:backpack|continuum|templates|risks-vs-benefits)|activities/(?:week|${SHEET}))(?:/|$)`,
)

/** Calls with which these pages and the layout around them read data. */
const READ_CALLS =
  /^\/_serverFn\/(?:auth_getCurrentUser|daycares_get(?:ManagerDaycares|TeacherDaycare)|(?:exercises|guides|selfAssessment|calendar|continuum)_get\w+)$/

/** @param path without search parameters */
export const isReadableOffline = (path: string): boolean => READABLE_PAGES.test(path)

/** Whether a page must be read anew each time: what it shows is changed elsewhere. */
export const isChanging = (path: string): boolean => path.startsWith('/activities/')

/** The sheets that the HTML of a week names. */
export const sheetsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`href="(/activities/${SHEET})"`, 'g'))].flatMap(([, path]) => path ?? [])),
]

/** The page of a sheet in the field, kept with the sheet; null for any other page. */
export const fieldPageOf = (page: string): string | null =>
  new RegExp(`^/activities/${SHEET}$`).test(page) ? `${page}/terrain` : null

/** The files that the HTML of a page names. */
export const filesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="(\/(?:assets|images)\/[^"]{1,200})"/g)].flatMap(([, path]) => path ?? []),
  ),
]

/** Whether a path is a reading call whose last answer may be used offline. */
export const isReadCall = (path: string): boolean => READ_CALLS.test(path)

/** Whether a path is a static file of a page, whose cached copy may always be used. */
export const isPageFile = (path: string): boolean => /^\/(?:assets|images)\//.test(path)

/**
 * Where a page that was kept with other search parameters, which only select a part of it, is opened instead: with those
 * parameters in the hash, because the page as the server has rendered it does not show that part.
 */
export function standInAddress(kept: string, asked: string): string {
  const { pathname, search } = new URL(kept)
  const { search: part, hash } = new URL(asked)
  return `${pathname}${search}#${part || '?'}${hash}`
}

/** What {@link standInAddress} has put in the hash: the address that was asked for; null for any other hash. */
export const askedAddress = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null =>
  hash.startsWith('#?') ? pathname + hash.slice(1) : null
