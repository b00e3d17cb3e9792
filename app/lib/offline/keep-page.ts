/** What the page tells the service worker: where it is, and the files it is made of (addresses on this origin). */
export type VisitedMessage = { type: 'visited'; page: string; files: string[] }

function pageFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  // Pictures further down load when they come near: they are part of the page all the same.
  const pictures = [...document.images].map(({ src }) => src)
  return [...new Set([...loaded, ...pictures])].filter((address) => {
    const { origin, pathname } = new URL(address)
    return origin === location.origin && isPageFile(pathname)
  })
}

/**
 * Keeps the page on screen for reading without connection. Does nothing in development and where the browser has no
 * service worker (private windows of some, plain http elsewhere than on this machine).
 */
export async function keepPage(): Promise<void> {
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

/** Pages that can be read again without connection once they were visited. */
const PAGES =
  /^\/(?:zero-to-five-years|definitions|self-assessment|yearly-calendar|privacy|alex\/(?:backpack|continuum|risks-vs-benefits))(?:\/|$)/

/** What those pages, and the frame around them, read. */
const CALLS =
  /^\/_serverFn\/(?:auth_getCurrentUser|daycares_get(?:ManagerDaycares|TeacherDaycare)|(?:exercises|guides|selfAssessment|calendar|continuum)_get\w+)$/

/** @param path of an address, without its search parameters. */
export const isReadableOffline = (path: string): boolean => PAGES.test(path)

/** Whether an address is a reading call whose last answer may serve when there is no connection. */
export const isReadCall = (path: string): boolean => CALLS.test(path)

/** Files that a page is made of, whose copy may serve at any time. */
export const isPageFile = (path: string): boolean => /^\/(?:assets|images)\//.test(path)
