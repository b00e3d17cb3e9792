import type { Browser, CDPSession } from '@playwright/test'
import type { User } from '#app/server/generated/prisma/client.ts'
import type { TestServer } from './server.ts'
import { openSession, SESSION_COOKIE } from './sign-in.ts'

/** A network connection to emulate. */
export type NetworkLine = {
  /** Bits per second, in both directions. */
  bits: number
  /** Round-trip time, in milliseconds. */
  latency: number
}

/** Measures of a first visit. Sizes are bytes on the wire. */
export type PageLoad = {
  /** Milliseconds from the navigation until the page is hydrated. */
  hydratedAfter: number
  /** Paths of the requests until the network is idle, the page itself first. */
  requests: string[]
  scripts: number
  styles: number
  fonts: number
  /** Paths requested once the mouse moves over an empty place. */
  requestsAtMouseMove: string[]
}

const KINDS: Record<string, 'scripts' | 'styles' | 'fonts'> = { Script: 'scripts', Stylesheet: 'styles', Font: 'fonts' }

/** Makes a page load over this line from now on. `Network` must be enabled. */
export async function throttle(session: CDPSession, { bits, latency }: NetworkLine): Promise<void> {
  const throughput = bits / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/**
 * Measures a first visit, with an empty cache.
 *
 * @param person the signed-in person; null for nobody
 * @param line the connection to emulate; none by default
 */
export async function loadPage(
  browser: Browser,
  server: TestServer,
  { path, person, line }: { path: string; person: Pick<User, 'id'> | null; line?: NetworkLine },
): Promise<PageLoad> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1360, height: 900 } })
  if (person)
    await context.addCookies([
      { name: SESSION_COOKIE, value: await openSession(server.db, person.id), url: server.url },
    ])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (line) await throttle(session, line)
  const requests: string[] = []
  const bytes = { scripts: 0, styles: 0, fonts: 0 }
  const kinds = new Map<string, 'scripts' | 'styles' | 'fonts'>()
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests.push(request.url.slice(server.url.length))
  })
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = KINDS[type]
    if (kind) kinds.set(requestId, kind)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  // Marked inside the page: polling from here would be too imprecise.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body && !document.body.inert) performance.mark('usable')
    }).observe(document, { attributes: true, attributeFilter: ['inert'], subtree: true })
  })
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, { polling: 50 })
  const usable = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime)
  await page.waitForLoadState('networkidle')
  const firstCount = requests.length
  await page.mouse.move(2, 2)
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
  // Requests caused by the mouse start before the page is idle. One that has nothing to draw may never call back.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })))
  await context.close()
  return {
    hydratedAfter: Number(usable),
    requests: requests.slice(0, firstCount),
    ...bytes,
    requestsAtMouseMove: requests.slice(firstCount),
  }
}
