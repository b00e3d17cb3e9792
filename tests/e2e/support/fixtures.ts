import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createDb } from '#app/server/database/create-db.server.ts'
import type { PrismaClient, User } from '#app/server/generated/prisma/client.ts'
import { createStaffedDaycare, type Staffed } from '#tests/support/people.ts'
import { openSession, SESSION_COOKIE } from '#tests/support/sign-in.ts'

/** What tests/e2e/support/global-setup.ts leaves for the workers. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by tests/e2e/support/global-setup.ts`)
  return value
}

/** What a page must never do, collected while a test runs. */
type Complaints = {
  list: string[]
  /** Says that this test makes the browser complain of something that matches. */
  expect: (pattern: RegExp) => void
}

type Fixtures = {
  complaints: Complaints
  /** Two people of a daycare that no other test knows. */
  staff: Staffed
  /** Signs in without the form, in this test's browser. */
  signIn: (person: Pick<User, 'id'>) => Promise<void>
}

type WorkerFixtures = { db: PrismaClient; serverUrl: string }

/** What the browser remarks and nobody can mend. */
const REMARKS = [
  // On purpose, except in the journeys about it.
  'Service Worker registration blocked by Playwright',
  // A service worker that begins its work between the preload of a file and its use; the file is then read from the cache.
  'cross-world service worker resource mismatch',
]

/** Errors of scripts, refusals of the content policy, and requests to anywhere else. */
function listen(context: BrowserContext, serverUrl: string, list: string[]): void {
  context.on('console', (message) => {
    if (REMARKS.some((remark) => message.text().includes(remark))) return
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
    async ({ context, serverUrl }, use) => {
      const list: string[] = []
      const expected: RegExp[] = []
      listen(context, serverUrl, list)
      await use({ list, expect: (pattern) => void expected.push(pattern) })
      expect(list.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],

  staff: async ({ db }, use) => use(await createStaffedDaycare(db)),

  signIn: async ({ context, db, serverUrl }, use) => {
    await use(async ({ id }) => {
      const value = await openSession(db, id)
      await context.addCookies([{ name: SESSION_COOKIE, value, url: serverUrl, httpOnly: true, sameSite: 'Lax' }])
    })
  },
})

/** Waits until the page answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Until React answers, the page that the server sent is inert. */
export const hydrated = (page: Page) => expect(page.locator('body')).not.toHaveAttribute('inert')

export { expect }
