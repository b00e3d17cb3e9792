import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from '../support/fixtures.ts'

const ROOT = '/alex/risks-vs-benefits'

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker has cached a page. */
async function expectCached(page: Page, path: string): Promise<void> {
  await page.mouse.move(5, 5)
  const isCached = () =>
    page.evaluate(async (address) => {
      for (const name of await caches.keys())
        if (name.startsWith('brindille-pages-') && (await (await caches.open(name)).match(address))) return true
      return false
    }, path)
  // Not `waitForFunction`: a promise would count as truthy.
  await expect.poll(isCached).toBe(true)
}

const personalCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => /pages|answers/.test(name)))

test('an exercise that was opened can be read and sorted without connection, and the attempt is sent when it is back', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/)
  await signIn(staff.teacher)
  await open(page, ROOT)
  await expectCached(page, ROOT)
  await open(page, `${ROOT}/2`)
  await expectCached(page, `${ROOT}/2`)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const drawing = page.getByRole('img').first()
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Bénéfices', exact: true }).click()
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible()

  await page.goto(ROOT)
  await hydrated(page)
  await expect(page.getByRole('article')).toHaveCount(42)
  await page.goto('/activities')
  await expect(page.getByRole('heading', { name: 'Pas de connexion' })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await context.setOffline(false)
  await expect
    .poll(() => db.exerciseAttempt.count({ where: { userId: staff.teacher.id, exerciseId: 2 } }), { timeout: 15_000 })
    .toBe(1)
})

test('once the situations were seen, each can be read without connection, by its address too', async ({
  page,
  context,
  staff,
  signIn,
  complaints,
}) => {
  // The list stands in for a situation whose own address was never visited, and React renders it anew (418).
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|React error #418/)
  await signIn(staff.teacher)
  await open(page, '/what-to-do')
  await expectCached(page, '/what-to-do')
  await context.setOffline(true)
  await page.getByRole('link', { name: /^Un enfant mord/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un enfant mord')
  await page.goto('/what-to-do?selectedSituation=bosse')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une chute, une bosse à la tête')
})

test('signing out deletes the cached pages', async ({ page, context, staff, signIn, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/)
  await signIn(staff.teacher)
  await open(page, ROOT)
  await expectCached(page, ROOT)
  await page
    .getByRole('button', { name: /^Compte/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  // The address changes first: until the form is there, its files are on their way, and without them the page reloads.
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => personalCaches(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(ROOT)
  await expect(page.getByRole('heading', { name: 'Pas de connexion' })).toBeVisible()
  await expect(page.getByText(staff.teacher.lastName)).toHaveCount(0)
  await expect(page.getByText('Vous pouvez lire')).toHaveCount(0)
})
