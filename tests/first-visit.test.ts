import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '#tests/support/chromium.ts'
import { loadPage, type PageLoad } from '#tests/support/page-load.ts'
import { pageAddresses, preparePage } from '#tests/support/pages.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/*
 * What a first visit asks for, measured where it counts: a browser with an empty cache loads the page, and then a person
 * moves her mouse. How long it takes belongs to `npm run bench:pages`.
 */

/** Without the pictures of its text, and without the worker that comes once all of it is there. */
const REQUESTS = 15
const BESIDE = /^\/(?:images\/|sw\.js)/
/** Milliseconds after which `useSuspenseQuery` asks again for what must be fresh: a busy machine takes as long. */
const FRESH = 1_000
const KB = 1_000
/** An alarm, no budget: when it rings, look for a library too many. Never hide code, nor wait for a sign of the person. */
const SCRIPTS = 230 * KB
const STYLES = 20 * KB
const FONTS = 60 * KB

let server: TestServer
let browser: Browser

beforeAll(async () => {
  const { executablePath, args } = await findChromium()
  browser = await chromium.launch({ executablePath, args })
  server = await startServer({ LOG_LEVEL: 'warn' })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

function expectLight({
  hydratedAfter: usable,
  requests: all,
  scripts,
  styles,
  fonts,
  requestsAtMouseMove: atMouseMove,
}: PageLoad): void {
  expect(atMouseMove).toEqual([])
  const isAgain = (address: string) => usable > FRESH && address.startsWith('/_serverFn/')
  const requests = all.filter((address) => !BESIDE.test(address) && !isAgain(address))
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS)
  expect(scripts).toBeGreaterThan(50 * KB)
  expect(scripts).toBeLessThanOrEqual(SCRIPTS)
  expect(styles).toBeGreaterThan(KB)
  expect(styles).toBeLessThanOrEqual(STYLES)
  expect(fonts).toBeLessThanOrEqual(FONTS)
}

// Two at once: what a visit mostly does is wait until nothing more comes.
describe.concurrent('a first visit to', () => {
  test.each(pageAddresses())('%s', async (address) => {
    expectLight(await loadPage(browser, server, await preparePage(server.db, address)))
  })
})
