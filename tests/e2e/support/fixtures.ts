import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createDb } from '#app/server/database/create-db.server.ts'
import type { PrismaClient, User } from '#app/server/generated/prisma/client.ts'
import { createStaffedDaycare, type StaffedDaycare } from '#tests/support/people.ts'
import { openSession, SESSION_COOKIE } from '#tests/support/sign-in.ts'

/** An environment variable that global-setup.ts sets for the workers. Throws when it is missing. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by tests/e2e/support/global-setup.ts`)
  return value
}

/** Errors and warnings of the browser during a test, which fail it unless they are expected. */
type Complaints = {
  list: string[]
  /** Allows messages that match. */
  expect: (pattern: RegExp) => void
}

type Fixtures = {
  complaints: Complaints
  /** A new daycare with a manager and a teacher. */
  staff: StaffedDaycare
  /** Leaves the open pages, then signs in without the form, in the browser of this test. */
  signIn: (person: Pick<User, 'id'>) => Promise<void>
}

type WorkerFixtures = { db: PrismaClient; serverUrl: string }

/** Messages of the browser to ignore. */
const IGNORED_MESSAGES = [
  // Service workers are blocked, except in the tests about them.
  'Service Worker registration blocked by Playwright',
  // The service worker took over between the preload of a file and its use; the file is then read from the cache.
  'cross-world service worker resource mismatch',
]

/** Of a preloaded file that was then read from the cache of the service worker, a few seconds after the page was loaded. */
const UNUSED_PRELOAD = /was preloaded using link preload but not used/

/** Collects script errors, violations of the content security policy, and requests to other origins. */
function collectComplaints(context: BrowserContext, serverUrl: string, list: string[]): void {
  context.on('console', (message) => {
    if (IGNORED_MESSAGES.some((ignored) => message.text().includes(ignored))) return
    if (message.type() === 'error' || message.type() === 'warning') list.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => list.push(`exception: ${error.error().message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(serverUrl) && !/^(?:data|blob|about):/.test(url)) list.push(`request to ${url}`)
  })
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverUrl: [({}, use) => use(setting('BRINDILLE_TEST_SERVER')), { scope: 'worker' }],

  db: [
    async ({}, use) => {
      const db = createDb(setting('BRINDILLE_TEST_DATABASE'), 4, 20)
      await use(db)
      await db.$disconnect()
    },
    { scope: 'worker' },
  ],

  baseURL: ({ serverUrl }, use) => use(serverUrl),

  complaints: [
    async ({ context, serverUrl, serviceWorkers }, use) => {
      const list: string[] = []
      const expected = serviceWorkers === 'allow' ? [UNUSED_PRELOAD] : []
      collectComplaints(context, serverUrl, list)
      await use({ list, expect: (pattern) => void expected.push(pattern) })
      expect(list.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],

  staff: async ({ db }, use) => use(await createStaffedDaycare(db)),

  signIn: async ({ context, db, serverUrl }, use) => {
    await use(async ({ id }) => {
      // A page of the person before would send its last requests with the session of the new one, and be refused.
      for (const page of context.pages()) await page.goto('about:blank')
      const value = await openSession(db, id)
      await context.addCookies([{ name: SESSION_COOKIE, value, url: serverUrl, httpOnly: true, sameSite: 'Lax' }])
    })
  },
})

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until the page is hydrated; it is inert before (app/ui/page/page-body.tsx). */
export const hydrated = (page: Page) => expect(page.locator('body')).not.toHaveAttribute('inert')

/** The cards of the list of activities. */
export const activityCards = (page: Page) =>
  page.getByRole('list', { name: 'Activités', exact: true }).getByRole('listitem')

/** Chooses an item of the menu of what is done once in a while with a sheet. */
export async function chooseOther(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

export { expect }
