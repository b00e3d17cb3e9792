/**
 * Message from the page to the service worker: its path with search parameters, and the URLs of its files on this
 * origin.
 */
export type VisitedMessage = { type: 'visited'; page: string; files: string[] }

function pageFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  // Lazy images below the fold are not loaded yet, but belong to the page.
  const images = [...document.images].map(({ src }) => src)
  return [...new Set([...loaded, ...images])].filter((address) => {
    const { origin, pathname } = new URL(address)
    return origin === location.origin && isPageFile(pathname)
  })
}

/**
 * Stores the current page for reading offline. Does nothing in development, and where the browser has no service worker
 * (some private windows, plain http except on localhost).
 */
export async function cacheCurrentPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const message: VisitedMessage = {
    type: 'visited',
    page: location.pathname + location.search,
    files: pageFiles(),
  }
  active?.postMessage(message)
}

/** Pages that can be read offline once they were visited. */
const READABLE_PAGES =
  /^\/(?:zero-to-five-years|definitions|self-assessment|yearly-calendar|what-to-do|privacy|alex\/(?:backpack|continuum|risks-vs-benefits))(?:\/|$)/

/** Calls with which these pages and the layout around them read data. */
const READ_CALLS =
  /^\/_serverFn\/(?:auth_getCurrentUser|daycares_get(?:ManagerDaycares|TeacherDaycare)|(?:exercises|guides|selfAssessment|calendar|continuum)_get\w+)$/

/** @param path without search parameters */
export const isReadableOffline = (path: string): boolean => READABLE_PAGES.test(path)

/** Whether a path is a reading call whose last answer may be used offline. */
export const isReadCall = (path: string): boolean => READ_CALLS.test(path)

/** Whether a path is a static file of a page, whose cached copy may always be used. */
export const isPageFile = (path: string): boolean => /^\/(?:assets|images)\//.test(path)
