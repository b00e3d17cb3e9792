import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unknownErrorSentence } from '#content/errors.ts'
import { findChromium } from '#tests/support/chromium.ts'
import { loadPage, type PageLoad } from '#tests/support/page-load.ts'
import { pageAddresses, preparePage } from '#tests/support/pages.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { projectPaths } from '#tests/support/source-files.ts'
import { projectRoot } from '#tests/support/tools.ts'

/*
 * What a first visit asks for, measured where it counts: a browser with an empty cache loads the page, and then a person
 * moves her mouse. How long it takes belongs to `npm run bench:pages`.
 */

/** Without the pictures of its text, and without what comes once all of it is there: the worker, and what is new for the bell. */
const REQUESTS = 15
const BESIDE = /^\/(?:images\/|sw\.js|_serverFn\/notices_getNotices)/
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

/** Characters from which a text is a sentence, which no title or label is. */
const SENTENCE_MIN = 30

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/*
 * The router knows all addresses at start, and with an address whatever its schema imports: one sentence of a form there
 * brings all the words of its room to every page.
 */
test('the file that every page begins with has no sentence of any page', async () => {
  const assets = join(projectRoot, 'dist/client/assets')
  const [start, ...others] = readdirSync(assets).filter((name) => /^index-[\w-]+\.js$/.test(name))
  expect(others).toEqual([])
  const code = readFileSync(join(assets, start ?? ''), 'utf8')
  // Its errors are there, as written: sentences are not escaped.
  expect(code).toContain(unknownErrorSentence)
  const modules: unknown[] = await Promise.all(
    projectPaths('content/pages').map((path) => import(join(projectRoot, path))),
  )
  const sentences = modules.flatMap((module) => textsIn(Object.values(module as object)))
  const checked = sentences.filter((text) => text.length >= SENTENCE_MIN && !/[\u00A0`'\n]/.test(text))
  expect(checked.length).toBeGreaterThan(300)
  expect(checked.filter((sentence) => code.includes(sentence))).toEqual([])
})
