import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActivity } from '#tests/support/activities.ts'
import { findChromium } from '#tests/support/chromium.ts'
import { createPerson, createStaffedDaycare } from '#tests/support/people.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { openSession, SESSION_COOKIE } from '#tests/support/sign-in.ts'

/*
 * What a first visit weighs, measured where it counts: a browser with an empty cache loads the page, and everything
 * that it asks for is added up, scripts that a script asks for included. A list of the build's files would miss those,
 * or count those that wait for a click. Compressed as gzip, in kB of 1000 bytes.
 */

const KB = 1_000
/** An alarm, no budget: when it rings, look for a library too many. */
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

type Weights = { scripts: number; styles: number; fonts: number; others: string[] }

/** Bytes of a first visit of a page, by a person or by nobody. */
async function weigh(path: string, personId: string | null): Promise<Weights> {
  const context = await browser.newContext({ baseURL: server.url })
  if (personId)
    await context.addCookies([{ name: SESSION_COOKIE, value: await openSession(server.db, personId), url: server.url }])
  const weights: Weights = { scripts: 0, styles: 0, fonts: 0, others: [] }
  const page = await context.newPage()
  const seen = new Set<string>()
  page.on('request', (request) => seen.add(request.url()))
  await page.goto(path)
  // The load of what the first scripts ask for comes after the load of the page.
  await page.waitForLoadState('networkidle')
  const files = [...seen].filter((url) => url.startsWith(`${server.url}/assets/`))
  await context.close()
  await Promise.all(
    files.map(async (url) => {
      const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
      const kind = KINDS[/\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? '']
      await response.arrayBuffer()
      const bytes = Number(response.headers.get('content-length'))
      expect(bytes, url).toBeGreaterThan(0)
      if (kind) weights[kind] += bytes
      else weights.others.push(url)
    }),
  )
  return weights
}

const KINDS: Record<string, 'scripts' | 'styles' | 'fonts'> = { js: 'scripts', css: 'styles', woff2: 'fonts' }

function expectWithin(weights: Weights): void {
  expect(weights.scripts).toBeGreaterThan(50 * KB)
  expect(weights.scripts).toBeLessThanOrEqual(SCRIPTS)
  expect(weights.styles).toBeGreaterThan(KB)
  expect(weights.styles).toBeLessThanOrEqual(STYLES)
  expect(weights.fonts).toBeLessThanOrEqual(FONTS)
  expect(weights.others).toEqual([])
}

test('/login keeps to its weight', async () => {
  expectWithin(await weigh('/login', null))
})

const PAGES = {
  TEACHER: [
    '/activities',
    '/activities/week',
    '/activities/trash',
    '/quiz',
    '/definitions',
    '/self-assessment',
    '/yearly-calendar',
    '/zero-to-five-years',
    '/change-password',
    '/account',
    '/alex/backpack',
    '/alex/continuum',
    '/alex/risks-vs-benefits',
    '/alex/quiz',
  ],
  MANAGER: ['/team', '/quiz-reviews', '/administrator', '/create-daycare'],
  SUPERADMIN: [
    '/admin',
    '/admin/daycares',
    '/admin/managers',
    '/admin/journal',
    '/admin/privacy',
    '/admin/question-bank',
  ],
} as const

describe.each(Object.entries(PAGES))('as %s', (role, paths) => {
  test.each(paths)('%s keeps to its weight', async (path) => {
    const { manager, teacher } = await createStaffedDaycare(server.db)
    const person =
      role === 'TEACHER' ? teacher : role === 'MANAGER' ? manager : await createPerson(server.db, 'SUPERADMIN')
    expectWithin(await weigh(path, person.id))
  })
})

test('the sheet of an activity keeps to its weight', async () => {
  const { daycare, teacher } = await createStaffedDaycare(server.db)
  const { id } = await createActivity(server.db, { daycareId: daycare.id, authorId: teacher.id })
  expectWithin(await weigh(`/activities/${id}`, teacher.id))
})
