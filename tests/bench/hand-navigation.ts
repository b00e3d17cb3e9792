import type { Browser, CDPSession, Page } from '@playwright/test'
import type { User } from '#app/server/generated/prisma/client.ts'
import { type NetworkLine, throttle } from '#tests/support/page-load.ts'
import type { TestServer } from '#tests/support/server.ts'
import { openSession, SESSION_COOKIE } from '#tests/support/sign-in.ts'

/** How a link is pressed: milliseconds above it before, and milliseconds that the button is held down. */
type Press = { name: string; above: number; held: number }

export const GESTURES: Press[] = [
  { name: 'by a mouse that comes, stops and clicks', above: 120, held: 70 },
  { name: 'by the fastest click of a hand that does not aim', above: 0, held: 50 },
]

type Navigation = {
  to: string
  /** Milliseconds from the press until the page shows its content: from `click`, when the button of the mouse is released. */
  ms: number
  /** The same from `pointerdown`: with the time that the hand holds the button. */
  fromDown: number
  /** Milliseconds of CPU of the main thread of the browser meanwhile, which depend less on what else the machine does. */
  cpu: number
  /** Requests that waited for one another: code, then data, then more data. */
  chain: number
  requests: number
}

/** A context of a signed-in person over this line, without service worker: its requests are not slowed by the emulation. */
export async function openPage(
  browser: Browser,
  server: TestServer,
  person: Pick<User, 'id'>,
  line: NetworkLine,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1360, height: 900 },
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: SESSION_COOKIE, value: await openSession(server.db, person.id), url: server.url }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await throttle(session, line)
  return { page, session }
}

/** Marks in the page when a link was pressed, and when the page of its address showed a title and no placeholder. */
const watchContent = (page: Page, to: string) =>
  page.evaluate((path) => {
    const former = document.querySelector('main h1')
    const marks: { down?: number; pressed?: number; shown?: number } = {}
    Object.assign(window, { marks })
    addEventListener('pointerdown', ({ timeStamp }) => (marks.down = timeStamp), { capture: true, once: true })
    addEventListener('click', ({ timeStamp }) => (marks.pressed = timeStamp), { capture: true, once: true })
    const look = () => {
      const title = document.querySelector('main h1')
      const isThere = location.pathname === path && title !== null && title !== former && title.isConnected
      // A placeholder says « Chargement… » to screen readers.
      const waits = [...document.querySelectorAll('main [role=status]')].some((it) =>
        it.textContent?.startsWith('Chargement'),
      )
      if (isThere && !waits) requestAnimationFrame(() => (marks.shown = performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, to)

type Request = { url: string; from: number; until: number }

/** Collects the scripts and answers of server functions that are loaded from now on. */
function watchRequests(session: CDPSession): { seen: Request[]; stop: () => void } {
  const seen = new Map<string, Request>()
  const begin = ({
    requestId,
    request,
    timestamp,
    type,
  }: {
    requestId: string
    request: { url: string }
    timestamp: number
    type?: string
  }) => {
    if (type === 'Script' || type === 'Fetch' || type === 'XHR' || type === 'Other')
      seen.set(requestId, { url: new URL(request.url).pathname, from: timestamp, until: Number.POSITIVE_INFINITY })
  }
  const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    const request = seen.get(requestId)
    if (request) request.until = timestamp
  }
  session.on('Network.requestWillBeSent', begin)
  session.on('Network.loadingFinished', end)
  return {
    get seen() {
      return [...seen.values()]
    },
    stop: () => {
      session.off('Network.requestWillBeSent', begin)
      session.off('Network.loadingFinished', end)
    },
  }
}

/** The longest row of requests each of which began after the one before had ended. */
function chainOf(requests: Request[]): number {
  let length = 0
  let end = Number.NEGATIVE_INFINITY
  for (const { from, until } of requests.toSorted((a, b) => a.until - b.until)) {
    if (from < end) continue
    length++
    end = until
  }
  return length
}

/** Milliseconds of CPU that the main thread of a page has used. */
export async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}

/** Presses each link of the sidebar in turn, in a fresh browser whose caches are empty but for the page it begins at. */
export async function navigations(
  browser: Browser,
  server: TestServer,
  { person, line, gesture: { above, held } }: { person: Pick<User, 'id'>; line: NetworkLine; gesture: Press },
): Promise<Navigation[]> {
  const { page, session } = await openPage(browser, server, person, line)
  await page.goto('/', { waitUntil: 'networkidle' })
  const links = page.locator('aside nav a[href]')
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  )
  const results: Navigation[] = []
  for (const to of addresses) {
    if (to === new URL(page.url()).pathname) continue
    const link = page.locator(`aside nav a[href="${to}"]`)
    await link.scrollIntoViewIfNeeded()
    const box = await link.boundingBox()
    if (!box) throw new Error(`${to}: no link on screen`)
    await page.mouse.move(700, 5)
    await watchContent(page, to)
    const requests = watchRequests(session)
    const cpuBefore = await cpuOf(session)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(above)
    await page.mouse.down()
    await page.waitForTimeout(held)
    await page.mouse.up()
    const times = await page.waitForFunction(
      () => {
        const { down, pressed, shown } = (window as unknown as { marks: Record<string, number | undefined> }).marks
        return shown && pressed && down ? [shown - pressed, shown - down] : null
      },
      undefined,
      { polling: 50, timeout: 15_000 },
    )
    const cpu = (await cpuOf(session)) - cpuBefore
    const [ms = 0, fromDown = 0] = (await times.jsonValue()) ?? []
    results.push({ to, ms, fromDown, cpu, chain: chainOf(requests.seen), requests: requests.seen.length })
    requests.stop()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
  }
  await page.context().close()
  return results
}
