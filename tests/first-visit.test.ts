import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActivity } from '#tests/support/activities.ts'
import { findChromium } from '#tests/support/chromium.ts'
import { loadPage, type PageLoad } from '#tests/support/page-load.ts'
import { createPerson, createStaffedDaycare } from '#tests/support/people.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/*
 * What a first visit asks for, measured where it counts: a browser with an empty cache loads the page, and then a person
 * moves her mouse. How long it takes belongs to `npm run bench:pages`.
 */

/** Without the pictures of its text, and without the worker that comes once all of it is there. */
const REQUESTS = 15
const BESIDE = /^\/(?:images\/|sw\.js)/
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

function expectLight({ requests: all, scripts, styles, fonts, atMouseMove }: PageLoad): void {
  expect(atMouseMove).toEqual([])
  const requests = all.filter((address) => !BESIDE.test(address))
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS)
  expect(scripts).toBeGreaterThan(50 * KB)
  expect(scripts).toBeLessThanOrEqual(SCRIPTS)
  expect(styles).toBeGreaterThan(KB)
  expect(styles).toBeLessThanOrEqual(STYLES)
  expect(fonts).toBeLessThanOrEqual(FONTS)
}

test('/login', async () => {
  expectLight(await loadPage(browser, server, { path: '/login', person: null }))
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
  test.each(paths)('%s', async (path) => {
    const { manager, teacher } = await createStaffedDaycare(server.db)
    const person =
      role === 'TEACHER' ? teacher : role === 'MANAGER' ? manager : await createPerson(server.db, 'SUPERADMIN')
    expectLight(await loadPage(browser, server, { path, person }))
  })
})

test('the sheet of an activity', async () => {
  const { daycare, teacher } = await createStaffedDaycare(server.db)
  const { id } = await createActivity(server.db, { daycareId: daycare.id, authorId: teacher.id })
  expectLight(await loadPage(browser, server, { path: `/activities/${id}`, person: teacher }))
})
