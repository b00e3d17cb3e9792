import { isPageFile } from './readable.ts'

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
