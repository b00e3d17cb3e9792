import type { Browser, CDPSession } from '@playwright/test'
import type { User } from '#app/server/generated/prisma/client.ts'
import type { TestServer } from './server.ts'
import { openSession, SESSION_COOKIE } from './sign-in.ts'

export type Line = {
  /** Bits a second, both ways. */ bits: number /** Milliseconds, there and back. */
  latency: number
}

export type PageLoad = {
  /** Milliseconds from the navigation until every control answers. */
  usable: number
  /** Addresses fetched until then and in the seconds after, the page itself first. */
  requests: string[]
  /** Bytes on the wire. */
  scripts: number
  styles: number
  fonts: number
  /** Addresses fetched only once the mouse moved, over nothing. */
  atMouseMove: string[]
}

const KINDS: Record<string, 'scripts' | 'styles' | 'fonts'> = { Script: 'scripts', Stylesheet: 'styles', Font: 'fonts' }

async function slowDown(session: CDPSession, { bits, latency }: Line): Promise<void> {
  const throughput = bits / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/**
 * A first visit with an empty cache, seen from the browser.
 *
 * @param person who is signed in; null for nobody.
 * @param line the connection; as fast as this machine where left out.
 */
export async function loadPage(
  browser: Browser,
  server: TestServer,
  { path, person, line }: { path: string; person: Pick<User, 'id'> | null; line?: Line },
): Promise<PageLoad> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1360, height: 900 } })
  if (person)
    await context.addCookies([
      { name: SESSION_COOKIE, value: await openSession(server.db, person.id), url: server.url },
    ])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (line) await slowDown(session, line)
  const requests: string[] = []
  const weights = { scripts: 0, styles: 0, fonts: 0 }
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
    if (kind) weights[kind] += encodedDataLength
  })
  // Written down in the page itself: asking from here is too slow to time by.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body && !document.body.inert) performance.mark('usable')
    }).observe(document, { attributes: true, attributeFilter: ['inert'], subtree: true })
  })
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, { polling: 50 })
  const usable = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime)
  await page.waitForLoadState('networkidle')
  const atFirst = requests.length
  await page.mouse.move(2, 2)
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
  // What a page might start because of the mouse begins in the next frames.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))))
  await context.close()
  return {
    usable: Number(usable),
    requests: requests.slice(0, atFirst),
    ...weights,
    atMouseMove: requests.slice(atFirst),
  }
}
